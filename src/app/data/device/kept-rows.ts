import { whenIdle } from '#app/when-idle.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { openDevice } from './device.ts';
import { type Held, whenDeviceHolds } from './device-note.ts';

/** How a table of cars is read and changed. */
type Table<Row> = {
  list(database: DeviceDatabase): Promise<readonly Row[]>;
  /** Adds a car, or removes it. */
  toggle(database: DeviceDatabase, card: ListingCard, now: Date): Promise<ToggleResult>;
};

/**
 * A table of cars for the buttons on their cards: the device's rows, plus changes that are not written yet. Such
 * buttons render before the database's code has loaded, so they cannot use use-device.ts like other components.
 * @param load the code of the table
 */
export function keptRows<Row extends { readonly id: number }>(held: Held, load: () => Promise<Table<Row>>) {
  let rows: readonly Row[] = [];
  /** Changes that are not stored yet. */
  const pressed = new Map<number, boolean>();
  const listeners = new Set<() => void>();
  let following: Promise<void> | undefined;

  function tell(found = rows): void {
    rows = found;
    for (const listener of listeners) listener();
  }

  /** Reads them once, and follows changes in all tabs from then on. Never rejects. */
  function read(): Promise<void> {
    following ??= Promise.all([load(), import('./follow.ts')])
      .then(([{ list }, { follow }]) => follow(list, tell))
      .catch(() => {
        // The code failed to load; nothing is read for now.
        following = undefined;
      });
    return following;
  }

  async function write(card: ListingCard): Promise<ToggleResult> {
    const opened = await openDevice();
    if (!opened.ok) return { kind: 'failed', failure: opened.failure };
    const { list, toggle } = await load();
    const result = await toggle(opened.database, card, new Date());
    // Not left to the live query, which may run after the write: avoids flicker.
    if (result.kind !== 'failed') tell(await list(opened.database));
    return result;
  }

  const has = (id: number): boolean => pressed.get(id) ?? rows.some((row) => row.id === id);
  return {
    /** Empty until they are read. */
    known: () => rows,
    has,
    read,
    /** Reads them once the device holds some and the page is idle. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      const stop = whenDeviceHolds([held], () => whenIdle(() => void read()));
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
    /** Shows the change immediately and reverts it if the device cannot store it. */
    async toggle(card: ListingCard): Promise<ToggleResult> {
      pressed.set(card.id, !has(card.id));
      tell();
      const result = await write(card);
      pressed.delete(card.id);
      tell();
      return result;
    },
  };
}
