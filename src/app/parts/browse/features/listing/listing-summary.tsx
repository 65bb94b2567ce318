import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PriceBadge } from '#app/parts/first/features/listing/listing-badges.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { KeyFacts } from './key-facts.tsx';
import styles from './listing-summary.module.css';
import { MarketRange } from './market-range.tsx';
import { SellerCard } from './seller-card.tsx';

/** Price with badge, facts of the car, and seller. */
export function ListingSummary({ listing }: { listing: ListingDetail }) {
  const { status } = listing;
  return (
    <>
      <div className={styles.priceLine}>
        <p className={styles.price}>{formatPrice(listing.price, useLanguage())}</p>
        <PriceBadge card={listing} />
      </div>
      <h1 className={styles.title}>{listing.label}</h1>
      {status === 'live' ? <MarketRange price={listing.price} market={listing.market} /> : null}
      {status === 'sold' ? (
        <p className={styles.state}>
          <Trans>This car has found a buyer. Similar ones are still on offer.</Trans>
        </p>
      ) : null}
      {status === 'reserved' ? (
        <p className={styles.state}>
          <Trans>A buyer has reserved this car. It is back on offer if they do not go through with it.</Trans>
        </p>
      ) : null}
      <KeyFacts listing={listing} />
      <SellerCard listing={listing} />
    </>
  );
}
