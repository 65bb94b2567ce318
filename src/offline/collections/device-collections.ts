import type { Table } from 'dexie';
import type { CollectionEntry, CollectionKind, EntryOf } from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { listAwaited } from '#offline/awaited/awaited-models.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { keptCardOf } from '#offline/listing/kept-card.ts';
import { listSavedSearches } from '#offline/saved-searches/saved-searches.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';

/** How a kind of collection is stored on the device: everything specific to the kind. */
export type DeviceCollection<Item extends CollectionEntry> = {
  readonly table: Pick<Table<unknown, Item['id']>, 'bulkDelete' | 'toCollection'>;
  /** Readable rows as entries; `at` is the time each was created. */
  entries(): Promise<Item[]>;
  /** Adds an entry from another device. */
  add(entry: Item, card: ListingCard | undefined): Promise<unknown>;
  /** Updates a row with an entry changed on another device. */
  renew(entry: Item): Promise<unknown>;
  /** Whether an entry can only be shown with its car's card. */
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

/** Keys of all rows, including rows this version cannot read. */
export async function keysOf<Item extends CollectionEntry>({
  table,
}: DeviceCollection<Item>): Promise<Set<Item['id']>> {
  return new Set(await table.toCollection().primaryKeys());
}

/** Tables of all collections, for one transaction. */
export const collectionTables = ({ favourites, viewed, savedSearches, awaited }: DeviceDatabase) => [
  favourites,
  viewed,
  savedSearches,
  awaited,
];
