import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { type BookingRefusal, bookingForm, bookingRefusals } from '#contract/payments/booking-form.ts';
import { orderLimits } from '#contract/payments/order.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { lockCar } from '#server/features/offers/shared/offer-rows.ts';
import type { OrderRow } from '#server/features/payments/shared/order-rows.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import { cleanLine } from '#server/reading/clean-text.ts';
import { visitColumns } from '#server/reading/visit-columns.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { agreementOn } from './booking-agreement.ts';

const { orders } = schema;

/** Crockford's base 32. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const newReference = () => `LJ-${Array.from(randomBytes(16), (byte) => alphabet[byte % 32]).join('')}`;

export type NewOrder = {
  readonly query: ParsedQueryOf<'createOrder'>;
  readonly buyer: AccountRow;
  readonly once: Once;
  readonly language: Language;
  readonly terms: BookingTerms;
  readonly provider: string;
  /** `2026-11-23`, in Indonesian time. */
  readonly today: string;
};

const refused = (code: 'conflict' | 'rate_limited', refusal: BookingRefusal, language: Language) =>
  new AppError(code, { booking: [bookingRefusals[refusal][language]] }, language);

/** @throws AppError `validation_failed` with each field */
function checkForm({ query, language }: NewOrder): void {
  const errors = bookingForm.problemsOf(query, new Date());
  requireValid(errors, language);
}

/**
 * The order that was already made.
 * @throws AppError `bad_request` for an id that was used for another car
 */
async function known(orm: Orm, { query, language }: NewOrder): Promise<OrderRow> {
  const [row] = await orm.select().from(orders).where(eq(orders.clientId, query.clientId));
  if (row?.listingId !== query.listingId) throw usedForAnother(language);
  return row;
}

/** @throws AppError `rate_limited` */
async function checkLimits(transaction: Orm, { buyer, query, language }: NewOrder): Promise<void> {
  const [found] = await transaction
    .select({
      unpaid: sql<number>`count(*) filter (where ${orders.status} in ('created', 'pending'))::int`,
      anHour: sql<number>`count(*) filter (where ${orders.createdAt} > now() - interval '1 hour')::int`,
      ofCar: sql<number>`count(*) filter (where ${orders.listingId} = ${query.listingId} and ${orders.status} in ('failed', 'expired') and ${orders.createdAt} > now() - interval '1 day')::int`,
    })
    .from(orders)
    .where(eq(orders.buyerId, buyer.id));
  if (!found) return;
  if (found.unpaid >= orderLimits.unpaid) throw refused('rate_limited', 'unpaid', language);
  if (found.ofCar >= orderLimits.unpaidOfCarADay) throw refused('rate_limited', 'of_car', language);
  if (found.anHour >= orderLimits.anHour) throw refused('rate_limited', 'an_hour', language);
}

/**
 * A buyer's order to book a car. Nothing is paid yet.
 * @throws AppError `validation_failed`, `not_found` where the car is not offered to this buyer, `not_agreed` without an
 *   agreement, `car_reserved` where another buyer was first, `conflict` where other terms were shown, `rate_limited`
 */
export async function createOrder({ orm }: Database, order: NewOrder): Promise<OrderRow> {
  const { query, buyer, once, terms, provider } = order;
  const { clientId, listingId } = query;
  const made = await once.change(async (transaction) => {
    // Serialised by buyer: otherwise simultaneous requests would count the same orders.
    await lockName(transaction, `orders ${buyer.id}`);
    checkForm(order);
    const car = await lockCar(transaction, listingId);
    if (!car) throw new AppError('not_found');
    const agreement = await agreementOn(transaction, car, buyer.id);
    if (agreement.kind === 'refused') {
      if (agreement.problem === 'reserved') throw new AppError('car_reserved');
      if (agreement.problem === 'no_agreement') throw new AppError('not_agreed');
      throw new AppError('not_found');
    }
    const { price, offerId } = agreement;
    const fee = Math.min(terms.fee, price);
    if (query.fee !== String(fee) || query.termsVersion !== terms.version)
      throw refused('conflict', 'terms_changed', order.language);
    await checkLimits(transaction, order);
    const [created] = await transaction
      .insert(orders)
      .values({
        ...{ clientId, listingId, offerId, price, fee, provider, car: car.label, buyerId: buyer.id },
        reference: newReference(),
        name: cleanLine(query.name),
        visitOn: query.visitOn ?? null,
        termsVersion: terms.version,
        payBy: new Date(Date.now() + terms.payMinutes * 60_000),
        ...visitColumns(query),
      })
      .onConflictDoNothing()
      .returning();
    // Of an account that is deleted.
    if (!created) throw new AppError('not_found');
    return created;
  });
  return made.isNew ? made.result : await known(orm, order);
}
