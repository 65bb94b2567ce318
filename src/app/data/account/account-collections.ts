import { createApiClient } from '#app/data/api/api-client.ts';
import { openDevice } from '#app/data/device/device.ts';
import { languageOfPage } from '#app/i18n/language-of-page.ts';
import { accountHeader } from '#contract/account/account.ts';
import type { Collections } from '#contract/collections/collections.ts';
import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { type CollectionPorts, syncCollections } from '#offline/collections/sync-collections.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/* Schedules the merge of favourites, history and saved searches with the account's. */

/** Name of the Web Lock: without it, two tabs could send the same change. */
const lockName = 'lajur-collections';
/** Debounce for several taps in a row, in milliseconds. */
const settleMs = 3000;
/** Minimum interval between merges without a local change. */
const askEveryMs = 60_000;
/** Maximum number of cars per call. */
const atATime = 100;

let askedAt = 0;

function portsOf(database: DeviceDatabase, account: string, language: Language): CollectionPorts {
  const api = createApiClient({ fetch: (address, init) => fetch(address, init), language });
  return {
    database,
    account,
    now: Date.now(),
    merge({ favourites, viewed, searches, awaited }: Collections, isFirst: boolean) {
      askedAt = Date.now();
      const fields = {
        favourites: JSON.stringify(favourites),
        viewed: JSON.stringify(viewed),
        searches: JSON.stringify(searches),
        awaited: JSON.stringify(awaited),
        isFirst: isFirst ? '1' : '0',
      } as const;
      // If another account has signed in meanwhile, the server refuses the call.
      return api.post('mergeCollections', fields, { [accountHeader]: account });
    },
    async cars(ids) {
      const found: ListingCard[] = [];
      for (let from = 0; from < ids.length; from += atATime) {
        const { items } = await api.get('byIds', { ids: ids.slice(from, from + atATime).join(',') });
        found.push(...items);
      }
      return found;
    },
  };
}

/**
 * Merges both now; without an account or a connection it does nothing and is retried later.
 * @param isAsked also merges without a local change
 */
export async function syncNow(isAsked: boolean): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { database } = opened;
  const { readAccountId } = await import('#offline/account/device-keys.ts');
  const work = async () => {
    // Read inside the lock: another account may have signed in meanwhile.
    const account = await readAccountId(database);
    if (account === undefined) return;
    try {
      await syncCollections(portsOf(database, account, languageOfPage()), isAsked);
    } catch {
      // No connection or no storage left: local data stays, and the merge is retried later.
    }
  };
  // Without locks, two tabs may send the same change twice, which has the same result.
  const hasLocks = 'navigator' in globalThis && 'locks' in navigator;
  await (hasLocks ? navigator.locks.request(lockName, work) : work());
}

/**
 * Keeps the collections merged while the page is open: at start, at sign-in, when the visitor or the
 * connection returns, and after a change.
 */
export async function keepCollectionsTogether(): Promise<void> {
  const askNow = () => void syncNow(Date.now() - askedAt > askEveryMs);
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askNow();
  });
  const { follow } = await import('#app/data/device/follow.ts');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  await follow(
    ({ favourites, viewed, savedSearches, awaited, deviceKeys }) =>
      Promise.all([
        favourites.toCollection().primaryKeys(),
        viewed.orderBy('viewedAt').last(),
        savedSearches.toArray(),
        awaited.toCollection().primaryKeys(),
        // Changes at sign-in.
        deviceKeys.get('account'),
      ]),
    () => {
      clearTimeout(timer);
      const isAsked = isFirst;
      isFirst = false;
      timer = setTimeout(() => void syncNow(isAsked), isAsked ? 0 : settleMs);
    },
  );
}
