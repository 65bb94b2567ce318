import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { ownershipKinds } from '#money/ownership.ts';
import { costedYears } from '#money/total-cost.ts';
import styles from './ownership.module.css';
import type { TotalCost } from './total-cost.ts';
import { useCostNames } from './use-cost-names.ts';

/** Each cost by year, in thousands of rupiah. */
export function CostTable({ total: { byYear, figures, problem } }: { readonly total: TotalCost }) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useCostNames(figures.energy);
  if (problem !== undefined) return null;
  const kinds = ownershipKinds.filter((kind) => byYear[kind]?.some((amount) => amount > 0));
  const years = Array.from({ length: costedYears }, (_, year) => year);
  const thousands = (amount: number) => formatNumber(amount / 1000, language);
  const sumOf = (year: number) => kinds.reduce((sum, kind) => sum + (byYear[kind]?.[year] ?? 0), 0);
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans>Year by year</Trans>
      </h2>
      <p className={texts.noteFigures}>
        <Trans>In thousands of rupiah</Trans>
      </p>
      <WideTable label={t`Year by year`}>
        <thead>
          <tr>
            <th scope="col">{t`Cost`}</th>
            {years.map((year) => (
              <th key={year} scope="col">{t`Year ${year + 1}`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              {years.map((year) => (
                <td key={year}>{thousands(byYear[kind]?.[year] ?? 0)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t`Together`}</th>
            {years.map((year) => (
              <td key={year}>
                <strong>{thousands(sumOf(year))}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </WideTable>
    </section>
  );
}
