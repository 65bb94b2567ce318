import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { OfferStep, OfferView } from '#contract/offers/offer.schema.ts';
import styles from './offer-card.module.css';

type Props = {
  readonly offer: Pick<OfferView, 'role' | 'steps'>;
  /** Shown below the steps. */
  readonly children?: ReactNode;
};

/** All steps of an offer, worded for the reader's role. */
export function OfferHistory({ offer, children }: Props) {
  const momentText = useMomentText();
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>History</Trans>
      </summary>
      <ol className={styles.steps}>
        {offer.steps.map((step) => (
          <li key={`${step.createdAt} ${step.action}`} className={styles.step}>
            <span className={styles.moment}>{momentText(Date.parse(step.createdAt))}</span>
            <span>
              <Words step={step} isOwn={step.by === offer.role} />
              {step.note === '' ? null : (
                <q className={classNames(texts.quiet, patterns.block)} lang="id">
                  {step.note}
                </q>
              )}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </details>
  );
}

function Words({ step, isOwn }: { readonly step: OfferStep; readonly isOwn: boolean }): ReactNode {
  const language = useLanguage();
  const amount = step.amount === null ? '' : formatPrice(step.amount, language);
  switch (step.action) {
    case 'send':
      return isOwn ? <Trans>You offered {amount}.</Trans> : <Trans>The buyer offered {amount}.</Trans>;
    case 'counter':
      if (isOwn) return <Trans>You answered with {amount}.</Trans>;
      return step.by === 'seller' ? (
        <Trans>The seller answered with {amount}.</Trans>
      ) : (
        <Trans>The buyer answered with {amount}.</Trans>
      );
    case 'accept':
      return isOwn ? <Trans>You accepted.</Trans> : <Trans>It was accepted.</Trans>;
    case 'decline':
      if (step.by === 'site') return <Trans>Lajur ended the offer.</Trans>;
      return isOwn ? <Trans>You declined.</Trans> : <Trans>It was declined.</Trans>;
    case 'withdraw':
      return isOwn ? <Trans>You withdrew it.</Trans> : <Trans>The buyer withdrew it.</Trans>;
    case 'expire':
      return <Trans>Nobody answered for seven days.</Trans>;
  }
}
