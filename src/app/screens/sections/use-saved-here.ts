import useSWR from 'swr';
import { favouriteRows } from '#app/features/favourites/favourites-store.ts';
import type { LastViewed } from '#app/features/viewed/read-last-viewed.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Language } from '#contract/language.ts';
import type { InsteadOf } from '#offline/snapshot/snapshot-answer.ts';

/** The query of a list. */
type List = { readonly search: string; readonly q: string };

type SavedHere = {
  /** The saved city's list for one that is not available. */
  readonly instead: InsteadOf | undefined;
  readonly viewed: LastViewed | undefined;
};

async function readInstead(list: List, language: Language): Promise<InsteadOf | undefined> {
  const { insteadOffline } = await import('#app/data/snapshot/snapshot-client.ts');
  return insteadOffline(list.search, list.q, language);
}

async function readViewed(): Promise<LastViewed | undefined> {
  const { readLastViewed } = await import('#app/features/viewed/read-last-viewed.ts');
  return readLastViewed();
}

/** How long a device is waited for, in milliseconds: without its answers the page has its other ways on. */
const patienceMs = 2000;

/** If its code fails to load, or it does not answer in time, the device counts as empty. */
async function orNothing<Value>(reading: Promise<Value> | undefined): Promise<Value | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return Promise.race([reading, tooLate]).catch(() => undefined);
}

/**
 * What this device has in place of a page: undefined until all of it has been read, the favourites included, so that
 * no link is added above others later.
 * @param list the query of the page, if it is a list
 */
export function useSavedHere(list: List | undefined): SavedHere | undefined {
  const language = useLanguage();
  const read = async () => {
    const [instead, viewed] = await Promise.all([
      orNothing(list && readInstead(list, language)),
      orNothing(readViewed()),
      orNothing(favouriteRows.read()),
    ]);
    return { instead, viewed };
  };
  const key = `saved here ${language} ${list?.search} ${list?.q}`;
  return useSWR(key, read, { revalidateIfStale: true }).data;
}
