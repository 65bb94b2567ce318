import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { readKeptCity } from '#offline/snapshot/snapshot-store.ts';

/** The number of new cars in each search, by its id; absent where the device cannot tell. */
export type NewCounts = ReadonlyMap<string, number>;

const unknown: NewCounts = new Map();

/** Counts in the kept city, and again when that has changed. */
export function useNewCounts(searches: readonly SavedSearch[]): NewCounts {
  const counts = useDeviceIfHeld(
    ['catalogues'],
    async (database) => {
      // A dependency: another version of the city has other counts.
      const city = await readKeptCity(database);
      return city && searches.length > 0 ? Promise.resolve(countAll(searches)) : unknown;
    },
    [searches.map(({ id, lookedAt }) => `${id} ${lookedAt}`).join()],
  );
  return (counts.kind === 'known' ? counts.value : undefined) ?? unknown;
}

async function countAll(searches: readonly SavedSearch[]): Promise<NewCounts> {
  try {
    const { countNew } = await import('#app/data/snapshot/snapshot-client.ts');
    const found = await countNew(searches.map(({ search, q, lookedAt }) => ({ search, q, since: lookedAt })));
    return new Map(
      searches.flatMap(({ id }, place) => {
        const count = found[place];
        return count === null || count === undefined ? [] : [[id, count] as const];
      }),
    );
  } catch {
    // Without its code nothing is counted, for now.
    return unknown;
  }
}
