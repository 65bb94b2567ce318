import { openDevice } from '#app/data/device/device.ts';
import { whenDeviceHolds } from '#app/data/device/device-note.ts';
import { whenIdle } from '#app/when-idle.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';

/*
 * The favourites for the hearts of a page: the device's, and presses that are not written yet. The hearts are there
 * before the database's code, so they cannot use use-device.ts as other components do.
 */

let rows: readonly FavouriteRow[] = [];
/** Presses that the device has not stored yet. */
const pressed = new Map<number, boolean>();
const listeners = new Set<() => void>();
let following: Promise<void> | undefined;

function tell(found = rows): void {
  rows = found;
  for (const listener of listeners) listener();
}

/** Newest first; none until they are read. */
export const knownFavourites = (): readonly FavouriteRow[] => rows;

export function isFavourite(id: number): boolean {
  return pressed.get(id) ?? rows.some((row) => row.id === id);
}

/** Reads them once there is something to read, and the page is idle. */
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
  following ??= import('#app/parts/browse/features/favourites/follow-favourites.ts')
    .then(({ followFavourites }) => followFavourites(tell))
    .catch(() => {
      // Without its code nothing is read, for now.
      following = undefined;
    });
  return following;
}

/** Shows the change at once and reverts it if the device refuses it. */
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
  // Not left to the live query, which may come after the write: no flicker.
  if (result.kind !== 'failed') tell(await listFavourites(opened.database));
  return result;
}
