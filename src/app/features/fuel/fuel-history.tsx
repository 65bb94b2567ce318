import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { ChartKey, ChartLegend } from '#app/ui/chart/chart-legend.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { dayName } from './day-name.ts';
import styles from './fuel.module.css';
import { FuelChart } from './fuel-chart.tsx';
import { type FuelData, type FuelSeries, gapBefore, knownTo } from './fuel-list.ts';

type Props = {
  readonly data: FuelData;
  readonly series: FuelSeries;
  /** The name of its place. */
  readonly place: string;
  readonly beside: { readonly series: FuelSeries; readonly place: string } | undefined;
};

/** How a price changed: a picture, and every change with its source. */
export function FuelHistory({ data, series, place, beside }: Props) {
  const hasEstimates = series.prices.some(({ isEstimate }) => isEstimate);
  return (
    <>
      <div className={styles.chart}>
        <p className={texts.note}>
          <Trans>Rp per litre</Trans>
        </p>
        <FuelChart series={series} beside={beside?.series} today={data.today} />
        <ChartLegend>
          <ChartKey mark="line" look="solid">
            {place}
          </ChartKey>
          {hasEstimates ? (
            <ChartKey mark="line" look="dashed">
              <Trans>estimate</Trans>
            </ChartKey>
          ) : null}
          {beside === undefined ? null : (
            <ChartKey mark="line" look="quiet">
              {beside.place}
            </ChartKey>
          )}
        </ChartLegend>
      </div>
      <Disclosure summary={<Trans>All prices and their sources</Trans>}>
        <Changes data={data} series={series} />
      </Disclosure>
    </>
  );
}

/** Newest first, with the days of which nothing is known. */
function Changes({ data, series }: Pick<Props, 'data' | 'series'>) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = series.prices.map((price, index) => {
    const gap = gapBefore(series.prices[index - 1], price);
    return { price, gap };
  });
  const between = (from: string, to: string) =>
    from === to ? dayName(from, language) : `${dayName(from, language)} – ${dayName(to, language)}`;
  return (
    <WideTable label={t`All prices and their sources`}>
      <thead>
        <tr>
          <th scope="col">{t`Known for`}</th>
          <th scope="col">{t`Rp per litre`}</th>
          <th scope="col">{t`Source`}</th>
        </tr>
      </thead>
      {rows.toReversed().map(({ price, gap }) => (
        <tbody key={price.from}>
          <tr>
            <th scope="row">{between(price.from, knownTo(series, price))}</th>
            <td>
              {formatNumber(price.rupiah, language)}
              {price.isEstimate ? (
                <>
                  {' '}
                  <Trans>(estimate)</Trans>
                </>
              ) : null}
            </td>
            <td>{data.sources[price.source]}</td>
          </tr>
          {gap === undefined ? null : (
            <tr>
              <th scope="row">{between(gap.from, gap.to)}</th>
              <td>
                <Trans>not known</Trans>
              </td>
              <td />
            </tr>
          )}
        </tbody>
      ))}
    </WideTable>
  );
}
