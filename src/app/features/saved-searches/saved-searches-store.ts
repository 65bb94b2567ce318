import { openDevice } from '#app/data/device/device.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import type { SaveResult } from '#offline/saved-searches/saved-searches.ts';

export type NewSearch = Omit<SavedSearch, 'id' | 'savedAt' | 'lookedAt'>;

export async function save(search: NewSearch): Promise<SaveResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { saveSearch } = await import('#offline/saved-searches/saved-searches.ts');
  return saveSearch(opened.database, search, new Date());
}

export async function rename(id: string, name: string): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { renameSearch } = await import('#offline/saved-searches/saved-searches.ts');
  await renameSearch(opened.database, id, name);
}

export async function remove(id: string): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { removeSearch } = await import('#offline/saved-searches/saved-searches.ts');
  await removeSearch(opened.database, id);
}

/** Undoes a removal. */
export async function restore(search: SavedSearch): Promise<SaveResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { restoreSearch } = await import('#offline/saved-searches/saved-searches.ts');
  return restoreSearch(opened.database, search);
}

/** Records that the cars of a search were seen as of the given time. */
export async function noteLooked(id: string, seenAsOf: Date): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { markLooked } = await import('#offline/saved-searches/saved-searches.ts');
  await markLooked(opened.database, id, seenAsOf);
}
