import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { defineReading } from '#server/features/operator-tables/shared/reading.ts';
import { bookingTermTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { firstDay } from '#server/features/operator-tables/shared/validity.ts';

/** The terms of bookings, which the operator decides; undefined before the first. */
export const bookingTerms = defineReading({
  tables: [bookingTermTable],
  make(read): BookingTerms | undefined {
    const [row] = read(bookingTermTable).rows;
    if (!row) return undefined;
    const { fee, pay_minutes: payMinutes, hold_days: holdDays } = row;
    return { fee, payMinutes, holdDays, version: firstDay(row.valid_from) };
  },
});
