import { useLanguage } from '#app/i18n/use-language.ts';
import { Chart } from '#app/ui/chart/chart.tsx';
import { ChartLabel, ChartLine, ChartPoint, ChartRange } from '#app/ui/chart/marks.tsx';
import { type Place, scaleOf, spaced, ticksOf } from '#app/ui/chart/scale.ts';
import { formatNumber } from '#contract/money.ts';
import type { UsedYear } from '#contract/new-vehicles/new-model.schema.ts';

/** Maximum number of model years in the chart; the list shows all of them. */
const mostYears = 10;
const mostLines = 3;
/** Before the first year and after the last. */
const marginYears = 0.4;
/** Room of a year’s name on the narrowest phone, as a share of the axis. */
const roomOfYear = 0.14;

type Props = {
  /** Newest first. */
  readonly years: readonly UsedYear[];
  /** The median price of the new variants, if known. */
  readonly newPrice: number | undefined;
  /** Axis label of the new vehicle's point. */
  readonly newLabel: string;
  /** The highlighted model year. */
  readonly marked: number | undefined;
};

/**
 * Asking prices by model year, in millions of rupiah: the median as a dot, the range as a bar; years between are
 * not joined, as some have one ad. The list below has the same data.
 */
export function UsedChart({ years, newPrice, newLabel, marked }: Props) {
  const language = useLanguage();
  const shown = years.slice(0, mostYears).toReversed();
  const newest = shown.at(-1);
  const [oldest] = shown;
  if (!oldest || !newest) return null;
  const written = (millions: number) => formatNumber(millions, language, 1);
  const label = (price: number) => formatNumber(price / 1e6, language);
  const prices = shown.flatMap(({ lowest, highest }) => [lowest, highest]).concat(newPrice ?? []);
  const scale = scaleOf(
    prices.map((price) => price / 1e6),
    mostLines,
  );
  const y = (price: number) => scale.at(price / 1e6);
  // By the year, so that a year without an ad is a gap.
  const end = newest.year + (newPrice === undefined ? 0 : 1);
  const x = (year: number) => (year - oldest.year + marginYears) / (end - oldest.year + 2 * marginYears);
  const named = Array.from({ length: end - oldest.year + 1 }, (_, place) => oldest.year + place).map(
    (year) => ({ at: x(year), name: year > newest.year ? newLabel : String(year) }),
  );
  const fresh: Place | undefined = newPrice === undefined ? undefined : { x: x(end), y: y(newPrice) };
  return (
    <Chart height={8.5} upright={ticksOf(scale, written)} across={spaced(named, roomOfYear)}>
      {fresh === undefined ? null : (
        <ChartLine look="dotted" runs={[[{ x: x(newest.year), y: y(newest.median) }, fresh]]} />
      )}
      {shown.map(({ year, lowest, median, highest }) => {
        const at = { x: x(year), y: y(median) };
        return (
          <g key={year}>
            <ChartRange x={at.x} low={y(lowest)} high={y(highest)} />
            {year === marked ? (
              <ChartPoint at={at} radius={6} look="marked" />
            ) : (
              <ChartPoint at={at} radius={4} />
            )}
            {year === marked || year === oldest.year ? (
              <ChartLabel at={{ x: at.x, y: y(highest) }} radius={6}>
                {label(median)}
              </ChartLabel>
            ) : null}
          </g>
        );
      })}
      {fresh === undefined || newPrice === undefined ? null : (
        <>
          <ChartPoint at={fresh} radius={5} look="open" />
          <ChartLabel at={fresh} radius={6}>
            {label(newPrice)}
          </ChartLabel>
        </>
      )}
    </Chart>
  );
}
