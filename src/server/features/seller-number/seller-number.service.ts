import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow } from '#server/session/principal.ts';
import type { SellerNumberRepository, ViewOutcome } from './seller-number.repository.ts';

type Viewer = Pick<AccountRow, 'id' | 'mobile'>;
type Seller = DataOf<'sellerDetail'>;
export type SellerNumberAnswer =
  | { readonly kind: 'shown'; readonly seller: Seller }
  | ({ readonly kind: 'too-many' } & Extract<ViewOutcome, { isTaken: false }>);

export type SellerNumberService = ReturnType<typeof createSellerNumberService>;

type Parts = {
  readonly sellerNumbers: SellerNumberRepository;
  /** Whether the second account has blocked the first. */
  isBlockedBy(accountId: number, by: number): Promise<boolean>;
};

export function createSellerNumberService({ sellerNumbers, isBlockedBy }: Parts) {
  return {
    /**
     * The seller's number of a public car.
     * @throws AppError `not_found` if there is none, or none visible to this account
     */
    async show(carIdHash: string, account: Viewer): Promise<SellerNumberAnswer> {
      const found = await sellerNumbers.sellerOf(carIdHash);
      if (!found) throw new AppError('not_found');
      const { id, userId, price, makeYear, place, mobile, isWhatsapp } = found;
      const isOwn = userId === account.id;
      if (!isOwn && userId !== null && (await isBlockedBy(account.id, userId)))
        throw new AppError('not_found');
      // The account's own number does not count.
      const outcome = isOwn ? { isTaken: true as const } : await sellerNumbers.view(account, id, mobile);
      if (!outcome.isTaken) return { kind: 'too-many', ...outcome };
      const label = listingLabel(found);
      return {
        kind: 'shown',
        seller: {
          usedCarId: id,
          productDetail: { label, slug: listingSlug({ id, label, makeYear, place }), price },
          sellerDetails: { name: found.sellerName, mobile, isWhatsapp },
          showSellerDetails: true,
        },
      };
    },
  };
}
