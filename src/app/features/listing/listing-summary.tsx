import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatKilometers, formatNumber, formatPrice } from '#contract/money.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { BookingLink } from './booking-link.tsx';
import type { OpenSheet } from './contact-actions.tsx';
import { PriceBadge } from './listing-badges.tsx';
import styles from './listing-summary.module.css';
import { MarketRange } from './market-range.tsx';
import { sectionIds } from './section-ids.ts';

type Props = {
  readonly listing: ListingDetail;
  /** If absent, the badge is not interactive and the car is named, as in a preview. */
  readonly onOpen?: OpenSheet;
};

/** Price with badge, which opens its evidence, its market, and the usual instalment. */
export function ListingSummary({ listing, onOpen }: Props) {
  const language = useLanguage();
  const { status, kilometerDriven: distance, instalment, credit } = listing;
  return (
    <>
      <div className={styles.priceLine}>
        <p className={texts.pageFigures}>{formatPrice(listing.price, language)}</p>
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
      <div>
        <div className={onOpen === undefined ? undefined : styles.onWide}>
          <p className={texts.lead}>{listing.label}</p>
          <p className={texts.quietFigures}>
            {[
              listing.makeYear,
              distance !== null && formatKilometers(distance, language),
              transmissionNames[listing.transmission][language],
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {status === 'live' ? <MarketRange price={listing.price} market={listing.market} /> : null}
        {status === 'sold' ? (
          <p className={styles.state}>
            <Trans>This car has found a buyer. Similar ones are still for sale.</Trans>
          </p>
        ) : null}
        {status === 'reserved' ? (
          <p className={styles.state}>
            <Trans>A buyer has reserved this car. It is for sale again if they change their mind.</Trans>
          </p>
        ) : null}
        {onOpen && credit && instalment !== undefined && status !== 'sold' ? (
          <Instalment credit={credit} instalment={instalment} price={listing.price} />
        ) : null}
        <BookingLink listing={listing} />
      </div>
    </>
  );
}

type InstalmentProps = {
  readonly credit: NonNullable<ListingDetail['credit']>;
  readonly instalment: number;
  readonly price: number;
};

/** Beside the whole page on a wide screen; elsewhere its section is in the way of who scrolls. */
function Instalment({ credit: { months, downPayment }, instalment, price }: InstalmentProps) {
  const language = useLanguage();
  const monthly = formatPrice(instalment, language);
  const share = formatNumber((downPayment / price) * 100, language);
  return (
    <div className={styles.instalment}>
      <p>
        <span className={texts.noteLine}>
          <Trans>
            {months} instalments, {share}% down
          </Trans>
        </span>
        <strong className={styles.monthly}>
          <Trans>± {monthly} a month</Trans>
        </strong>
      </p>
      <a href={`#${sectionIds.loan}`} className={texts.greenStrong}>
        <Trans context="instalment">Change</Trans>
      </a>
    </div>
  );
}
