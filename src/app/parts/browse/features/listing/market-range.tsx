import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PriceLane } from '#app/ui/price-lane.tsx';
import { formatDay } from '#contract/dates.ts';
import type { Market } from '#contract/market/market.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './market-range.module.css';
import { priceRangeText } from './price-range-text.ts';

/** Width of a label in pixels, without and with its unit. */
const labelWidth = { figure: 44, withUnit: 72 } as const;

/**
 * The market of a price: the lane is the whole market, the band its middle half, the ring this car
 * (docs/product.md#market-range). Without a market it says so. The drawing repeats the sentence.
 */
export function MarketRange({ price, market }: { readonly price: number; readonly market: Market | null }) {
  const language = useLanguage();
  if (market === null) {
    return (
      <p className={classNames(styles.sentence, styles.thin)}>
        <Trans>Too few similar cars on offer to compare the price.</Trans>
      </p>
    );
  }
  const { min, p25, p75, max } = market;
  const start = Math.min(min, price);
  const length = Math.max(max, price) - start;
  const placeOf = (value: number) => (length === 0 ? 50 : ((value - start) / length) * 100);
  const { text: range, low, high } = priceRangeText(p25, p75, language);
  const middle = (placeOf(p25) + placeOf(p75)) / 2;
  const width = low.includes(' ') ? labelWidth.withUnit : labelWidth.figure;
  const half = width / 2;
  const cheapest = formatPrice(min, language);
  const dearest = formatPrice(max, language);
  const day = formatDay(market.asOf, language);
  const count = formatNumber(market.count, language);
  return (
    <div className={styles.market}>
      <div className={styles.drawing} aria-hidden="true">
        <PriceLane
          lane={[placeOf(min), placeOf(max)]}
          band={[placeOf(p25), placeOf(p75)]}
          ring={placeOf(price)}
        />
        {/* Each below its end of the band, without overlap or overflow. */}
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
      <p className={styles.sentence}>
        <Trans>
          Market {range}, from <strong>{count} similar cars</strong> as of {day}
        </Trans>
        <span className="visually-hidden">
          {' '}
          <Trans>
            The cheapest is {cheapest}, the dearest {dearest}.
          </Trans>
        </span>
      </p>
    </div>
  );
}
