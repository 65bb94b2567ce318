import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { offerFormLimits } from '#contract/offers/offer-form.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { isBlocked } from '#server/features/account/shared/blocked.ts';
import { noteInConversation } from '#server/features/conversations/shared/conversation-rows.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import {
  isOffered,
  lockCar,
  lockOffersOf,
  type OfferedCar,
} from '#server/features/offers/shared/offer-rows.ts';
import { validUntil } from '#server/features/offers/shared/step-offer.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import { visitColumns } from '#server/reading/visit-columns.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { checkedAmount, offerWords } from './offer-words.ts';

const { accounts, offers, offerSteps } = schema;

export type NewOffer = {
  readonly query: ParsedQueryOf<'sendOffer'>;
  readonly buyer: AccountRow;
  readonly once: Once;
  readonly language: Language;
};

/**
 * The offer that was already received.
 * @throws AppError `bad_request` for an id that was used for another car
 */
async function known(orm: Orm, { query, language }: NewOffer): Promise<number> {
  const [row] = await orm.select().from(offers).where(eq(offers.clientId, query.clientId));
  if (row?.listingId !== query.listingId) throw usedForAnother(language);
  return row.id;
}

/** @throws AppError `not_found` where the car is not offered, or not by an active seller */
async function checkSeller(transaction: Orm, car: OfferedCar, buyer: AccountRow): Promise<number> {
  const { sellerId } = car;
  if (sellerId === null || !isOffered(car, new Date())) throw new AppError('not_found');
  const [seller] = await transaction.select().from(accounts).where(eq(accounts.id, sellerId));
  if (!seller || seller.isSuspended) throw new AppError('not_found');
  // A block must not be revealed.
  if (await isBlocked(transaction, { accountId: buyer.id, by: sellerId })) throw new AppError('not_found');
  return sellerId;
}

/** @throws AppError `offer_open`, `rate_limited` */
async function checkLimits(transaction: Orm, car: OfferedCar, buyer: AccountRow): Promise<void> {
  const open = and(
    eq(offers.buyerId, buyer.id),
    inArray(offers.status, ['sent', 'countered']),
    gt(offers.expiresAt, sql`now()`),
  );
  const [found] = await transaction
    .select({
      open: sql<number>`count(*) filter (where ${open})::int`,
      here: sql<number>`count(*) filter (where ${offers.listingId} = ${car.id} and (${open}
        or (${offers.status} = 'accepted' and ${offers.reservedUntil} > now())))::int`,
      anHour: sql<number>`count(*) filter (where ${offers.createdAt} > now() - interval '1 hour')::int`,
    })
    .from(offers)
    .where(eq(offers.buyerId, buyer.id));
  if (!found) return;
  if (found.here > 0) throw new AppError('offer_open');
  if (found.open >= offerFormLimits.open || found.anHour >= offerFormLimits.anHour)
    throw new AppError('rate_limited');
}

/**
 * Creates a buyer's offer for a car.
 * @returns its id
 * @throws AppError `not_found`, `validation_failed` with each field, `offer_open`, `rate_limited`
 */
export async function sendOffer({ orm }: Database, offer: NewOffer): Promise<number> {
  const { query, buyer, once, language } = offer;
  const { clientId, listingId } = query;
  const made = await once.change(async (transaction) => {
    // Serialised by buyer, since concurrent requests would count the same offers.
    await lockOffersOf(transaction, buyer.id);
    const car = await lockCar(transaction, listingId);
    if (!car) throw new AppError('not_found');
    if (car.sellerId === buyer.id)
      throw new AppError('validation_failed', { listingId: [offerWords[language].ownCar] }, language);
    const sellerId = await checkSeller(transaction, car, buyer);
    const note = cleanParagraphs(query.note ?? '');
    const amount = checkedAmount({ amount: query.amount, note }, car.price, language);
    await checkLimits(transaction, car, buyer);
    const [created] = await transaction
      .insert(offers)
      .values({
        ...{ clientId, listingId, amount, buyerId: buyer.id },
        ...{ status: 'sent', expiresAt: validUntil(new Date()) },
        ...visitColumns(query),
      })
      .onConflictDoNothing()
      .returning({ id: offers.id });
    // Of an account that is deleted.
    if (!created) throw new AppError('not_found');
    const { id: offerId } = created;
    await transaction.insert(offerSteps).values({ offerId, action: 'send', by: 'buyer', amount, note });
    await noteInConversation(transaction, listingId, buyer.id);
    await notify(transaction, {
      accountId: sellerId,
      kind: 'offer-received',
      key: String(offerId),
      listingId,
      facts: { listingId, car: car.label, offerId, amount },
    });
    return offerId;
  });
  return made.isNew ? made.result : await known(orm, offer);
}
