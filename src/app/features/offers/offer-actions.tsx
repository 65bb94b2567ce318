import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import tints from '#app/ui/tints.module.css';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { actionsOf } from '#contract/offers/offer.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import styles from './offer-card.module.css';
import { type OfferAnswer, queueAnswer } from './queue-offer.ts';

type Action = OfferAnswer['action'];
/** The primary action is last, on the right. */
const order: readonly Action[] = ['withdraw', 'decline', 'counter', 'accept'];

/** The actions that the graph allows this party. */
export function OfferActions({ offer }: { readonly offer: OfferView }) {
  const language = useLanguage();
  const [action, setAction] = useState<Action>();
  const [isOpen, setIsOpen] = useState(false);
  const [failure, setFailure] = useState<DeviceFailure>();
  const possible: readonly string[] = actionsOf(offer.status, offer.role);
  // If declining is possible, withdrawing would have the same effect.
  const isNeeded = (each: Action) => each !== 'withdraw' || !possible.includes('decline');
  const actions = order.filter((each) => possible.includes(each) && isNeeded(each));
  if (actions.length === 0) return null;

  async function answer(given: OfferAnswer): Promise<void> {
    setIsOpen(false);
    const queued = await queueAnswer(offer, given, language);
    setFailure(queued.ok ? undefined : queued.failure);
  }

  return (
    <div className={styles.actions}>
      {actions.map((each) => (
        <Button
          key={each}
          variant={each === 'accept' ? 'primary' : each === 'counter' ? 'secondary' : 'text'}
          size="dense"
          aria-haspopup="dialog"
          onClick={() => {
            setAction(each);
            setIsOpen(true);
          }}
        >
          {offer.status === 'accepted' ? <Trans>Cancel the deal</Trans> : <ActionName action={each} />}
          <span className="visually-hidden">: {offer.listing.label}</span>
        </Button>
      ))}
      {action === undefined ? null : (
        <AnswerSheet
          key={`${offer.revision} ${action}`}
          offer={offer}
          action={action}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onAnswer={(given) => void answer(given)}
        />
      )}
      {failure === undefined ? null : (
        <p role="alert" className={classNames(patterns.noticeLink, tints.red, styles.refused)}>
          <DeviceFailureText failure={failure} />
        </p>
      )}
    </div>
  );
}

function ActionName({ action }: { readonly action: Action }): ReactNode {
  switch (action) {
    case 'accept':
      return <Trans>Accept</Trans>;
    case 'counter':
      return <Trans>Other price</Trans>;
    case 'decline':
      return <Trans>Decline</Trans>;
    case 'withdraw':
      return <Trans>Withdraw</Trans>;
  }
}
