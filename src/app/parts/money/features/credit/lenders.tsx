import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/parts/browse/ui/content.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import type { Lender } from '#contract/credit/credit.schema.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './credit.module.css';

/** Lenders as the operator has set them. */
export function Lenders({ lenders }: { readonly lenders: readonly Lender[] }) {
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 2);
  if (lenders.length === 0) return null;
  return (
    <ContentSection heading={<Trans>Lenders</Trans>}>
      <ul className={styles.plans}>
        {lenders.map(({ name, url, lowest, highest, months, leastDownPayment, leastLoan, note }) => (
          <li key={name} className={styles.lender}>
            <strong className={styles.planName}>
              {url === null ? name : <AppLink href={url}>{name}</AppLink>}
            </strong>
            <span className={styles.planFacts}>
              <Trans>
                {number(lowest)}% to {number(highest)}% flat a year
              </Trans>
            </span>
            <span className={styles.planFacts}>
              <Trans>
                {months.least} to {months.most} months, from {number(leastDownPayment)}% down
              </Trans>
            </span>
            {leastLoan === null ? null : (
              <span className={styles.planFacts}>
                <Trans>Loans from {formatPrice(leastLoan, language)}</Trans>
              </span>
            )}
            <span className={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}
