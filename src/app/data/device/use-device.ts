import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { type DeviceDatabase, type DeviceFailure, failureOf } from '#offline/device/device-database.ts';
import { deviceLosses, onDeviceLost, openDevice } from './device.ts';
import { deviceHolds, type Held, onDeviceNote } from './device-note.ts';

/** The state of something on the device; undefined on the server, and until it is read. */
export type DeviceState<Value> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'known'; readonly value: Value }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };

type Read<Value> = (database: DeviceDatabase) => Promise<Value>;

const reading = { kind: 'reading' } as const;

async function stateOf<Value>(read: Read<Value>): Promise<DeviceState<Value>> {
  // What Dexie's live query requires of foreign promises: https://dexie.org/docs/liveQuery()
  const opened = await Promise.resolve(openDevice());
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  try {
    return { kind: 'known', value: await read(opened.database) };
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/**
 * Data of the device, read again on every change in any tab and worker. For parts after the first: the database's
 * code loads with it.
 * @param of what `read` depends on
 */
export function useDevice<Value>(read: Read<Value>, of: readonly unknown[] = []): DeviceState<Value> {
  return useQuery(() => stateOf(read), of);
}

/** The same on a page about something else: the database is opened only if it holds any of these. */
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
  // Once it is held, "nothing" stays the answer until it is read: what was shown must not disappear meanwhile.
  const state = useQuery(() => (isHeld ? stateOf(read) : isHeld === false ? nothing : reading), of, [
    isHeld,
    ...of,
  ]);
  return isHeld === false ? nothing : state;
}

const nothing = { kind: 'known', value: undefined } as const;

/** @param rerunOn what the query is run again for; the former result stays where `of` is the same */
function useQuery<Value>(
  query: () => DeviceState<Value> | Promise<DeviceState<Value>>,
  of: readonly unknown[],
  rerunOn: readonly unknown[] = of,
): DeviceState<Value> {
  const losses = useSyncExternalStore(onDeviceLost, deviceLosses, () => 0);
  const found = useLiveQuery(async () => ({ of, state: await query() }), [losses, ...rerunOn]);
  // The live query returns the former query's result until the new one has answered.
  const isCurrent = found?.of.every((each, place) => Object.is(each, of[place]));
  return found && isCurrent ? found.state : reading;
}
