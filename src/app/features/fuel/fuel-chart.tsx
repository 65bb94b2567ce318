import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart/chart.tsx';
import { ChartLabel, ChartLine, ChartPoint } from '#app/ui/chart/marks.tsx';
import { dayScale, type Place, scaleOf, spaced, ticksOf } from '#app/ui/chart/scale.ts';
import { formatNumber } from '#contract/money.ts';
import { type FuelPrice, type FuelSeries, followsOn, knownTo } from './fuel-list.ts';

/** Room of a year’s name on the narrowest phone, as a share of the axis. */
const roomOfYear = 0.14;
const lastRadius = 3.5;

type Props = {
  readonly series: FuelSeries;
  /** Another place to compare with. */
  readonly beside: FuelSeries | undefined;
  readonly today: string;
};

/**
 * Prices over time as steps: dashed where they are estimates, broken where they are not known. The table below has the
 * same data.
 */
export function FuelChart({ series, beside, today }: Props) {
  const language = useLanguage();
  const last = series.prices.at(-1);
  const all = [...series.prices, ...(beside?.prices ?? [])];
  const first = all.map(({ from }) => from).toSorted()[0];
  if (!last || first === undefined) return null;
  const written = (rupiah: number) => formatNumber(rupiah, language);
  const rupiah = scaleOf(all.map((price) => price.rupiah));
  const days = dayScale(first, today);
  const placeOf = (day: string, price: number): Place => ({ x: days.at(day), y: rupiah.at(price) });
  const lastPlace = placeOf(knownTo(series, last), last.rupiah);
  return (
    <Chart height={10} upright={ticksOf(rupiah, written)} across={spaced(days.years, roomOfYear)}>
      {beside === undefined ? null : <ChartLine look="quiet" runs={stepsOf(beside, placeOf, () => true)} />}
      <ChartLine runs={stepsOf(series, placeOf, ({ isEstimate }) => !isEstimate)} />
      <ChartLine look="dashed" runs={stepsOf(series, placeOf, ({ isEstimate }) => isEstimate)} />
      <ChartPoint at={lastPlace} radius={lastRadius} />
      <ChartLabel at={lastPlace} radius={lastRadius}>
        {written(last.rupiah)}
      </ChartLabel>
    </Chart>
  );
}

/** All prices of a sort; each rises or falls from the one before it, where that is known. */
function stepsOf(
  series: FuelSeries,
  placeOf: (day: string, rupiah: number) => Place,
  isDrawn: (price: FuelPrice) => boolean,
): Place[][] {
  return series.prices.flatMap((price, index) => {
    if (!isDrawn(price)) return [];
    const before = series.prices[index - 1];
    const next = series.prices[index + 1];
    const end = next && followsOn(price, next) ? next.from : knownTo(series, price);
    const from = before && followsOn(before, price) ? before.rupiah : price.rupiah;
    return [[placeOf(price.from, from), placeOf(price.from, price.rupiah), placeOf(end, price.rupiah)]];
  });
}
