import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide';
import { useConnection } from '#app/pwa/use-connectivity.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import { RowLink } from '#app/ui/link/row-link.tsx';
import { savedSearchesPath } from '#contract/paths.ts';
import { NewBadge } from './new-badge.tsx';
import { noteLooked } from './saved-searches-store.ts';
import { savedSearchPath } from './search-words.ts';
import { useNewCounts } from './use-new-counts.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** The saved search with the most new cars, otherwise the one saved last. */
export function SavedSearchRow() {
  const searches = useSavedSearches();
  const counts = useNewCounts(searches);
  const isAnswering = useConnection() === 'answering';
  const newIn = (id: string) => counts.get(id) ?? 0;
  const [search] = searches.toSorted((a, b) => newIn(b.id) - newIn(a.id));
  if (!search) return null;
  const others = searches.length - 1;
  const count = newIn(search.id);
  return (
    <RowLink
      href={others > 0 && count === 0 ? savedSearchesPath : savedSearchPath(search)}
      // Offline, the list itself records its time.
      onClick={() => (others === 0 || count > 0) && isAnswering && void noteLooked(search.id, new Date())}
      sign={
        <IconTile>
          <Icon of={Bell} />
        </IconTile>
      }
      title={search.name}
      note={
        others === 0 ? (
          <Trans>Saved search</Trans>
        ) : (
          <Plural value={others} one="Saved search · # more" other="Saved search · # more" />
        )
      }
      end={count > 0 ? <NewBadge count={count} /> : undefined}
    />
  );
}
