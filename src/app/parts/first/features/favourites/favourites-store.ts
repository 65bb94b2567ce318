import { openDevice } from '#app/data/device.ts';
import { whenDeviceHolds } from '#app/data/device-note.ts';
import { whenIdle } from '#app/when-idle.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import type { ToggleResult } from '#offline/favourites/favourites.ts';

/*
 * The favourites as the hearts of a page know them: what the device keeps, and what was just pressed and is not written
 * yet. The hearts are there before the database's code, so they cannot ask it as other components do (use-device.ts).
 */

let rows: readonly FavouriteRow[] = [];
/** What was pressed, until the device has it. */
const pressed = new Map<number, boolean>();
const listeners = new Set<() => void>();
let following: Promise<void> | undefined;

function tell(found = rows): void {
  rows = found;
  for (const listener of listeners) listener();
}

/** The newest first; none until they are read. */
export const knownFavourites = (): readonly FavouriteRow[] => rows;

export function isFavourite(id: number): boolean {
  return pressed.get(id) ?? rows.some((row) => row.id === id);
}

/** Begins to read once there is something to read, and the page has nothing better to do. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = whenDeviceHolds(['favourites'], () => whenIdle(() => void readFavourites()));
  return () => {
    stop();
    listeners.delete(listener);
  };
}

/** Reads them, if nobody has, and follows them in all tabs from then on. Never rejects. */
export function readFavourites(): Promise<void> {
  following ??= import('#app/parts/browse/features/favourites/follow-favourites.ts')
    .then(({ followFavourites }) => followFavourites(tell))
    .catch(() => {
      // Without its code nothing is read, this time.
      following = undefined;
    });
  return following;
}

/** Shows the change at once and takes it back if the device refuses it. */
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
  // Not left to the live query, which may come later than the end of what was pressed: no flicker.
  if (result.kind !== 'failed') tell(await listFavourites(opened.database));
  return result;
}
