import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { readKeptCity } from '#offline/snapshot/snapshot-store.ts';

/** Number of new cars by search id; absent if the device cannot tell. */
export type NewCounts = ReadonlyMap<string, number>;

const unknown: NewCounts = new Map();

/** Counts in the saved city, and again when it has changed. */
export function useNewCounts(searches: readonly SavedSearch[]): NewCounts {
  const counts = useDeviceIfHeld(
    ['catalogues'],
    async (database) => {
      // Makes it a dependency: another version of the city has other counts.
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
    // The code failed to load: nothing is counted for now.
    return unknown;
  }
}
