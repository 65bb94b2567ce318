import type { SellForm } from '#contract/sell/sell-fields.ts';
import type { FaultFront } from './fault-front.ts';
import type { Undertaking } from './fault-round.ts';
import type { Seller, SellerPhoto } from './seller.ts';

export interface GivenListing {
  readonly draftId: string;
  readonly form: SellForm;
  readonly photos: readonly SellerPhoto[];
}

/** Publishes one car with its photos. */
export function listingUndertaking(seller: Seller, front: FaultFront, given: GivenListing): Undertaking {
  const { draftId, form, photos } = given;
  return {
    prepare: () => seller.prepareDraft(draftId, form, photos),
    send: () => seller.publish(),
    row: () => seller.rowOf(draftId),
    async wrong() {
      const row = await seller.rowOf(draftId);
      const hashes = photos.map(({ sha256 }) => sha256);
      const found = row?.answer ? await seller.photosOnServer(row.answer.id) : [];
      const left = await seller.leftovers();
      const twice = hashes.filter((hash) => (front.confirmed.get(hash) ?? 0) > 1);
      return [
        ...(found.join() === hashes.join()
          ? []
          : [`its photos are ${found.join(' ')}, not ${hashes.join(' ')}`]),
        ...(left.drafts === 0 && left.bytes === 0
          ? []
          : [`${left.drafts} drafts, ${left.bytes} photos are left`]),
        ...(twice.length === 0
          ? []
          : [`${twice.length} photos were sent again after the server had confirmed them`]),
      ];
    },
  };
}
