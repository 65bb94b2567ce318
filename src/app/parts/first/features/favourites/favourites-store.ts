import { openDevice } from '#app/data/device.ts';
import { LiveDevice } from '#app/data/live-device.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { FavouriteRow, ToggleResult } from '#offline/favourites/favourites.ts';

/*
 * The favourites as this page knows them: what the device keeps, told again on every change in any
 * tab, and what was just pressed and is not written yet.
 */

/** The newest first. */
export const favourites = new LiveDevice(
  async () => (await import('#offline/favourites/favourites.ts')).listFavourites,
);

/** What was pressed, until the device has it. */
const pressed = new Map<number, boolean>();

export function isFavourite(id: number): boolean {
  const state = favourites.peek();
  return pressed.get(id) ?? (state.kind === 'known' && state.value.some((row) => row.id === id));
}

/** Shows the change at once and takes it back if the device refuses it. */
export async function toggle(card: ListingCard): Promise<ToggleResult> {
  pressed.set(card.id, !isFavourite(card.id));
  favourites.touch();
  const result = await write(card);
  pressed.delete(card.id);
  favourites.touch();
  return result;
}

async function write(card: ListingCard): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { toggleFavourite } = await import('#offline/favourites/favourites.ts');
  const result = await toggleFavourite(opened.database, card, new Date());
  // Not left to the live query, which may come later than the end of what was pressed: no flicker.
  if (result.kind !== 'failed') await favourites.refresh(opened.database);
  return result;
}

/** Takes a favourite away, knowing only what is kept of it. */
export async function remove(id: number): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { removeFavourite } = await import('#offline/favourites/favourites.ts');
  await removeFavourite(opened.database, id);
}

/** Takes a removal back. */
export async function restore(row: FavouriteRow): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { restoreFavourite } = await import('#offline/favourites/favourites.ts');
  return restoreFavourite(opened.database, row);
}
