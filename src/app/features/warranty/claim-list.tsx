import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { WarrantyClaim } from '#contract/warranty/warranty.schema.ts';
import type { ClaimState } from '#contract/warranty/warranty.ts';
import styles from './warranty.module.css';

export function useClaimStateName(): (state: ClaimState) => string {
  const { t } = useLingui();
  const names: Readonly<Record<ClaimState, string>> = {
    received: t`Received`,
    checking: t`Being checked`,
    approved: t`Approved`,
    declined: t`Declined`,
    settled: t`Settled`,
  };
  return (state) => names[state];
}

type Props<Claim extends WarrantyClaim> = {
  readonly claims: readonly Claim[];
  /** Below a claim: what can be done with it. */
  beside?(claim: Claim): ReactNode;
};

export function ClaimList<Claim extends WarrantyClaim>({ claims, beside }: Props<Claim>) {
  const language = useLanguage();
  const nameOf = useClaimStateName();
  return (
    <ul className={styles.claims}>
      {claims.map((claim) => (
        <li key={claim.id} className={styles.claim}>
          <p>
            <strong>{nameOf(claim.state)}</strong> · {claim.planName} · {claim.number} · {claim.plate}
          </p>
          <p className={texts.notePretty}>
            {claim.happenedOn} · {formatNumber(claim.kilometers, language)} km
          </p>
          <p>{claim.description}</p>
          {claim.images.length === 0 ? null : (
            <div className={classNames(patterns.wrapCentred, styles.photos)}>
              {claim.images.map((key, place) => (
                <a key={key} href={`/media/${key}/960.webp`}>
                  <img
                    src={`/media/${key}/320.webp`}
                    alt={`${claim.plate}, ${place + 1}`}
                    width={96}
                    height={72}
                    loading="lazy"
                  />
                </a>
              ))}
            </div>
          )}
          {claim.answer === '' ? null : <p className={texts.greenStrong}>{claim.answer}</p>}
          {beside?.(claim)}
        </li>
      ))}
    </ul>
  );
}
