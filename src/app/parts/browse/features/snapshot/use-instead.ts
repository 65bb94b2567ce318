import useSWR from 'swr';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { InsteadOf } from '#offline/snapshot/snapshot-answer.ts';

/** The query of a list. */
type List = { readonly search: string; readonly q: string };

/**
 * The saved city's list for one that is not available; null without a city or query. Undefined until the
 * device has been read.
 */
export function useInstead(list: List | undefined): InsteadOf | null | undefined {
  const language = useLanguage();
  const { data } = useSWR(
    list && `instead ${language} ${list.search} ${list.q}`,
    async () => {
      if (!list) return null;
      try {
        const { insteadOffline } = await import('#app/data/snapshot/snapshot-client.ts');
        return (await insteadOffline(list.search, list.q, language)) ?? null;
      } catch {
        // If the code fails to load, the device counts as empty.
        return null;
      }
    },
    { revalidateIfStale: true },
  );
  return list ? data : null;
}
