import { useEffect, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { InsteadOf } from '#offline/snapshot/snapshot-messages.ts';

/** The query of a list. */
type List = { readonly search: string; readonly q: string };

/**
 * The kept city's list for one that is not available; null without a city or a query. Undefined until the device has
 * been read.
 */
export function useInstead(list: List | undefined): InsteadOf | null | undefined {
  const language = useLanguage();
  const [instead, setInstead] = useState<InsteadOf | null>();
  const { search, q } = list ?? {};

  useEffect(() => {
    if (search === undefined || q === undefined) return setInstead(null);
    let isWanted = true;
    import('#app/data/snapshot/snapshot-client.ts')
      .then(({ insteadOffline }) => insteadOffline(search, q, language))
      // Without its code the device counts as empty.
      .catch(() => undefined)
      .then((found) => isWanted && setInstead(found ?? null));
    return () => {
      isWanted = false;
    };
  }, [search, q, language]);

  return instead;
}
