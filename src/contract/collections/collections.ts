import * as z from 'zod/mini';
import { sortOrders } from '#contract/search/sort-order.ts';
import { awaitedId } from './awaited-id.ts';

/*
 * A buyer's collections as stored by an account: favourites, viewed cars, saved searches and awaited new
 * models, merged from all devices. Each entry has the time of its last change; a removed entry stays as a
 * tombstone, so that other devices remove it too.
 */

export const collectionKinds = ['favourites', 'viewed', 'searches', 'awaited'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

/** Milliseconds since 1970. */
const moment = z.int().check(z.nonnegative());
const carId = z.int().check(z.positive());
const text = (most: number) => z.string().check(z.maxLength(most));

/** Time of the last change, and whether it removed the entry. */
const life = { at: moment, isGone: z.optional(z.literal(true)) };

export const favouriteEntry = z.lazy(() =>
  z.object({
    ...life,
    id: carId,
    savedAt: moment,
    /** The price when it was saved, in rupiah: a lower one is a price drop. */
    price: z.int().check(z.nonnegative()),
  }),
);
export const viewedEntry = z.lazy(() => z.object({ ...life, id: carId, viewedAt: moment }));
export const searchEntry = z.lazy(() =>
  z.object({
    ...life,
    /** Derived from selection and words, as on the device. */
    id: text(2200),
    name: text(200),
    /** Slugs of the selection, joined by plus signs. */
    search: text(2000),
    q: text(200),
    sort: z.enum(sortOrders),
    choices: z.array(text(100)).check(z.maxLength(100)),
    savedAt: moment,
    lookedAt: moment,
  }),
);

export const awaitedEntry = z.lazy(() =>
  z.object({ ...life, id: awaitedId, name: text(200), savedAt: moment }),
);

export type FavouriteEntry = z.infer<typeof favouriteEntry>;
export type ViewedEntry = z.infer<typeof viewedEntry>;
export type SearchEntry = z.infer<typeof searchEntry>;
export type AwaitedEntry = z.infer<typeof awaitedEntry>;
/** The entry of each kind. */
export type EntryOf = {
  favourites: FavouriteEntry;
  viewed: ViewedEntry;
  searches: SearchEntry;
  awaited: AwaitedEntry;
};
export type CollectionEntry = EntryOf[CollectionKind];

export const collectionEntries = {
  favourites: z.array(favouriteEntry),
  viewed: z.array(viewedEntry),
  searches: z.array(searchEntry),
  // A device may keep an answer from before these.
  awaited: z._default(z.array(awaitedEntry), []),
} as const;
export const collections = z.object(collectionEntries);
export type Collections = { [Kind in CollectionKind]: EntryOf[Kind][] };

/**
 * Maximum number of entries per account: more than per device, so that nothing of two full devices is lost.
 */
export const collectionLimits: Readonly<Record<CollectionKind, number>> = {
  favourites: 500,
  viewed: 200,
  searches: 200,
  awaited: 200,
};
/** Maximum number of tombstones per kind. */
const goneLimit = 500;

type Entry = { readonly id: number | string; readonly at: number; readonly isGone?: true | undefined };

const newestFirst = (one: Entry, other: Entry) => other.at - one.at;

/**
 * Merges stored entries with a device's: for each entry the newer change wins.
 * @param isFirst whether the device has never merged with this account: its entries then stay, whatever was
 * removed elsewhere
 */
export function mergeEntries<Item extends Entry>(
  kept: readonly Item[],
  brought: readonly Item[],
  { most, isFirst }: { readonly most: number; readonly isFirst: boolean },
): Item[] {
  const merged = new Map<number | string, Item>(kept.map((entry) => [entry.id, entry]));
  for (const entry of brought) {
    const before = merged.get(entry.id);
    const isOver = isFirst && before?.isGone === true && !entry.isGone;
    if (before === undefined || isOver || entry.at > before.at) merged.set(entry.id, entry);
  }
  const all = [...merged.values()].sort(newestFirst);
  return [
    ...all.filter(({ isGone }) => !isGone).slice(0, most),
    ...all.filter(({ isGone }) => isGone).slice(0, goneLimit),
  ];
}
