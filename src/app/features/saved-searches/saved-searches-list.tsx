import { Trans } from '@lingui/react/macro';
import { Bell } from 'lucide';
import { useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useDevice } from '#app/data/device/use-device.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Items, type ItemsProps } from '#app/ui/items.tsx';
import { type PartInTime, usePartInTime } from '#app/ui/part/part-in-time.ts';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { listSavedSearches } from '#offline/saved-searches/saved-searches.ts';
import { SavedSearchCard } from './saved-search-card.tsx';
import styles from './saved-searches-list.module.css';
import { remove, rename, restore } from './saved-searches-store.ts';
import { SearchNameSheet } from './search-name-sheet.tsx';
import { useNewCounts } from './use-new-counts.ts';

const moving: PartInTime<ItemsProps<SavedSearch>> = {
  load: async () => (await import('#app/ui/motion/leaving-items.tsx')).LeavingItems,
  plain: Items,
  patienceMs: 300,
};

const none: readonly SavedSearch[] = [];

/** Maximum number of searches per call. */
const atOnce = 10;

function useTiles(searches: readonly string[], part: number) {
  const asked = searches.slice(part * atOnce, (part + 1) * atOnce).join(',');
  return useApi('lastSearch', asked === '' ? undefined : { searches: asked }).data ?? [];
}

/** Current numbers of cars from the server, by search id. Searches with words are omitted. */
function useCurrentCounts(searches: readonly SavedSearch[]): ReadonlyMap<string, number> {
  const plain = searches.filter(({ search, q }) => search !== '' && q === '');
  const slugs = plain.map(({ search }) => search);
  // One call per ten searches, up to the device's limit (savedSearchLimit).
  const tiles = [
    useTiles(slugs, 0),
    useTiles(slugs, 1),
    useTiles(slugs, 2),
    useTiles(slugs, 3),
    useTiles(slugs, 4),
  ].flat();
  const counts = new Map(tiles.map(({ slug, count }) => [slug, count]));
  return new Map(
    plain.flatMap(({ id, search }) => {
      const count = counts.get(search);
      return count === undefined ? [] : [[id, count] as const];
    }),
  );
}

/** The saved searches of this device, with links to their lists; they can be renamed and removed. */
export function SavedSearchesList() {
  const state = useDevice(listSavedSearches);
  const searches = state.kind === 'known' ? state.value : none;
  const Searches = usePartInTime(moving, searches.length > 0);
  const newCounts = useNewCounts(searches);
  const currentCounts = useCurrentCounts(searches);
  const [renamed, setRenamed] = useState<SavedSearch>();
  const [isRenaming, setRenaming] = useState(false);
  const [removed, setRemoved] = useState<SavedSearch>();
  return (
    <>
      {state.kind === 'failed' ? (
        <BlankState icon={Bell} title={<Trans>Searches can’t be saved here</Trans>}>
          <DeviceFailureText failure={state.failure} />
        </BlankState>
      ) : null}
      {state.kind === 'known' && searches.length === 0 ? <NoSearches /> : null}
      <ul className={styles.list}>
        {Searches ? (
          <Searches items={searches} keyOf={({ id }) => id}>
            {(search) => (
              <SavedSearchCard
                search={search}
                newCount={newCounts.get(search.id)}
                currentCount={currentCounts.get(search.id)}
                onRename={() => {
                  setRenamed(search);
                  setRenaming(true);
                }}
                onRemove={() => void remove(search.id).then(() => setRemoved(search))}
              />
            )}
          </Searches>
        ) : null}
      </ul>
      {renamed === undefined ? null : (
        <SearchNameSheet
          key={`name ${renamed.id}`}
          isOpen={isRenaming}
          onClose={() => setRenaming(false)}
          purpose="rename"
          search={renamed}
          name={renamed.name}
          onName={async (name) => {
            await rename(renamed.id, name);
            return { kind: 'saved' };
          }}
        />
      )}
      {removed === undefined ? null : (
        <UndoBar
          key={`undo ${removed.id}`}
          onUndo={() => void restore(removed)}
          onEnd={() => setRemoved(undefined)}
        >
          <Trans>{removed.name} removed</Trans>
        </UndoBar>
      )}
    </>
  );
}

function NoSearches() {
  return (
    <BlankState
      icon={Bell}
      title={<Trans>No saved searches yet</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>See used cars</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Filter a list, then tap “Save search”. It stays on this device and shows how many cars are new.
      </Trans>
    </BlankState>
  );
}
