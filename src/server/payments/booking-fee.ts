import type { LiveTables } from '#server/operator-tables/live-tables.ts';
import { bookingTerms } from './booking-terms.ts';

/** The fee of booking a car at a price now, in rupiah; undefined where nothing can be paid. */
export type BookingFee = (price: number) => number | undefined;

type Parts = {
  readonly tables: Pick<LiveTables, 'reading'>;
  /** Whether a payment provider is configured. */
  readonly isPayable: boolean;
};

export function createBookingFee({ tables, isPayable }: Parts): BookingFee {
  return (price) => {
    const terms = isPayable ? tables.reading(bookingTerms) : undefined;
    return terms && Math.min(terms.fee, price);
  };
}
