import { count, eq } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { isOpenOffer, stepOf } from '#contract/offers/offer.ts';
import { offerForm, offerFormLimits } from '#contract/offers/offer-form.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import {
  carOfOffer,
  lockCar,
  lockOffer,
  type OfferedCar,
  type OfferRow,
} from '#server/features/offers/shared/offer-rows.ts';
import { stepOffer } from '#server/features/offers/shared/step-offer.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { checkedAmount } from './offer-words.ts';

const { offerSteps } = schema;

export type OfferChange = {
  readonly query: ParsedQueryOf<'changeOffer'>;
  readonly account: AccountRow;
  readonly once: Once;
  readonly language: Language;
};

/** The account's role in an offer; undefined for any other account. */
function sideOf(offer: OfferRow, car: OfferedCar, { id }: AccountRow): 'buyer' | 'seller' | undefined {
  if (offer.buyerId === id) return 'buyer';
  return car.sellerId === id ? 'seller' : undefined;
}

/** @throws AppError `bad_request` if the id of a repeated step was used for another one */
async function requireSame(orm: Orm, { query, language }: OfferChange): Promise<void> {
  const [step] = await orm.select().from(offerSteps).where(eq(offerSteps.clientId, query.clientId));
  if (step?.offerId !== query.id || step.action !== query.action) throw usedForAnother(language);
}

/**
 * Validates the amount and note of a step.
 * @throws AppError `validation_failed`
 */
function givenOf({ query, language }: OfferChange, car: OfferedCar, needsAmount: boolean) {
  const note = cleanParagraphs(query.note ?? '');
  if (needsAmount)
    return { note, amount: checkedAmount({ amount: query.amount ?? '', note }, car.price, language) };
  const problem = offerForm(car.price).problemOf('note', { note }, new Date());
  if (problem) throw refusedForm({ note: problem }, language);
  return { note };
}

async function stepsOf(transaction: Orm, offerId: number): Promise<number> {
  const [found] = await transaction
    .select({ count: count() })
    .from(offerSteps)
    .where(eq(offerSteps.offerId, offerId));
  return found?.count ?? 0;
}

/**
 * Applies a step of either party.
 * @throws AppError `not_found` if the offer is not theirs, `conflict` if its revision has changed or does not
 * allow the step, `validation_failed`, `car_reserved` and `gone` if the car cannot be reserved,
 * `rate_limited` after too many steps
 */
export async function changeOffer(database: Database, change: OfferChange): Promise<void> {
  const { query, account, once } = change;
  const made = await once.change(async (transaction) => {
    const listingId = await carOfOffer(transaction, query.id);
    const car = listingId === undefined ? undefined : await lockCar(transaction, listingId);
    const offer = await lockOffer(transaction, query.id);
    const by = car && offer && sideOf(offer, car, account);
    if (!car || !offer || !by) throw new AppError('not_found');
    const step = stepOf(offer.status, by, query.action);
    const isOver = isOpenOffer(offer.status) && offer.expiresAt.getTime() <= Date.now();
    if (!step || isOver || offer.revision !== query.revision) throw new AppError('conflict');
    const given = givenOf(change, car, step.needsAmount === true);
    if (step.needsAmount && (await stepsOf(transaction, offer.id)) >= offerFormLimits.steps)
      throw new AppError('rate_limited');
    const { action, clientId } = query;
    return await stepOffer(transaction, car, offer, { action, by, clientId, ...given });
  });
  if (!made.isNew) await requireSame(database.orm, change);
  else if (made.result) await database.announceChange();
}
