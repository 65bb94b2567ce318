import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Database } from '#server/db/database.ts';
import { lockCar } from '#server/features/offers/shared/offer-rows.ts';
import { lockOrder, orderByReference } from '#server/features/payments/shared/order-rows.ts';
import { stepOrder } from '#server/features/payments/shared/step-order.ts';
import type { AuditTrail } from '#server/features/staff/shared/audit-trail.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';
import { cleanLine } from '#server/reading/clean-text.ts';

type Parts = { readonly database: Database; readonly trail: AuditTrail };
type Step = {
  readonly reference: string;
  readonly action: 'release' | 'refund';
  readonly note: string;
  readonly actorId: number;
  readonly once: Once;
  readonly language: Language;
};

const noReason: Localized = localized('Enter the reason.');

/**
 * A decision of staff on a booking, with its entry in the trail, made once for its client id.
 * @throws AppError `validation_failed` without a reason, `not_found`, `conflict` where the order's status does not allow it
 */
export async function stepByStaff(
  { database, trail }: Parts,
  { reference, action, note, actorId, once, language }: Step,
): Promise<void> {
  const reason = cleanLine(note);
  if (reason === '') throw new AppError('validation_failed', { note: [noReason[language]] }, language);
  let concernsPublic = false;
  const change = { action: `${action}-order`, actorId, once } as const;
  await trail.once(change, async (transaction) => {
    const found = await orderByReference(transaction, reference);
    if (!found) throw new AppError('not_found');
    const { listingId, buyerId } = found;
    const car = listingId === null ? undefined : await lockCar(transaction, listingId);
    const order = await lockOrder(transaction, found.id);
    if (!order) throw new AppError('not_found');
    ({ concernsPublic } = await stepOrder(transaction, car, order, { action, by: 'staff' }));
    return {
      ...(listingId === null ? {} : { listingId }),
      ...(buyerId === null ? {} : { accountId: buyerId }),
      facts: { note: reason, reference },
    };
  });
  if (concernsPublic) await database.announceChange();
}
