import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import { formatDay } from '#contract/date-words.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { badgeOf, isFarBelow, type Market, outlierOf } from '#contract/market/market.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { ComparedCars } from './compared-cars.tsx';
import { MarketLane } from './market-lane.tsx';
import styles from './price-evidence.module.css';
import { priceRangeText } from './price-range-text.ts';

type Props = {
  readonly listing: ListingDetail;
  /** From the page; the response about the compared cars may be newer. */
  readonly market: Market;
  readonly isOpen: boolean;
  onClose(): void;
  /** Actions on the car, always visible. */
  readonly actions: ReactNode;
};

/** Why a price is below, within or above its market: the distance from the median, and the compared cars. */
export function PriceEvidence({ listing, market, isOpen, onClose, actions }: Props) {
  const { t } = useLingui();
  const badge = badgeOf(listing.price, market);
  const title = {
    below: t`Why it is below the market`,
    fair: t`Why the price is fair`,
    above: t`Why it is above the market`,
  }[badge];
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} footer={actions}>
      <Evidence listing={listing} known={market} />
    </Sheet>
  );
}

/** Maximum number of compared cars shown. */
const mostShown = '6';

function Evidence({ listing, known }: { readonly listing: ListingDetail; readonly known: Market }) {
  const language = useLanguage();
  const { data, isLoading } = useApi('comparedCars', { id: String(listing.id), pageSize: mostShown });
  const market = data?.market ?? known;
  const count = formatNumber(market.count, language);
  const middle = formatPrice(market.median, language);
  const { text: range } = priceRangeText(market.p25, market.p75, language);
  return (
    <div className={styles.evidence}>
      <Distance price={listing.price} market={market} />
      <div>
        <MarketLane price={listing.price} market={market} hasMedian />
        <p className={texts.note}>
          <Trans>
            Middle price {middle}. Half of the {count} cars are for sale at {range}.
          </Trans>{' '}
          <Outliers market={market} />
        </p>
      </div>
      <div>
        <div className={layouts.apart12}>
          <h3 className={texts.title}>
            <Trans>What was compared</Trans>
          </h3>
          {data ? (
            <AppLink href={usedCarsPath(data.search)} className={styles.all}>
              <Trans>All {count}</Trans>
            </AppLink>
          ) : null}
        </div>
        <ComparedCars listing={listing} market={market} answer={data} isLoading={isLoading} />
      </div>
      {isFarBelow(listing.price, market) ? (
        <p className={styles.caution}>
          <Icon of={Info} />
          <span>
            <Trans>
              A low price can be fair, or it can have a reason. Ask about service and accidents, and see the
              car before you pay anything.
            </Trans>
          </span>
        </p>
      ) : null}
    </div>
  );
}

/** The distance of a price from the market median, as one sentence. */
function Distance({ price, market }: { readonly price: number; readonly market: Market }) {
  const language = useLanguage();
  const count = formatNumber(market.count, language);
  const day = formatDay(market.asOf, language);
  const amount = formatPrice(Math.abs(price - market.median), language);
  const tone = classNames(styles.amount, styles[badgeOf(price, market)]);
  return (
    <p className={styles.sentence}>
      {price < market.median ? (
        <Trans>
          <strong className={tone}>{amount} below</strong> the middle price of{' '}
          <strong>{count} similar cars</strong>, as of {day}.
        </Trans>
      ) : price > market.median ? (
        <Trans>
          <strong className={tone}>{amount} above</strong> the middle price of{' '}
          <strong>{count} similar cars</strong>, as of {day}.
        </Trans>
      ) : (
        <Trans>
          Exactly the middle price of <strong>{count} similar cars</strong>, as of {day}.
        </Trans>
      )}
    </p>
  );
}

/** Explains an end of the lane that is an outlier. */
function Outliers({ market }: { readonly market: Market }) {
  const language = useLanguage();
  const cheapest = formatPrice(market.min, language);
  const dearest = formatPrice(market.max, language);
  const isLow = outlierOf(market.min, market) !== undefined;
  const isHigh = outlierOf(market.max, market) !== undefined;
  if (isLow && isHigh)
    return (
      <Trans>
        The cheapest, {cheapest}, and the most expensive, {dearest}, are far from the others.
      </Trans>
    );
  if (isLow) return <Trans>The cheapest, {cheapest}, is far below the others.</Trans>;
  return isHigh ? <Trans>The most expensive, {dearest}, is far above the others.</Trans> : null;
}
