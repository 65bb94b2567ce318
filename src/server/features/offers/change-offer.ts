import { count, eq } from 'drizzle-orm';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { isOpenOffer, stepOf } from '#contract/offers/offer.ts';
import { offerForm, offerFormLimits } from '#contract/offers/offer-form.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  carOfOffer,
  lockCar,
  lockOffer,
  type OfferedCar,
  type OfferRow,
} from '#server/features/offers/shared/offer-rows.ts';
import { stepOffer } from '#server/features/offers/shared/step-offer.ts';
import { AppError } from '#server/http/app-error.ts';
import { refusedForm } from '#server/http/refused-form.ts';
import { cleanParagraphs } from '#server/reading/clean-text.ts';
import type { AccountRow } from '#server/session/principal.ts';
import { checkedAmount, offerWords } from './offer-words.ts';

const { offerSteps } = schema;

export type OfferChange = {
  readonly query: ParsedQueryOf<'changeOffer'>;
  readonly account: AccountRow;
  readonly language: Language;
};

/** The account's role in an offer; undefined for any other account. */
function sideOf(offer: OfferRow, car: OfferedCar, { id }: AccountRow): 'buyer' | 'seller' | undefined {
  if (offer.buyerId === id) return 'buyer';
  return car.sellerId === id ? 'seller' : undefined;
}

/**
 * Whether this step has already been taken.
 * @throws AppError `bad_request` if its id was used for another step
 */
async function isTaken(transaction: Orm, { query, language }: OfferChange, by: string): Promise<boolean> {
  const [step] = await transaction.select().from(offerSteps).where(eq(offerSteps.clientId, query.clientId));
  if (!step) return false;
  if (step.offerId === query.id && step.action === query.action && step.by === by) return true;
  throw new AppError('bad_request', { clientId: [offerWords[language].clientId] }, language);
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
 * Applies a step of either party, once per client id.
 * @throws AppError `not_found` if the offer is not theirs, `conflict` if its revision has changed or does not
 * allow the step, `validation_failed`, `car_reserved` and `gone` if the car cannot be reserved,
 * `rate_limited` after too many steps
 */
export async function changeOffer(database: Database, change: OfferChange): Promise<void> {
  const { query, account } = change;
  const work = async (transaction: Orm) => {
    const listingId = await carOfOffer(transaction, query.id);
    const car = listingId === undefined ? undefined : await lockCar(transaction, listingId);
    const offer = await lockOffer(transaction, query.id);
    const by = car && offer && sideOf(offer, car, account);
    if (!car || !offer || !by) throw new AppError('not_found');
    if (await isTaken(transaction, change, by)) return false;
    const step = stepOf(offer.status, by, query.action);
    const isOver = isOpenOffer(offer.status) && offer.expiresAt.getTime() <= Date.now();
    if (!step || isOver || offer.revision !== query.revision) throw new AppError('conflict');
    const given = givenOf(change, car, step.needsAmount === true);
    if (step.needsAmount && (await stepsOf(transaction, offer.id)) >= offerFormLimits.steps)
      throw new AppError('rate_limited');
    const { action, clientId } = query;
    return await stepOffer(transaction, car, offer, { action, by, clientId, ...given });
  };
  const concernsPublic = await inTransaction(database.orm, work);
  if (concernsPublic) await database.announceChange();
}
