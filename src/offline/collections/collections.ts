import * as z from 'zod/mini';
import {
  type CollectionEntry,
  type Collections,
  collections,
  type FavouriteEntry,
  type SearchEntry,
  type ViewedEntry,
} from '#contract/collections/collections.ts';
import { readAccountAnswer } from '#offline/account/account-answers.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import { listSavedSearches } from '#offline/saved-searches/saved-searches.ts';
import { listViewed } from '#offline/viewed/viewed-cars.ts';

/*
 * What a buyer keeps on this device, beside what the account keeps. What both agreed on last is noted, so that what is
 * new here, changed here or taken away here can be told apart.
 */

/** The name under which that is kept among the account's answers: it goes with them when somebody signs out. */
export const mergedName = 'collections';
/** What both agreed on, and which of it came to this device from the account. */
export const merged = z.object({
  entries: collections,
  cameHere: z.object({
    favourites: z.array(z.number()),
    viewed: z.array(z.number()),
    searches: z.array(z.string()),
  }),
});
export type Merged = z.infer<typeof merged>;

export type Gathered = {
  /** All that is here, and gravestones of what was taken away here. */
  readonly entries: Collections;
  readonly before: Merged | undefined;
  /** Whether anything here is not what both agreed on. */
  readonly isChanged: boolean;
};

/** An entry without the time of its change. */
export function contentOf({ at: _at, isGone: _gone, ...content }: CollectionEntry): string {
  return JSON.stringify(content);
}

/** Entries with the times of their last changes, as far as they are known here. */
function dated<Item extends CollectionEntry>(
  here: readonly Item[],
  before: readonly Item[] | undefined,
  { present, now }: { readonly present: ReadonlySet<unknown>; readonly now: number },
): Item[] {
  // Never merged: each is as old as it says.
  if (!before) return [...here];
  const agreed = new Map<unknown, Item>(before.map((entry) => [entry.id, entry]));
  const living = here.map((entry) => {
    const known = agreed.get(entry.id);
    return { ...entry, at: known && contentOf(known) === contentOf(entry) ? known.at : now };
  });
  // A row that this version cannot read is there all the same.
  const gone = before.filter(({ id }) => !present.has(id));
  return [...living, ...gone.map((entry) => ({ ...entry, at: now, isGone: true as const }))];
}

export async function readMerged(database: DeviceDatabase, account: string): Promise<Merged | undefined> {
  return (await readAccountAnswer(database, account, mergedName, merged))?.answer;
}

/** All that is here, each entry as old as it says. */
export async function entriesHere(database: DeviceDatabase): Promise<Collections> {
  const favourites = (await listFavourites(database)).map(
    ({ id, savedAt, priceWhenSaved }): FavouriteEntry => ({
      at: savedAt,
      id,
      savedAt,
      price: priceWhenSaved,
    }),
  );
  const viewed = (await listViewed(database)).map(
    ({ id, viewedAt }): ViewedEntry => ({ at: viewedAt, id, viewedAt }),
  );
  const searches = (await listSavedSearches(database)).map(
    ({ id, name, search, q, sort, choices, savedAt, lookedAt }): SearchEntry => ({
      ...{ at: savedAt, id, name, search, q, sort, choices, savedAt, lookedAt },
    }),
  );
  return { favourites, viewed, searches };
}

/** What this device has to tell its account. */
export async function gatherCollections(
  database: DeviceDatabase,
  account: string,
  now: number,
): Promise<Gathered> {
  const before = await readMerged(database, account);
  const { favourites, viewed, searches } = await entriesHere(database);
  const keys = async (table: { toCollection(): { primaryKeys(): PromiseLike<unknown[]> } }) =>
    new Set(await table.toCollection().primaryKeys());
  const entries = {
    favourites: dated(favourites, before?.entries.favourites, {
      present: await keys(database.favourites),
      now,
    }),
    viewed: dated(viewed, before?.entries.viewed, { present: await keys(database.viewed), now }),
    searches: dated(searches, before?.entries.searches, {
      present: await keys(database.savedSearches),
      now,
    }),
  };
  const isChanged =
    before === undefined || Object.values(entries).some((all) => all.some(({ at }) => at === now));
  return { entries, before, isChanged };
}
