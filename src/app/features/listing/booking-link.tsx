import { Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide';
import { useIsOwnListing } from '#app/data/account/own-listing.ts';
import { useAccount } from '#app/data/account/use-account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { OwnBooking } from '#app/ui/part/own-booking.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { bookingPath } from '#contract/payments/booking-paths.ts';
import styles from './booking-link.module.css';

/** A reserved car's booking, for its buyer; else the way to book a dealer's car, where bookings can be paid. */
export function BookingLink({ listing }: { readonly listing: ListingDetail }) {
  const language = useLanguage();
  const isOwn = useIsOwnListing(listing.id) === true;
  const { id: account } = useAccount();
  const { bookingFee } = listing;
  if (listing.status === 'reserved' && account !== undefined && !isOwn)
    return <OwnBooking listingId={listing.id} />;
  if (bookingFee === undefined || isOwn) return null;
  const fee = formatPrice(bookingFee, language);
  return (
    <div className={styles.booking}>
      <ButtonLink
        isWide
        variant="secondary"
        href={bookingPath(listing.id)}
        icon={<Icon of={CalendarCheck} />}
      >
        <Trans>Book this car for {fee}</Trans>
      </ButtonLink>
      <p className={styles.note}>
        <Trans>Part of the price. It comes back to you if you do not take the car.</Trans>
      </p>
    </div>
  );
}
