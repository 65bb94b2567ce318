import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { type ListingActivity, noActivity } from '#contract/listing/listing-activity.ts';
import { localized } from '#contract/localized.ts';
import type { EditableListing, OwnListing } from '#contract/sell/own-listing.ts';
import type { Database, Orm } from '#server/db/database.ts';
import { createOwnListingRepository } from '#server/features/listing/shared/own-listing.repository.ts';
import { countActive, mostUnverified, stockLeft } from '#server/features/listing/shared/stock.ts';
import { heldOrders } from '#server/features/payments/shared/order-rows.ts';
import { createUploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MarketService } from '#server/market/market.service.ts';
import { type PreviewSource, picturesOf } from '#server/photo-store/pictures.ts';
import type { AccountRow, Principal } from '#server/session/principal.ts';
import { changeStatus, type StatusChange } from './change-status.ts';
import { claimOnSignIn } from './claim-listing.ts';
import { createListing, type NewListing } from './create-listing.ts';
import { type Edit, editListing } from './edit-listing.ts';
import { adviceFor, editableListingOf, isOwn, onOfferOf, ownListingOf } from './own-listing.ts';
import { isReadBySeller } from './read-leads.ts';
import { recentActivityOf } from './recent-activity.ts';
import type { SellParts } from './sell-parts.ts';

const perPage = 20;

type Dependencies = {
  readonly database: Database;
  readonly market: MarketService;
  readonly previews: PreviewSource;
};
export type SellService = ReturnType<typeof createSellService>;

const counted = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      contactViews: z.coerce.number(),
      favourites: z.coerce.number(),
      leads: z.coerce.number(),
      newLeads: z.coerce.number(),
      offers: z.coerce.number(),
      openOffers: z.coerce.number(),
    }),
  ),
});

/** Activity of the given listings, by id. Each count uses its own index. */
async function activityOf(orm: Orm, ids: readonly number[]): Promise<Map<number, ListingActivity>> {
  if (ids.length === 0) return new Map();
  const { rows } = z.parse(
    counted,
    await orm.execute(sql`
      select wanted.id::text,
        (select count(*) from contact_views where listing_id = wanted.id) as "contactViews",
        (select count(*) from account_collections
          where kind = 'favourites' and items @> jsonb_build_array(jsonb_build_object('id', wanted.id))
            and not items @> jsonb_build_array(jsonb_build_object('id', wanted.id, 'isGone', true))) as "favourites",
        (select count(*) from leads where listing_id = wanted.id and ${isReadBySeller}) as "leads",
        (select count(*) from leads where listing_id = wanted.id and ${isReadBySeller} and state = 'new') as "newLeads",
        (select count(*) from offers where listing_id = wanted.id) as "offers",
        (select count(*) from offers
          where listing_id = wanted.id and status = 'sent' and expires_at > now()) as "openOffers"
      from unnest(${`{${ids.join(',')}}`}::bigint[]) as wanted(id)`),
  );
  return new Map(rows.map(({ id, ...activity }) => [id, activity]));
}

/** Changes to the caller's own listings. */
export function createSellService({ database, market, previews }: Dependencies) {
  const own = createOwnListingRepository(database.orm);
  const parts: SellParts = {
    database,
    own,
    uploads: createUploadRepository(database.orm),
    market,
  };

  /** The response for the sender, even if the listing no longer belongs to them. */
  async function answerOf(listingId: number): Promise<OwnListing> {
    const found = await own.byId(listingId);
    if (!found) throw new AppError('not_found');
    return ownListingOf(found, await picturesOf(previews, found.row.images.slice(0, 1)));
  }

  return {
    async create(listing: NewListing): Promise<OwnListing> {
      const { listingId } = await createListing(parts, listing);
      return await answerOf(listingId);
    },

    async edit(edit: Edit): Promise<OwnListing> {
      const { listingId } = await editListing(parts, edit);
      return await answerOf(listingId);
    },

    async changeStatus(change: StatusChange): Promise<OwnListing> {
      const { listingId } = await changeStatus(parts, change);
      return await answerOf(listingId);
    },

    /** @throws AppError `unauthorized` */
    async list(principal: Principal, page: number, language: Language): Promise<DataOf<'ownListings'>> {
      const { account, deviceHash } = principal;
      if (!account && deviceHash === undefined) throw new AppError('unauthorized');
      const { rows, totalCount } = await own.page(principal, page, perPage);
      const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
      if (page > pageCount) {
        const text = localized(`There are only ${pageCount} pages.`);
        throw new AppError('not_found', { page: [text[language]] }, language);
      }
      const pictures = await picturesOf(
        previews,
        rows.flatMap(({ row }) => row.images.slice(0, 1)),
      );
      const ids = rows.map(({ row }) => row.id);
      const activity = await activityOf(database.orm, ids);
      const onOffer = rows.filter(({ row }) => row.status === 'live' || row.status === 'reserved');
      const recent = await recentActivityOf(
        database.orm,
        onOffer.map(({ row }) => row.id),
      );
      const held = await heldOrders(database.orm, ids);
      const bookingOf = (id: number) => {
        const order = held.find(({ listingId }) => listingId === id);
        return order?.heldUntil ? { fee: order.fee, heldUntil: order.heldUntil.toISOString() } : null;
      };
      return {
        items: rows.map((found) => ({
          ...ownListingOf(found, pictures),
          // An unclaimed listing has no activity.
          activity: (isOwn(found, principal) ? activity.get(found.row.id) : undefined) ?? noActivity,
          advice: adviceFor(found, market),
          ...(isOwn(found, principal) && recent.has(found.row.id)
            ? { onOffer: onOfferOf(found, recent.get(found.row.id), market) }
            : {}),
          isOwn: isOwn(found, principal),
          booking: isOwn(found, principal) ? bookingOf(found.row.id) : null,
        })),
        meta: { totalCount, pageCount, currentPage: page, perPage },
        allowed_stock_add: account
          ? await stockLeft(database.orm, account)
          : Math.max(0, mostUnverified - totalCount),
      };
    },

    /** @throws AppError `unauthorized` */
    async ownIds({ account }: Principal): Promise<number[]> {
      if (!account) throw new AppError('unauthorized');
      return await own.idsOf(account.id);
    },

    /**
     * An own listing with everything editable.
     * @throws AppError `unauthorized`, `not_found`
     */
    async read(id: number, principal: Principal): Promise<EditableListing> {
      if (!principal.account && principal.deviceHash === undefined) throw new AppError('unauthorized');
      const found = await own.byId(id);
      if (!found || !isOwn(found, principal)) throw new AppError('not_found');
      const { images } = found.row;
      return editableListingOf(found, await picturesOf(previews, images), await own.hashesOf(images));
    },

    /** Number of a number's listings that count against its limit. */
    countActive: (mobile: string): Promise<number> => countActive(database.orm, mobile),

    onSignedIn: (account: AccountRow, deviceHash: string | undefined): Promise<void> =>
      claimOnSignIn(parts, account, deviceHash),
  };
}
