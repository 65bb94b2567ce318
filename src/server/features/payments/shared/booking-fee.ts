import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import type { LiveTables } from '#server/features/operator-tables/shared/live-tables.ts';
import { bookingTerms } from './booking-terms.ts';

/** The terms of bookings now; null where nothing can be paid. */
export type OfferedBooking = () => BookingTerms | null;

/** The fee of booking a car at a price now, in rupiah; undefined where nothing can be paid. */
export type BookingFee = (price: number) => number | undefined;

type Parts = {
  readonly tables: Pick<LiveTables, 'reading'>;
  /** Whether a payment provider is configured. */
  readonly isPayable: boolean;
};

export const createOfferedBooking =
  ({ tables, isPayable }: Parts): OfferedBooking =>
  () =>
    (isPayable && tables.reading(bookingTerms)) || null;

export const createBookingFee =
  (offered: OfferedBooking): BookingFee =>
  (price) => {
    const terms = offered();
    return terms ? Math.min(terms.fee, price) : undefined;
  };
