import { openDevice, whenIdle } from '#app/data/device.ts';
import type { ListingCard } from '#contract/listing.ts';
import type { FavouriteRow, ToggleResult } from '#offline/favourites.ts';

/*
 * The favourites as this page knows them: what the device keeps, told again on every change in any
 * tab, and what was just pressed and is not written yet.
 */

type Favourites = {
  /** False until the device has answered. */
  readonly isKnown: boolean;
  /** The newest first. */
  readonly rows: readonly FavouriteRow[];
  readonly ids: ReadonlySet<number>;
};

const none: Favourites = { isKnown: false, rows: [], ids: new Set() };

let favourites = none;
/** What was pressed, until the device has it. */
const pressed = new Map<number, boolean>();
const listeners = new Set<() => void>();
let loading: Promise<void> | undefined;

function tell(): void {
  for (const listener of listeners) listener();
}

function setRows(rows: readonly FavouriteRow[]): void {
  favourites = { isKnown: true, rows, ids: new Set(rows.map(({ id }) => id)) };
  tell();
}

/** Reads the favourites and follows them from then on. A device that keeps nothing has none. */
export function loadFavourites(): Promise<void> {
  loading ??= follow();
  return loading;
}

async function follow(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const [{ liveQuery }, { listFavourites }] = await Promise.all([
    import('dexie'),
    import('#offline/favourites.ts'),
  ]);
  await new Promise<void>((resolve) => {
    liveQuery(() => listFavourites(opened.database)).subscribe({
      next(rows) {
        setRows(rows);
        resolve();
      },
      // The database was closed under us, by a newer version in another tab: what is known stays.
      error: () => resolve(),
    });
  });
}

export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) whenIdle(() => void loadFavourites());
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentFavourites(): Favourites {
  return favourites;
}

export function noFavourites(): Favourites {
  return none;
}

export function isFavourite(id: number): boolean {
  return pressed.get(id) ?? favourites.ids.has(id);
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
  const { listFavourites, toggleFavourite } = await import('#offline/favourites.ts');
  const result = await toggleFavourite(opened.database, card, new Date());
  // Not left to the live query, which may come later than the end of what was pressed: no flicker.
  if (result.kind !== 'failed') setRows(await listFavourites(opened.database));
  return result;
}

/** Takes a favourite away, knowing only what is kept of it. */
export async function remove(id: number): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { removeFavourite } = await import('#offline/favourites.ts');
  await removeFavourite(opened.database, id);
}
