import { useLanguage } from '#app/i18n/use-language.ts';
import { formatNumber } from '#contract/money.ts';
import type { UsedYear } from '#contract/new-vehicles/new-model.schema.ts';
import styles from './used-chart.module.css';

const size = { width: 320, height: 200 };
const edge = { left: 34, right: 18, top: 24, bottom: 26 };
/** Maximum number of model years in the chart; the list shows all of them. */
const mostYears = 10;
const steps = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000];
const mostLines = 4;
/** Room of a year’s name on the axis. */
const widthOfYear = 34;

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

/** The round prices, in millions, that lines are drawn at. */
function linesBetween(lowest: number, highest: number): number[] {
  const step = steps.find((each) => (highest - lowest) / each < mostLines) ?? highest;
  const first = Math.floor(lowest / step);
  return Array.from({ length: Math.ceil(highest / step) - first + 1 }, (_, i) => (first + i) * step);
}

/**
 * Asking prices by model year, in millions of rupiah: the median as a dot, the range as a bar; years between are
 * not joined, as some have one ad. Hidden from assistive technology: the list below has the same data.
 */
export function UsedChart({ years, newPrice, newLabel, marked }: Props) {
  const language = useLanguage();
  const shown = years.slice(0, mostYears).toReversed();
  const newest = shown.at(-1);
  const [oldest] = shown;
  if (!oldest || !newest) return null;
  const prices = [
    ...shown.flatMap(({ lowest, highest }) => [lowest, highest]),
    ...(newPrice ? [newPrice] : []),
  ];
  const lines = linesBetween(Math.min(...prices) / 1e6, Math.max(...prices) / 1e6);
  const [bottom = 0, top = 1] = [lines[0], lines.at(-1)];
  // By the year, so that a year without an ad is a gap.
  const span = newest.year - oldest.year + (newPrice === undefined ? 0 : 1) || 1;
  const x = (year: number) =>
    edge.left + 10 + ((year - oldest.year) / span) * (size.width - edge.left - edge.right - 20);
  const y = (price: number) =>
    edge.top + ((top - price / 1e6) / (top - bottom || 1)) * (size.height - edge.top - edge.bottom);
  const label = (price: number) => formatNumber(price / 1e6, language);
  const xOfNew = x(newest.year + 1);
  // As many as fit, counted from the end of the axis, which is named by the new vehicle.
  const step = Math.ceil(widthOfYear / (x(1) - x(0)));
  const end = newest.year + (newPrice === undefined ? 0 : 1);
  const named = Array.from({ length: Math.floor((end - oldest.year) / step) + 1 }, (_, i) => end - i * step);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.chart} aria-hidden="true">
      {lines.map((line) => (
        <g key={line}>
          <line
            x1={edge.left}
            x2={size.width}
            y1={y(line * 1e6)}
            y2={y(line * 1e6)}
            className={styles.rule}
          />
          <text x={edge.left - 6} y={y(line * 1e6) + 4} className={styles.scale}>
            {formatNumber(line, language)}
          </text>
        </g>
      ))}
      {newPrice === undefined ? null : (
        <line
          x1={x(newest.year)}
          y1={y(newest.median)}
          x2={xOfNew}
          y2={y(newPrice)}
          className={styles.dashed}
        />
      )}
      {shown.map(({ year, lowest, median, highest }) => (
        <g key={year}>
          <line x1={x(year)} x2={x(year)} y1={y(lowest)} y2={y(highest)} className={styles.range} />
          <circle
            cx={x(year)}
            cy={y(median)}
            r={year === marked ? 6 : 4}
            className={year === marked ? styles.ring : styles.dot}
          />
          {year === marked || year === oldest.year ? (
            <text x={x(year)} y={y(highest) - 10} className={styles.price}>
              {label(median)}
            </text>
          ) : null}
        </g>
      ))}
      {named.map((year) => (
        <text key={year} x={x(year)} y={size.height - 4} className={styles.year}>
          {year > newest.year ? newLabel : year}
        </text>
      ))}
      {newPrice === undefined ? null : (
        <>
          <circle cx={xOfNew} cy={y(newPrice)} r="5" className={styles.open} />
          <text x={xOfNew} y={y(newPrice) - 12} className={styles.price}>
            {label(newPrice)}
          </text>
        </>
      )}
    </svg>
  );
}
