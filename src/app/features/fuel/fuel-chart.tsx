import { useLanguage } from '#app/i18n/use-language.ts';
import curve from '#app/ui/curve.module.css';
import { formatNumber } from '#contract/money.ts';
import styles from './fuel.module.css';
import { type FuelSeries, followsOn, knownTo } from './fuel-list.ts';

const size = { width: 288, height: 170 };
const edge = { left: 40, right: 14, top: 22, bottom: 24 };
/** Rupiah between two lines of the grid; the first that needs no more than five. */
const steps = [500, 1000, 2000, 5000, 10_000, 20_000];
const mostLines = 5;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

type Props = {
  readonly series: FuelSeries;
  /** Another place to compare with. */
  readonly beside: FuelSeries | undefined;
  readonly today: string;
};

/**
 * Prices over time as steps: dashed where they are estimates, broken where they are not known. Hidden from assistive
 * technology: the table below has the same data.
 */
export function FuelChart({ series, beside, today }: Props) {
  const language = useLanguage();
  const last = series.prices.at(-1);
  const all = [...series.prices, ...(beside?.prices ?? [])];
  const first = all.map(({ from }) => from).toSorted()[0];
  if (!last || first === undefined) return null;
  const [low, high] = rangeOf(all.map(({ rupiah }) => rupiah));
  const step = steps.find((each) => (high - low) / each <= mostLines) ?? 50_000;
  const [bottom, top] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  const [begin, end] = [timeOf(first), timeOf(today)];
  const x = (day: string) =>
    edge.left + ((timeOf(day) - begin) / (end - begin || 1)) * (size.width - edge.left - edge.right);
  const y = (rupiah: number) =>
    edge.top + ((top - rupiah) / (top - bottom || 1)) * (size.height - edge.top - edge.bottom);
  const lines = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
  const years = yearsBetween(first, today);
  const lastDay = knownTo(series, last);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
      {lines.map((rupiah) => (
        <g key={rupiah}>
          <line x1={edge.left} x2={size.width - edge.right} y1={y(rupiah)} y2={y(rupiah)} />
          <text x={edge.left - 6} y={y(rupiah) + 4} className={styles.rupiah}>
            {formatNumber(rupiah, language)}
          </text>
        </g>
      ))}
      {years.map((year) => (
        <text key={year} x={x(`${year}-01-01`)} y={size.height - 6} className={curve.year}>
          {year}
        </text>
      ))}
      {beside === undefined ? null : <path d={stepsOf(beside, x, y, () => true)} className={styles.beside} />}
      <path d={stepsOf(series, x, y, ({ isEstimate }) => !isEstimate)} className={curve.line} />
      <path d={stepsOf(series, x, y, ({ isEstimate }) => isEstimate)} className={styles.estimate} />
      <circle cx={x(lastDay)} cy={y(last.rupiah)} r="3" className={curve.dot} />
      <text x={x(lastDay)} y={y(last.rupiah) - 9} className={styles.last}>
        {formatNumber(last.rupiah, language)}
      </text>
    </svg>
  );
}

/** One path of all prices of a sort; each rises or falls from the one before it, where that is known. */
function stepsOf(
  series: FuelSeries,
  x: (day: string) => number,
  y: (rupiah: number) => number,
  isDrawn: (price: FuelSeries['prices'][number]) => boolean,
): string {
  return series.prices
    .map((price, index) => {
      if (!isDrawn(price)) return '';
      const before = series.prices[index - 1];
      const next = series.prices[index + 1];
      const end = next && followsOn(price, next) ? next.from : knownTo(series, price);
      const from = before && followsOn(before, price) ? before.rupiah : price.rupiah;
      const point = (value: number) => value.toFixed(1);
      return `M${point(x(price.from))} ${point(y(from))}V${point(y(price.rupiah))}H${point(x(end))}`;
    })
    .join('');
}

const rangeOf = (values: readonly number[]): readonly [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? [low - 1000, high + 1000] : [low, high];
};

/** The years whose first day is between two days. */
function yearsBetween(first: string, last: string): number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return years.filter((year) => `${year}-01-01` >= first);
}
