import { accountHeader } from '#contract/account/account.ts';
import type { Collections } from '#contract/collections/collections.ts';
import type { Language } from '#contract/language.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { type CollectionPorts, syncCollections } from '#offline/collections/sync-collections.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { createApiClient } from './api-client.ts';
import { openDevice } from './device.ts';

/* When favourites, history and saved searches are brought together with the account's. */

/** Tabs take turns by this name: two at once would tell of the same change twice. */
const lockName = 'lajur-collections';
/** For somebody who taps a few hearts one after the other, in milliseconds. */
const settleMs = 3000;
/** How often the account is asked without a change here, at most. */
const askEveryMs = 60_000;
/** As many cars as one call may ask for. */
const atATime = 100;

let askedAt = 0;

function portsOf(database: DeviceDatabase, account: string, language: Language): CollectionPorts {
  const api = createApiClient({ fetch: (address, init) => fetch(address, init), language });
  return {
    database,
    account,
    now: Date.now(),
    merge({ favourites, viewed, searches }: Collections, isFirst: boolean) {
      askedAt = Date.now();
      const fields = {
        favourites: JSON.stringify(favourites),
        viewed: JSON.stringify(viewed),
        searches: JSON.stringify(searches),
        isFirst: isFirst ? '1' : '0',
      } as const;
      // Where somebody else has signed in meanwhile, nothing of this one's reaches them.
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

function languageOfPage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : 'id';
}

/**
 * Brings both together now. Without an account or a connection nothing happens; it is tried again later.
 * @param isAsked also where nothing has changed here
 */
export async function syncNow(isAsked: boolean): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { database } = opened;
  const { readAccountId } = await import('#offline/account/device-keys.ts');
  const work = async () => {
    // Read here: whoever waited for the lock may find somebody else signed in.
    const account = await readAccountId(database);
    if (account === undefined) return;
    try {
      await syncCollections(portsOf(database, account, languageOfPage()), isAsked);
    } catch {
      // No connection, or no room: what is here stays, and it is tried again later.
    }
  };
  // Where there are no locks, two tabs may tell of the same change twice, which comes out the same.
  const hasLocks = 'navigator' in globalThis && 'locks' in navigator;
  await (hasLocks ? navigator.locks.request(lockName, work) : work());
}

/** Keeps them together while the page lives: at its start, when somebody or the connection returns, after a change. */
export async function keepCollectionsTogether(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { favourites, viewed, savedSearches, deviceKeys } = opened.database;
  const askNow = () => void syncNow(Date.now() - askedAt > askEveryMs);
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') askNow();
  });
  const { liveQuery } = await import('dexie');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  liveQuery(() =>
    Promise.all([
      favourites.toCollection().primaryKeys(),
      viewed.orderBy('viewedAt').last(),
      savedSearches.toArray(),
      // Somebody signed in.
      deviceKeys.get('account'),
    ]),
  ).subscribe({
    next() {
      clearTimeout(timer);
      const isAsked = isFirst;
      isFirst = false;
      timer = setTimeout(() => void syncNow(isAsked), isAsked ? 0 : settleMs);
    },
    // The database was closed under us, by a newer version in another tab.
    error: () => clearTimeout(timer),
  });
}
