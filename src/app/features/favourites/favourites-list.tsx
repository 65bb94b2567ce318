import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useDevice } from '#app/data/device/use-device.ts';
import { track } from '#app/tracking/track.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { Items, type ItemsProps } from '#app/ui/items.tsx';
import { type PartInTime, usePartInTime } from '#app/ui/part/part-in-time.ts';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import { UndoBar } from '#app/ui/undo-bar.tsx';
import { usedCarsPath } from '#contract/paths.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { listFavourites } from '#offline/favourites/favourites.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { remove, restore } from './favourite-changes.ts';
import type { FavouriteProblem } from './favourite-problem.tsx';
import { FavouriteProblemSheet } from './favourite-problem.tsx';
import { KeptCar } from './kept-car.tsx';
import { KeptCarGrid, KeptCarGridSkeleton } from './kept-car-grid.tsx';
import { useFreshFavourites } from './use-fresh-favourites.ts';

const moving: PartInTime<ItemsProps<FavouriteRow>> = {
  load: async () => (await import('#app/ui/motion/leaving-items.tsx')).LeavingItems,
  plain: Items,
  patienceMs: 300,
};

const none: readonly FavouriteRow[] = [];

/** All favourites of this device; works offline. `compare` renders a control for public cars. */
export function FavouritesList({ compare }: { compare?(card: KeptCard): ReactNode }) {
  const { t } = useLingui();
  const state = useDevice(listFavourites);
  const rows = state.kind === 'known' ? state.value : none;
  useFreshFavourites(rows);
  const Cars = usePartInTime(moving, rows.length > 0);
  const [removed, setRemoved] = useState<FavouriteRow>();
  const [problem, setProblem] = useState<FavouriteProblem>();

  async function takeAway(row: FavouriteRow) {
    await remove(row.id);
    track({ name: 'favourite_removed', listingId: row.id });
    setRemoved(row);
  }

  async function bringBack(row: FavouriteRow) {
    const result = await restore(row);
    if (result.kind === 'limit-reached') setProblem(result.kind);
    else if (result.kind === 'failed') setProblem(result.failure);
  }

  return (
    <>
      {state.kind === 'reading' || (rows.length > 0 && !Cars) ? <KeptCarGridSkeleton /> : null}
      {state.kind === 'failed' ? (
        <BlankState icon="heart" title={<Trans>Favourites can’t be saved here</Trans>}>
          <DeviceFailureText failure={state.failure} />
        </BlankState>
      ) : null}
      {state.kind === 'known' && rows.length === 0 ? <NoFavourites /> : null}
      {Cars && state.kind === 'known' ? (
        <KeptCarGrid>
          <Cars items={rows} keyOf={({ id }) => id}>
            {(row) => (
              <KeptCar
                card={row.card}
                priceBefore={row.priceWhenSaved}
                actions={
                  <>
                    {isOver(row.card) ? <span /> : (compare?.(row.card) ?? <span />)}
                    <IconButton
                      label={t`Remove ${row.card.label} from favourites`}
                      icon={<Icon of={X} />}
                      onClick={() => void takeAway(row)}
                    />
                  </>
                }
              />
            )}
          </Cars>
        </KeptCarGrid>
      ) : null}
      {removed === undefined ? null : (
        <UndoBar key={removed.id} onUndo={() => void bringBack(removed)} onEnd={() => setRemoved(undefined)}>
          <Trans>{removed.card.label} removed</Trans>
        </UndoBar>
      )}
      {problem === undefined ? null : (
        <FavouriteProblemSheet problem={problem} onClose={() => setProblem(undefined)} />
      )}
    </>
  );
}

function NoFavourites() {
  return (
    <BlankState
      icon="heart"
      title={<Trans>No favourites yet</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>See used cars</Trans>
        </ButtonLink>
      }
    >
      <Trans>Tap the heart on a car. It stays on this device and opens even without a signal.</Trans>
    </BlankState>
  );
}
