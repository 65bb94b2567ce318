import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
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
        {lenders.map(({ name, url, lowest, highest, months, leastLoan, oldestAge, note, ...lender }) => (
          <li key={name} className={classNames(layouts.card, styles.lender)}>
            <strong className={texts.lead}>
              {url === null ? name : <AppLink href={url}>{name}</AppLink>}
            </strong>
            <span className={texts.note}>
              <Trans>
                {number(lowest)}% to {number(highest)}% flat a year
              </Trans>
            </span>
            <span className={texts.note}>
              {lender.mostDownPayment === null ? (
                <Trans>
                  {months.least} to {months.most} months, from {number(lender.leastDownPayment)}% down
                </Trans>
              ) : (
                <Trans>
                  {months.least} to {months.most} months, {number(lender.leastDownPayment)}% to{' '}
                  {number(lender.mostDownPayment)}% down
                </Trans>
              )}
            </span>
            {leastLoan === null ? null : (
              <span className={texts.note}>
                <Trans>Loans from {formatPrice(leastLoan, language)}</Trans>
              </span>
            )}
            {oldestAge === null ? null : (
              <span className={texts.note}>
                <Plural
                  value={oldestAge}
                  one="Vehicles up to # year old"
                  other="Vehicles up to # years old"
                />
              </span>
            )}
            {note === '' ? null : <span className={texts.notePretty}>{note}</span>}
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}
