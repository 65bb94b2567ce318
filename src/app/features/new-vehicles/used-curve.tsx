import { useLanguage } from '#app/i18n/use-language.ts';
import styles from '#app/ui/curve.module.css';
import { formatNumber } from '#contract/money.ts';
import type { UsedYear } from '#contract/new-vehicles/new-model.schema.ts';

const size = { width: 256, height: 150 };
const edge = { left: 22, right: 22, top: 26, bottom: 34 };
/** Maximum number of model years in the chart; the list shows all of them. */
export const mostYears = 10;

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
 * A chart of asking prices by model year (median and range), in millions of rupiah. Hidden from assistive
 * technology: the list below has the same data.
 */
export function UsedCurve({ years, newPrice, newLabel, marked }: Props) {
  const language = useLanguage();
  const shown = years.slice(0, mostYears);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const steps = shown.length - (newPrice === undefined ? 1 : 0);
  const highest = Math.max(newPrice ?? 0, ...shown.map((year) => year.highest));
  const lowest = Math.min(...shown.map((year) => year.lowest));
  const x = (index: number) =>
    edge.left + ((index + (newPrice === undefined ? 0 : 1)) / steps) * (size.width - edge.left - edge.right);
  const y = (price: number) =>
    edge.top + ((highest - price) / (highest - lowest || 1)) * (size.height - edge.top - edge.bottom);
  const pathOf = (prices: readonly number[]) => prices.map((price, i) => `${x(i)},${y(price)}`);
  const band = [
    ...pathOf(shown.map((year) => year.highest)),
    ...pathOf(shown.map((year) => year.lowest)).toReversed(),
  ];
  const label = (price: number) => formatNumber(price / 1e6, language);
  const named = new Set([first.year, marked, last.year]);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className={styles.curve} aria-hidden="true">
      <polygon points={band.join(' ')} className={styles.band} />
      {newPrice === undefined ? null : (
        <>
          <line x1={x(-1)} y1={y(newPrice)} x2={x(0)} y2={y(first.median)} className={styles.dashed} />
          <circle cx={x(-1)} cy={y(newPrice)} r="4" className={styles.ring} />
          <text x={x(-1)} y={y(newPrice) - 10} className={styles.price}>
            {label(newPrice)}
          </text>
          <text x={x(-1)} y={size.height - 10} className={styles.year}>
            {newLabel}
          </text>
        </>
      )}
      <polyline points={pathOf(shown.map((year) => year.median)).join(' ')} className={styles.line} />
      {shown.map(({ year, median }, index) => (
        <g key={year}>
          <circle
            cx={x(index)}
            cy={y(median)}
            r={year === marked ? 6 : 3}
            className={year === marked ? styles.ring : styles.dot}
          />
          {named.has(year) ? (
            <>
              <text x={x(index)} y={y(median) - 12} className={styles.price}>
                {label(median)}
              </text>
              <text x={x(index)} y={size.height - 10} className={styles.year}>
                {year}
              </text>
            </>
          ) : null}
        </g>
      ))}
    </svg>
  );
}
