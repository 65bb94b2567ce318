import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import calculator from '#app/ui/calculator/calculator.module.css';
import { NoResult } from '#app/ui/calculator/no-result.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

/** The premium of each year with its parts, or why there is none. */
export function InsuranceResult({ quote, data }: Pick<InsuranceProps, 'quote' | 'data'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const { premium, problem, region } = quote;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const span = (lowest: number, highest: number) =>
    lowest === highest ? rupiah(lowest) : `${rupiah(lowest)} – ${formatNumber(highest, language)}`;
  if (!premium) {
    return (
      <NoResult label={t`Premium`}>
        {problem === 'region' ? (
          <Trans>There are no premium rates for this province yet. Insurers tell you theirs.</Trans>
        ) : problem === 'rate' ? (
          <Trans>There are no rates for this cover and these extensions.</Trans>
        ) : (
          <Trans>Check the marked values above or below.</Trans>
        )}
      </NoResult>
    );
  }
  return (
    <section className={calculator.result} aria-label={t`Premium`}>
      <p className={texts.quiet}>
        <Trans>Premium, from the lowest to the highest rate · region {region}</Trans>
      </p>
      <p className={texts.pageFigures} role="status">
        {span(premium.lowest, premium.highest)}
      </p>
      {premium.years.map((year, index) => (
        // The years of one quote are in order and have no other name.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <div key={index} className={styles.year}>
          <p className={styles.yearHead}>
            <span>
              <Trans>
                Year {index + 1}: {names.covers[year.cover]}
              </Trans>
            </span>
            <span>{formatPrice(year.sumInsured, language)}</span>
          </p>
          <dl>
            {year.lines.map(({ name, lowest, highest, isEstimate }) => (
              <div key={name} className={styles.fact}>
                <dt>
                  {names.lines[name]}
                  {isEstimate ? ' *' : ''}
                </dt>
                <dd>{span(lowest, highest)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={texts.notePretty}>{data.note}</p>
    </section>
  );
}
