import { publishCall } from '#app/data/sell/outbox.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { myOfferPath } from '#contract/account/account-paths.ts';
import type { Language } from '#contract/language.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';

/** Queues a buyer's offer and sends it if there is a connection. */
export function queueOffer(
  listing: { readonly id: number; readonly label: string },
  given: { readonly amount: string; readonly note: string },
  language: Language,
) {
  return publishCall({
    ...{ language, label: listing.label, endpoint: 'sendOffer', page: myOfferPath },
    fields: { listingId: String(listing.id), amount: given.amount, note: given.note, ...visitFieldsOf() },
  });
}

export type OfferAnswer = {
  readonly action: 'counter' | 'accept' | 'decline' | 'withdraw';
  readonly amount?: string;
  readonly note?: string;
};

/** Queues a response to an offer. It names the revision the user has seen, and is refused for another. */
export function queueAnswer(
  { id, revision, role, listing }: Pick<OfferView, 'id' | 'revision' | 'role' | 'listing'>,
  { action, amount, note }: OfferAnswer,
  language: Language,
) {
  const page = role === 'seller' ? `${myOfferPath}#seller` : myOfferPath;
  return publishCall({
    ...{ language, label: listing.label, endpoint: 'changeOffer', page },
    fields: {
      ...{ id: String(id), revision: String(revision), action },
      ...(amount === undefined ? {} : { amount }),
      ...(note ? { note } : {}),
    },
  });
}
