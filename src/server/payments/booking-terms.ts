import * as z from 'zod/mini';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';

const row = z.object({
  valid_from: z.iso.date(),
  fee: wholeNumber.check(z.positive()),
  pay_minutes: wholeNumber.check(z.minimum(5), z.maximum(24 * 60)),
  // A QRIS payment can be refunded for seven days.
  hold_days: wholeNumber.check(z.minimum(1), z.maximum(6)),
  source: z.string(),
});

/**
 * The terms of bookings (`reference-data/money/booking-terms.csv`), which the operator decides.
 * @returns the terms of a day (`2026-11-23`); undefined before the first
 * @throws where the table is wrong
 */
export function readBookingTerms(): (day: string) => BookingTerms | undefined {
  const rows = readReferenceTable('money/booking-terms.csv', row).toSorted((a, b) =>
    a.valid_from < b.valid_from ? -1 : 1,
  );
  return (day) => {
    const found = rows.findLast(({ valid_from }) => valid_from <= day);
    return (
      found && {
        fee: found.fee,
        payMinutes: found.pay_minutes,
        holdDays: found.hold_days,
        version: found.valid_from,
      }
    );
  };
}
