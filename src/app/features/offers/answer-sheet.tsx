import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { formatPrice } from '#contract/money.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import { firstCounter } from './first-counter.ts';
import { OfferForm } from './offer-form.tsx';
import type { OfferAnswer } from './queue-offer.ts';

type Props = {
  readonly offer: OfferView;
  readonly action: OfferAnswer['action'];
  readonly isOpen: boolean;
  onClose(): void;
  onAnswer(answer: OfferAnswer): void;
};

/** Confirms a response and explains its consequences; also the form of a counter-offer. */
export function AnswerSheet({ offer, action, isOpen, onClose, onAnswer }: Props) {
  const { t } = useLingui();
  const id = useId();
  const isCounter = action === 'counter';
  const titles = {
    accept: t`Accept the offer`,
    counter: t`Suggest another price`,
    decline: t`Decline the offer`,
    withdraw: t`Withdraw the offer`,
  } as const;
  const title = offer.status === 'accepted' ? t`Cancel the deal` : titles[action];
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        isCounter ? (
          <Button isWide type="submit" form={id}>
            <Trans>Send this price</Trans>
          </Button>
        ) : (
          <Button isWide onClick={() => onAnswer({ action })}>
            {title}
          </Button>
        )
      }
    >
      <p>
        <strong>{offer.listing.label}</strong>
      </p>
      {isCounter ? (
        <OfferForm
          id={id}
          price={offer.listing.price}
          first={{ amount: firstCounter(offer) }}
          onSend={(values) => onAnswer({ action, ...values })}
        />
      ) : (
        <p>
          <Consequence offer={offer} action={action} />
        </p>
      )}
    </Sheet>
  );
}

type ConsequenceProps = { readonly offer: OfferView; readonly action: OfferAnswer['action'] };

function Consequence({ offer, action }: ConsequenceProps): ReactNode {
  const language = useLanguage();
  const amount = formatPrice(offer.amount, language);
  const hours = offerLimits.reservedHours;
  const isAgreed = offer.status === 'accepted';
  if (action === 'accept') {
    return offer.role === 'seller' ? (
      <Trans>
        You agree on {amount}. The car is reserved for this buyer for {hours} hours, and you see each other’s
        number. Other offers stay open until it is sold.
      </Trans>
    ) : (
      <Trans>
        You agree on {amount}. The car is reserved for you for {hours} hours, and you see each other’s number.
        See the car before you pay anything.
      </Trans>
    );
  }
  if (isAgreed) return <Trans>The deal is cancelled, and the car is for sale to everybody again.</Trans>;
  return action === 'decline' ? (
    <Trans>The offer ends here. The other person is told, and may make a new offer.</Trans>
  ) : (
    <Trans>The offer ends here. You may make a new one later.</Trans>
  );
}
