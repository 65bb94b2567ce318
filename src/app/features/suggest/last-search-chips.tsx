import { useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { ChipLink, ChipRow } from '#app/ui/chip.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import { useRecentSearches } from './recent-searches.ts';

const listOf = new RegExp(`^${usedCarsPath()}/([^/?,]+)$`);

/** Recent searches; those of lists have current counts, if the server responds. */
export function LastSearchChips() {
  const { t } = useLingui();
  const searches = useRecentSearches();
  const selections = searches.flatMap(({ url }) => listOf.exec(url)?.[1] ?? []).join(',');
  const { data } = useApi('lastSearch', selections === '' ? undefined : { searches: selections });
  if (searches.length === 0) return null;
  return (
    <ChipRow label={t`Recent searches`}>
      {searches.map(({ name, url }) => (
        <ChipLink key={url} href={url} count={data?.find((tile) => tile.url === url)?.count}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
