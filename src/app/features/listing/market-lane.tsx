import { useLanguage } from '#app/i18n/use-language.ts';
import { PriceLane } from '#app/ui/price-lane.tsx';
import type { Market } from '#contract/market/market.ts';
import styles from './market-lane.module.css';
import { priceRangeText } from './price-range-text.ts';

/** Width of a label in pixels, without and with its unit. */
const labelWidth = { figure: 44, withUnit: 72 } as const;

type Props = {
  readonly price: number;
  readonly market: Market;
  /** Whether the median has a tick. */
  readonly hasMedian?: boolean;
};

/**
 * A price on the lane of its market, with the ends of the interquartile range. Decorative: an adjacent
 * sentence says the same.
 */
export function MarketLane({ price, market: { min, p25, median, p75, max }, hasMedian = false }: Props) {
  const language = useLanguage();
  const start = Math.min(min, price);
  const length = Math.max(max, price) - start;
  const placeOf = (value: number) => (length === 0 ? 50 : ((value - start) / length) * 100);
  const { low, high } = priceRangeText(p25, p75, language);
  const middle = (placeOf(p25) + placeOf(p75)) / 2;
  const width = low.includes(' ') ? labelWidth.withUnit : labelWidth.figure;
  const half = width / 2;
  return (
    <div className={styles.drawing} aria-hidden="true">
      <PriceLane
        lane={[placeOf(min), placeOf(max)]}
        band={[placeOf(p25), placeOf(p75)]}
        ring={placeOf(price)}
        tick={hasMedian ? placeOf(median) : undefined}
      />
      {/* Each label below its end of the band, without overlap or overflow. */}
      <span
        className={styles.end}
        style={{
          left: `clamp(${half}px, min(${placeOf(p25)}%, ${middle}% - ${half}px), 100% - ${half + width}px)`,
        }}
      >
        {low}
      </span>
      <span
        className={styles.end}
        style={{
          left: `clamp(${half + width}px, max(${placeOf(p75)}%, ${middle}% + ${half}px), 100% - ${half}px)`,
        }}
      >
        {high}
      </span>
    </div>
  );
}
