import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { BookingLink } from './booking-link.tsx';
import type { DetailSheet } from './contact-actions.tsx';
import { KeyFacts } from './key-facts.tsx';
import { PriceBadge } from './listing-badges.tsx';
import styles from './listing-summary.module.css';
import { MarketRange } from './market-range.tsx';
import { PriceHistory } from './price-history.tsx';
import { SellerCard } from './seller-card.tsx';
import { UsualInstalment } from './usual-instalment.tsx';

type Props = {
  readonly listing: ListingDetail;
  /** If absent, the badge is not interactive, as in a preview. */
  readonly onOpen?: (sheet: DetailSheet) => void;
};

/** Price with badge, which opens its evidence, the car's facts, and the seller. */
export function ListingSummary({ listing, onOpen }: Props) {
  const { status } = listing;
  return (
    <>
      <div className={styles.priceLine}>
        <p className={texts.pageFigures}>{formatPrice(listing.price, useLanguage())}</p>
        {onOpen && status === 'live' && listing.market !== null ? (
          <>
            <button
              type="button"
              className={styles.evidence}
              aria-haspopup="dialog"
              onClick={() => onOpen('price')}
            >
              <PriceBadge card={listing} />
            </button>
            <span className={styles.plain}>
              <PriceBadge card={listing} />
            </span>
          </>
        ) : (
          <PriceBadge card={listing} />
        )}
      </div>
      <h1 className={styles.title}>{listing.label}</h1>
      <UsualInstalment listing={listing} />
      {status === 'live' ? <MarketRange price={listing.price} market={listing.market} /> : null}
      <PriceHistory changes={listing.priceChanges} />
      {status === 'sold' ? (
        <p className={styles.state}>
          <Trans>This car has found a buyer. Similar ones are still on offer.</Trans>
        </p>
      ) : null}
      {status === 'reserved' ? (
        <p className={styles.state}>
          <Trans>A buyer has reserved this car. It is back on offer if they change their mind.</Trans>
        </p>
      ) : null}
      <KeyFacts listing={listing} />
      <SellerCard listing={listing} />
      <BookingLink listing={listing} />
    </>
  );
}
