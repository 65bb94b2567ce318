import { liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { type DeviceDatabase, type DeviceFailure, failureOf } from '#offline/device/device-database.ts';
import { deviceLosses, onDeviceLost, openDevice } from './device.ts';
import { deviceHolds, type Held, onDeviceNote } from './device-note.ts';

/** The state of device data; undefined on the server and until it is read. */
export type DeviceState<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

type Read<Value> = (database: DeviceDatabase) => Promise<Value>;

const reading = { kind: 'reading' } as const;

async function stateOf<Value>(read: Read<Value>, database: DeviceDatabase): Promise<DeviceState<Value>> {
  try {
    return { kind: 'known', value: await read(database) };
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/**
 * Observes device data: calls back with the state and after every change. The database is opened before the
 * live query starts: if a live query awaits a promise that others await too, Dexie runs them in the query's
 * context, and their writes fail (https://github.com/dexie/Dexie.js/issues/1831). An async query function has
 * the same effect.
 * @returns a function that stops observing
 */
function observe<Value>(read: Read<Value>, next: (state: DeviceState<Value>) => void): () => void {
  let isEnded = false;
  let end = () => {
    isEnded = true;
  };
  void openDevice().then((opened) => {
    if (isEnded) return;
    if (!opened.ok) return next({ kind: 'failed', failure: opened.failure });
    const subscription = liveQuery(() => stateOf(read, opened.database)).subscribe(next);
    end = () => subscription.unsubscribe();
  });
  return () => end();
}

/**
 * Device data, updated on every change in any tab and worker. Not for the first part, because the database's
 * code loads with it.
 * @param of dependencies of `read`
 */
export function useDevice<Value>(read: Read<Value>, of: readonly unknown[] = []): DeviceState<Value> {
  return useQuery((next) => observe(read, next), of);
}

/** The same for a page with another subject: opens the database only if it holds any of these. */
export function useDeviceIfHeld<Value>(
  any: readonly Held[],
  read: Read<Value>,
  of: readonly unknown[] = [],
): DeviceState<Value | undefined> {
  const isHeld = useSyncExternalStore(
    onDeviceNote,
    () => deviceHolds(...any),
    () => undefined,
  );
  // Once the table has content, "nothing" stays the state until it is read: what is displayed must not
  // disappear in between.
  const state = useQuery<Value | undefined>(
    (next) => {
      if (isHeld) return observe(read, next);
      next(isHeld === false ? nothing : reading);
      return () => undefined;
    },
    of,
    [isHeld, ...of],
  );
  return isHeld === false ? nothing : state;
}

const nothing = { kind: 'known', value: undefined } as const;

/** @param rerunOn additional dependencies; when they change and `of` does not, the previous state is kept */
function useQuery<Value>(
  observeWith: (next: (state: DeviceState<Value>) => void) => () => void,
  of: readonly unknown[],
  rerunOn: readonly unknown[] = of,
): DeviceState<Value> {
  const losses = useSyncExternalStore(onDeviceLost, deviceLosses, () => 0);
  type Found = { readonly of: readonly unknown[]; readonly state: DeviceState<Value> };
  const found = useObservable<Found>(
    () => ({
      // Otherwise Dexie subscribes during render.
      hasValue: () => false,
      subscribe: (next) => observeWith((state) => next({ of, state })),
    }),
    [losses, ...rerunOn],
  );
  // The previous query's state until the new one has a result.
  const isCurrent = found?.of.every((each, place) => Object.is(each, of[place]));
  return found && isCurrent ? found.state : reading;
}
