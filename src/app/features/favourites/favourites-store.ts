import { openDevice } from '#app/data/device/device.ts';
import { whenDeviceHolds } from '#app/data/device/device-note.ts';
import { whenIdle } from '#app/when-idle.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';

/*
 * The favourites for the hearts on a page: the device's, plus changes that are not written yet. Hearts render
 * before the database's code has loaded, so they cannot use use-device.ts like other components.
 */

let rows: readonly FavouriteRow[] = [];
/** Changes that are not stored yet. */
const pressed = new Map<number, boolean>();
const listeners = new Set<() => void>();
let following: Promise<void> | undefined;

function tell(found = rows): void {
  rows = found;
  for (const listener of listeners) listener();
}

/** Newest first; empty until they are read. */
export const knownFavourites = (): readonly FavouriteRow[] => rows;

export function isFavourite(id: number): boolean {
  return pressed.get(id) ?? rows.some((row) => row.id === id);
}

/** Reads them once the device holds some and the page is idle. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = whenDeviceHolds(['favourites'], () => whenIdle(() => void readFavourites()));
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** Reads them once, and follows changes in all tabs from then on. Never rejects. */
export function readFavourites(): Promise<void> {
  following ??= Promise.all([
    import('#app/data/device/follow.ts'),
    import('#offline/favourites/favourites.ts'),
  ])
    .then(([{ follow }, { listFavourites }]) => follow(listFavourites, tell))
    .catch(() => {
      // The code failed to load; nothing is read for now.
      following = undefined;
    });
  return following;
}

/** Shows the change immediately and reverts it if the device cannot store it. */
export async function toggle(card: ListingCard): Promise<ToggleResult> {
  pressed.set(card.id, !isFavourite(card.id));
  tell();
  const result = await write(card);
  pressed.delete(card.id);
  tell();
  return result;
}

async function write(card: ListingCard): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { listFavourites, toggleFavourite } = await import('#offline/favourites/favourites.ts');
  const result = await toggleFavourite(opened.database, card, new Date());
  // Not left to the live query, which may run after the write: avoids flicker.
  if (result.kind !== 'failed') tell(await listFavourites(opened.database));
  return result;
}
