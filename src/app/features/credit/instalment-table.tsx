import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './instalment-table.module.css';

type Props = {
  readonly example: DataOf<'creditGuide'>['example'];
  /** The calculator. */
  readonly simulation: string;
};

const step = 500_000;

/** Instalments by what is paid at first and by the months; each opens the calculator with its terms. */
export function InstalmentTable({ example, simulation }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { price, downPayment: own, months: ownMonths, columns, rows, note } = example;
  const ownRow = rows.find(({ downPayment }) => downPayment === own);
  const ownInstalment = ownRow?.instalments[columns.findIndex(({ months }) => months === ownMonths)] ?? 0;
  // At first the example is just within reach.
  const [income, setIncome] = useState(Math.ceil((ownInstalment * 3) / step) * step);
  const least = columns[0];
  const most = columns.at(-1);
  const percent = (value = 0) => formatNumber(value, language, 2);
  return (
    <ContentSection heading={<Trans>Instalment a month</Trans>}>
      <p className={texts.quietFigures}>
        <Trans>In millions of rupiah, for a price of {formatPrice(price, language)}</Trans>
      </p>
      <div className={patterns.scrolled}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Down`}</th>
              {columns.map(({ months }) => (
                <th key={months} scope="col">
                  <Trans>
                    <strong>{months}</strong> mo.
                  </Trans>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ downPayment, instalments }) => (
              <tr key={downPayment}>
                <th scope="row">{formatNumber((downPayment / price) * 100, language)}%</th>
                {columns.map(({ months, rate }, index) => {
                  const instalment = instalments[index] ?? null;
                  return (
                    <td key={months}>
                      {instalment === null ? (
                        '–'
                      ) : (
                        <AppLink
                          href={`${simulation}?harga=${price}&dp=${downPayment}&bulan=${months}&bunga=${rate}`}
                          className={styles.cell}
                          data-within={instalment * 3 <= income || undefined}
                          aria-current={(downPayment === own && months === ownMonths) || undefined}
                        >
                          {formatNumber(instalment / 1e6, language, 1)}
                        </AppLink>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.within}>
        <Trans>Below a third of an income of {formatPrice(income, language)}</Trans>
      </p>
      <NumberSlider label={t`Your income a month`} money="price" value={income} onType={setIncome} />
      <p className={classNames(texts.notePretty, patterns.figures)}>
        {least === undefined || most === undefined ? null : (
          <Trans>
            From {percent(least.rate)}% flat ({least.months} months) to {percent(most.rate)}% ({most.months}{' '}
            months).
          </Trans>
        )}{' '}
        {note}
      </p>
    </ContentSection>
  );
}
