import { useEffect, useState } from 'react';
import { LiveDevice, useLiveDevice } from '#app/data/live-device.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-searches.ts';

/** How many cars are new in each search, by its id; a search is absent where the device cannot tell. */
export type NewCounts = ReadonlyMap<string, number>;

const unknown: NewCounts = new Map();
const keptCity = new LiveDevice(
  async () => (await import('#offline/snapshot/catalogue-store.ts')).readKeptCity,
);

/** Counts in the catalogue this device keeps, and counts again when that has changed or somebody comes back to the page. */
export function useNewCounts(searches: readonly SavedSearch[]): NewCounts {
  const [counts, setCounts] = useState(unknown);
  const city = useLiveDevice(keptCity);
  const version = city.kind === 'known' ? city.value?.version : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the catalogue is another count
  useEffect(() => {
    if (searches.length === 0) return;
    let isWanted = true;
    const count = () => void countAll(searches).then((found) => isWanted && setCounts(found));
    const countOnReturn = () => document.visibilityState === 'visible' && count();
    count();
    document.addEventListener('visibilitychange', countOnReturn);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', countOnReturn);
    };
  }, [searches, version]);
  return counts;
}

async function countAll(searches: readonly SavedSearch[]): Promise<NewCounts> {
  try {
    const { countNew } = await import('#app/data/offline-catalogue.ts');
    const found = await countNew(searches.map(({ search, q, lookedAt }) => ({ search, q, since: lookedAt })));
    return new Map(
      searches.flatMap(({ id }, place) => {
        const count = found[place];
        return count === null || count === undefined ? [] : [[id, count] as const];
      }),
    );
  } catch {
    // Without the catalogue's code nothing is counted, this time.
    return unknown;
  }
}
