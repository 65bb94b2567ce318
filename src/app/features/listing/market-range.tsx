import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { formatDay } from '#contract/date-words.ts';
import type { Market } from '#contract/market/market.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { MarketLane } from './market-lane.tsx';
import styles from './market-range.module.css';
import { priceRangeText } from './price-range-text.ts';

/**
 * The market of a price: the lane is the whole market, the band its interquartile range, the ring this car
 * (docs/product.md#market-range). Without a market it says so. The drawing repeats the text.
 */
export function MarketRange({ price, market }: { readonly price: number; readonly market: Market | null }) {
  const language = useLanguage();
  if (market === null) {
    return (
      <p className={classNames(styles.sentence, styles.thin)}>
        <Trans>Too few similar cars for sale to compare the price.</Trans>
      </p>
    );
  }
  const { text: range } = priceRangeText(market.p25, market.p75, language);
  const cheapest = formatPrice(market.min, language);
  const dearest = formatPrice(market.max, language);
  const day = formatDay(market.asOf, language);
  const count = formatNumber(market.count, language);
  return (
    <div className={styles.market}>
      <MarketLane price={price} market={market} />
      <p className={styles.sentence}>
        <Trans>
          Half of <strong>{count} similar cars</strong> are for sale at {range}, as of {day}
        </Trans>
        <span className="visually-hidden">
          {' '}
          <Trans>
            The cheapest is {cheapest}, the most expensive {dearest}.
          </Trans>
        </span>
      </p>
    </div>
  );
}
