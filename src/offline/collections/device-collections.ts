import type { Table } from 'dexie';
import type { CollectionEntry, CollectionKind, EntryOf } from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { listAwaited } from '#offline/awaited/awaited-models.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { keptCardOf } from '#offline/listing/kept-card.ts';
import { listSavedSearches } from '#offline/saved-searches/saved-searches.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';

/** What of a kind stands where on the device: all that tells the kinds apart. */
export type DeviceCollection<Item extends CollectionEntry> = {
  readonly table: Pick<Table<unknown, Item['id']>, 'bulkDelete' | 'toCollection'>;
  /** Readable rows, as entries; each was changed when it was made. */
  entries(): Promise<Item[]>;
  /** Adds an entry from elsewhere. */
  add(entry: Item, card: ListingCard | undefined): Promise<unknown>;
  /** Changes the row of an entry that was changed elsewhere. */
  renew(entry: Item): Promise<unknown>;
  /** Whether an entry can be shown only with its car's card. */
  readonly isOfCars: boolean;
};

type DeviceCollections = { readonly [Kind in CollectionKind]: DeviceCollection<EntryOf[Kind]> };

export function collectionsOn(database: DeviceDatabase): DeviceCollections {
  const { favourites, viewed, savedSearches, awaited } = database;
  const putSearch = ({ at: _at, isGone: _gone, ...search }: EntryOf['searches']) => savedSearches.put(search);
  const putAwaited = ({ at: _at, isGone: _gone, ...model }: EntryOf['awaited']) => awaited.put(model);
  return {
    favourites: {
      table: favourites,
      entries: async () =>
        (await listFavourites(database)).map(({ id, savedAt, priceWhenSaved }) => ({
          ...{ at: savedAt, id, savedAt, price: priceWhenSaved },
        })),
      add: async ({ id, savedAt, price }, card) =>
        card && favourites.put({ id, savedAt, card: keptCardOf(card), priceWhenSaved: price }),
      renew: async ({ id, savedAt, price }) => favourites.update(id, { savedAt, priceWhenSaved: price }),
      isOfCars: true,
    },
    viewed: {
      table: viewed,
      entries: async () =>
        (await listViewed(database)).map(({ id, viewedAt }) => ({ at: viewedAt, id, viewedAt })),
      add: async ({ id, viewedAt }, card) => card && viewed.put({ id, viewedAt, card: keptCardOf(card) }),
      renew: async ({ id, viewedAt }) => viewed.update(id, { viewedAt }),
      isOfCars: true,
    },
    searches: {
      table: savedSearches,
      entries: async () =>
        (await listSavedSearches(database)).map(
          ({ id, name, search, q, sort, choices, savedAt, lookedAt }) => ({
            ...{ at: savedAt, id, name, search, q, sort, choices, savedAt, lookedAt },
          }),
        ),
      add: async (entry) => putSearch(entry),
      renew: async (entry) => putSearch(entry),
      isOfCars: false,
    },
    awaited: {
      table: awaited,
      entries: async () =>
        (await listAwaited(database)).map(({ id, name, savedAt }) => ({ at: savedAt, id, name, savedAt })),
      add: async (entry) => putAwaited(entry),
      renew: async (entry) => putAwaited(entry),
      isOfCars: false,
    },
  };
}

/** The keys of its rows, those that this version cannot read among them. */
export async function keysOf<Item extends CollectionEntry>({
  table,
}: DeviceCollection<Item>): Promise<Set<Item['id']>> {
  return new Set(await table.toCollection().primaryKeys());
}

/** All tables of collections, for one transaction. */
export const collectionTables = ({ favourites, viewed, savedSearches, awaited }: DeviceDatabase) => [
  favourites,
  viewed,
  savedSearches,
  awaited,
];
