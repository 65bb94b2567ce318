import * as z from 'zod/mini';
import { catalogueHeaders, cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import type { OpenedCity, TakenCity } from './snapshot-answer.ts';
import { forgetCity, keepCity, readCatalogueBytes, readKeptCity, touchKeptCity } from './snapshot-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The worker that reads the bytes. Methods resolve to undefined for invalid bytes. */
export type SnapshotReader = {
  /** Called while the bytes are being downloaded, so that the worker is ready when they arrive. */
  begin?(): void;
  /** Opens the stored bytes, so that changes can be applied to them. */
  open(bytes: Bytes): Promise<OpenedCity | undefined>;
  /** Applies the server's response and returns what to store. */
  take(bytes: Bytes): Promise<TakenCity | undefined>;
};

/** Outcome of a sync. Only `kept` changes the cars. */
export type SyncOutcome =
  | 'kept'
  | 'unchanged'
  /** The server did not respond, or responded with an error. */
  | 'unreachable'
  /** This version of the app cannot read the response. */
  | 'unreadable'
  /** The device has no room or no storage. */
  | 'not-kept';

type Dependencies = {
  readonly database: DeviceDatabase;
  readonly reader: SnapshotReader;
  readonly fetch: (address: string) => Promise<Response>;
  readonly now: () => number;
};

/**
 * Fetches a city's cars, or the changes since the stored ones, and stores them.
 * @param radius kilometres around the city
 */
export async function syncCity(
  { database, reader, fetch, now }: Dependencies,
  citySlug: string,
  radius: number,
): Promise<SyncOutcome> {
  const kept = await readKept({ database, reader }, citySlug);
  const before = kept?.radius === radius ? kept : undefined;
  reader.begin?.();
  const answer = await get(fetch, cataloguePath(citySlug, { radius, since: before?.version }));
  if (!answer) return 'unreachable';
  if (answer.status === 204) {
    const asOf = headerNumber(answer, catalogueHeaders.asOf);
    return attempt('unchanged', () =>
      touchKeptCity(database, citySlug, { syncedAt: now(), ...(asOf !== undefined && { asOf }) }),
    );
  }
  let read = await readAnswer(reader, answer);
  // The changes do not apply: fetch the whole snapshot.
  if (!read && before) {
    const whole = await get(fetch, cataloguePath(citySlug, { radius }));
    if (!whole) return 'unreachable';
    read = await readAnswer(reader, whole);
  }
  if (!read) return 'unreadable';
  const { city, bytes, isWhole, sentBytes } = read;
  const fetchedBytes = isWhole ? sentBytes : (before?.fetchedBytes ?? sentBytes);
  return attempt('kept', () => keepCity(database, { ...city, fetchedBytes, syncedAt: now() }, bytes));
}

/** Opens the stored bytes of this city; undefined if there are none. An invalid snapshot is deleted. */
export async function readKept(
  { database, reader }: Pick<Dependencies, 'database' | 'reader'>,
  citySlug?: string,
): Promise<KeptCity | undefined> {
  const city = await readKeptCity(database).catch(() => undefined);
  if (!city || (citySlug !== undefined && city.citySlug !== citySlug)) return undefined;
  const bytes = await readCatalogueBytes(database, city.citySlug).catch(() => undefined);
  const opened = bytes && (await reader.open(bytes));
  if (opened?.version === city.version) return city;
  await forgetCity(database).catch(() => undefined);
  return undefined;
}

async function get(fetch: Dependencies['fetch'], address: string): Promise<Response | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer && (answer.status === 200 || answer.status === 204) ? answer : undefined;
}

async function readAnswer(reader: SnapshotReader, answer: Response) {
  const buffer = await answer.arrayBuffer().catch(() => undefined);
  if (!buffer) return undefined;
  const length = buffer.byteLength;
  const taken = await reader.take(new Uint8Array(buffer));
  return taken && { ...taken, sentBytes: headerNumber(answer, catalogueHeaders.bytes) ?? length };
}

const digits = z.string().check(z.regex(/^\d{1,15}$/));

function headerNumber(answer: Response, name: string): number | undefined {
  const parsed = z.safeParse(digits, answer.headers.get(name));
  return parsed.success ? Number(parsed.data) : undefined;
}

/** @returns `outcome` if it could be stored */
async function attempt(outcome: SyncOutcome, write: () => Promise<void>): Promise<SyncOutcome> {
  try {
    await write();
    return outcome;
  } catch {
    return 'not-kept';
  }
}
