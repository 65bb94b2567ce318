import { useSyncExternalStore } from 'react';
import { whenIdle } from '#app/when-idle.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import { openDevice } from './device.ts';

/** What is known of something the device keeps; on the server, and until it is read, nothing. */
export type DeviceState<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

const reading = { kind: 'reading' } as const;

/**
 * Something the device keeps, told again on every change in any tab. Neither the database's code nor
 * that of `load`, which answers with the way to read it, comes before it is asked for.
 */
export class LiveDevice<Value> {
  #state: DeviceState<Value> = reading;
  readonly #load: () => Promise<(database: DeviceDatabase) => Promise<Value>>;
  readonly #listeners = new Set<() => void>();
  #following: Promise<void> | undefined;

  constructor(load: () => Promise<(database: DeviceDatabase) => Promise<Value>>) {
    this.#load = load;
  }

  readonly peek = (): DeviceState<Value> => this.#state;

  /** Begins to read once the page has nothing better to do. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) whenIdle(() => void this.read());
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads it, if nobody has, and follows it from then on. Never rejects. */
  read(): Promise<void> {
    this.#following ??= this.#follow().catch(() => {
      // Without its code nothing is read, this time.
      this.#following = undefined;
      this.#tell({ kind: 'failed', failure: 'unavailable' });
    });
    return this.#following;
  }

  /** Reads it now, for one who has just changed it: the live query may come later. */
  async refresh(database: DeviceDatabase): Promise<void> {
    const read = await this.#load();
    this.#tell({ kind: 'known', value: await read(database) });
  }

  /** Says that something beside it has changed which those who listen show with it. */
  touch(): void {
    for (const listener of this.#listeners) listener();
  }

  async #follow(): Promise<void> {
    const opened = await openDevice();
    if (!opened.ok) return this.#tell({ kind: 'failed', failure: opened.failure });
    const [{ liveQuery }, read] = await Promise.all([import('dexie'), this.#load()]);
    await new Promise<void>((resolve) => {
      liveQuery(() => read(opened.database)).subscribe({
        next: (value) => {
          this.#tell({ kind: 'known', value });
          resolve();
        },
        // The database was closed under us, by a newer version in another tab: what is known stays.
        error: () => {
          if (this.#state.kind === 'reading') this.#tell({ kind: 'failed', failure: 'newer-version' });
          resolve();
        },
      });
    });
  }

  #tell(state: DeviceState<Value>): void {
    this.#state = state;
    this.touch();
  }
}

export function useLiveDevice<Value>(live: LiveDevice<Value>): DeviceState<Value> {
  return useSyncExternalStore(live.subscribe, live.peek, () => reading);
}
