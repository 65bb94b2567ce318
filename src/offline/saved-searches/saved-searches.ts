import * as z from 'zod/mini';
import { changing, hasRoom, restoreIn } from '#offline/collections/limited-table.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import { savedSearchLimit, searchNameLength } from '#offline/device/limits.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { type SavedSearch, savedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { savedSearchId } from './saved-search-id.ts';

export type SaveResult =
  | { readonly kind: 'saved' }
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

/** Cut between characters: the account cannot store an unpaired surrogate. */
function shortName(name: string): string {
  return name
    .trim()
    .slice(0, searchNameLength)
    .replace(/\p{Cs}/gu, '');
}

/** Stores a search, or updates the name and sort order of a stored one. */
export function saveSearch(
  database: DeviceDatabase,
  search: Omit<SavedSearch, 'id' | 'savedAt' | 'lookedAt'>,
  now: Date,
): Promise<SaveResult> {
  const { savedSearches } = database;
  const id = savedSearchId(search.search, search.q);
  const name = shortName(search.name);
  return changing(savedSearches, [savedSearches], async (): Promise<SaveResult> => {
    const before = z.safeParse(savedSearch, await savedSearches.get(id)).data;
    if (!before && !(await hasRoom(savedSearches, savedSearchLimit))) return { kind: 'limit-reached' };
    const { savedAt, lookedAt } = before ?? { savedAt: now.getTime(), lookedAt: now.getTime() };
    await savedSearches.put({ ...search, id, name, savedAt, lookedAt });
    return { kind: 'saved' };
  });
}

export async function renameSearch(database: DeviceDatabase, id: string, name: string): Promise<void> {
  const given = shortName(name);
  if (given !== '') await database.savedSearches.update(id, { name: given }).catch(() => undefined);
}

export async function removeSearch(database: DeviceDatabase, id: string): Promise<void> {
  await database.savedSearches.delete(id).catch(() => undefined);
}

/** Undoes a removal, unless the search was saved again meanwhile. */
export async function restoreSearch(
  { savedSearches }: DeviceDatabase,
  search: SavedSearch,
): Promise<SaveResult> {
  const restored = await restoreIn(savedSearches, search, savedSearchLimit);
  return restored.kind === 'added' ? { kind: 'saved' } : restored;
}

/**
 * Records that the cars of a search were seen as of a time. It never moves backwards: offline, the cars shown
 * are some days old.
 */
export async function markLooked(database: DeviceDatabase, id: string, seenAsOf: Date): Promise<void> {
  const at = seenAsOf.getTime();
  await database.savedSearches
    .where('id')
    .equals(id)
    .modify((row) => {
      if (row.lookedAt >= at) return false;
      row.lookedAt = at;
      return true;
    })
    .catch(() => undefined);
}

/** Last saved first. */
export async function listSavedSearches(database: DeviceDatabase): Promise<SavedSearch[]> {
  const rows = await database.savedSearches.orderBy('savedAt').reverse().toArray();
  return readRows(savedSearch, rows);
}
