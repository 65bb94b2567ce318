import * as z from 'zod/mini';
import {
  type CollectionEntry,
  type CollectionKind,
  type Collections,
  collections,
  type EntryOf,
} from '#contract/collections/collections.ts';
import { readAccountAnswer } from '#offline/account/account-answers.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { collectionsOn, keysOf } from './device-collections.ts';

/*
 * Merging of a device's collections with the account's. The last agreed state is stored, so that new, changed
 * and removed entries can be distinguished.
 */

/** The name of that state among the account's responses; like them it is deleted at sign-out. */
export const mergedName = 'collections';
/** The agreed state, and which entries came from the account. */
export const merged = z.object({
  entries: collections,
  cameHere: z.object({
    favourites: z.array(z.number()),
    viewed: z.array(z.number()),
    searches: z.array(z.string()),
    awaited: z._default(z.array(z.string()), []),
  }),
});
export type Merged = z.infer<typeof merged>;

export type Gathered = {
  /** All local entries, with tombstones for removed ones. */
  readonly entries: Collections;
  readonly before: Merged | undefined;
  /** Whether any local entry differs from the agreed state. */
  readonly isChanged: boolean;
};

/** An entry without its modification time. */
export function contentOf({ at: _at, isGone: _gone, ...content }: CollectionEntry): string {
  return JSON.stringify(content);
}

/** Entries with the times of their last local changes, as far as known. */
function dated<Item extends CollectionEntry>(
  here: readonly Item[],
  before: readonly Item[] | undefined,
  { present, now }: { readonly present: ReadonlySet<unknown>; readonly now: number },
): Item[] {
  // Never merged before: each entry has its own time.
  if (!before) return [...here];
  const agreed = new Map<unknown, Item>(before.map((entry) => [entry.id, entry]));
  const living = here.map((entry) => {
    const known = agreed.get(entry.id);
    return { ...entry, at: known && contentOf(known) === contentOf(entry) ? known.at : now };
  });
  // A row that this version cannot read still counts as present.
  const gone = before.filter(({ id }) => !present.has(id));
  return [...living, ...gone.map((entry) => ({ ...entry, at: now, isGone: true as const }))];
}

export async function readMerged(database: DeviceDatabase, account: string): Promise<Merged | undefined> {
  return (await readAccountAnswer(database, account, mergedName, merged))?.answer;
}

/** What this device sends to its account. */
export async function gatherCollections(
  database: DeviceDatabase,
  account: string,
  now: number,
): Promise<Gathered> {
  const before = await readMerged(database, account);
  const here = collectionsOn(database);
  async function entriesOf<Kind extends CollectionKind>(kind: Kind): Promise<EntryOf[Kind][]> {
    const agreed: { readonly [Each in CollectionKind]: readonly EntryOf[Each][] } | undefined =
      before?.entries;
    return dated(await here[kind].entries(), agreed?.[kind], { present: await keysOf(here[kind]), now });
  }
  const entries = {
    favourites: await entriesOf('favourites'),
    viewed: await entriesOf('viewed'),
    searches: await entriesOf('searches'),
    awaited: await entriesOf('awaited'),
  };
  const isChanged =
    before === undefined || Object.values(entries).some((all) => all.some(({ at }) => at === now));
  return { entries, before, isChanged };
}
