import * as z from 'zod/mini';
import { catalogueHeaders, cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';
import type { OpenedCity, TakenCity } from './snapshot-answer.ts';
import { forgetCity, keepCity, readCatalogueBytes, readKeptCity, touchKeptCity } from './snapshot-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Reads the bytes: the worker, outside the page. Undefined for broken bytes. */
export type SnapshotReader = {
  /** Told while the bytes are still on their way, so that it is ready when they come. */
  begin?(): void;
  /** Opens what is stored, so that changes can be applied to it. */
  open(bytes: Bytes): Promise<OpenedCity | undefined>;
  /** Applies the server's answer; returns what to store. */
  take(bytes: Bytes): Promise<TakenCity | undefined>;
};

/** Outcome of a sync. Only `kept` changes the cars. */
export type SyncOutcome =
  | 'kept'
  | 'unchanged'
  /** The server did not answer, or refused. */
  | 'unreachable'
  /** This version of the app cannot read the answer. */
  | 'unreadable'
  /** The device has no room, or no storage. */
  | 'not-kept';

type Dependencies = {
  readonly database: DeviceDatabase;
  readonly reader: SnapshotReader;
  readonly fetch: (address: string) => Promise<Response>;
  readonly now: () => number;
};

/** Fetches a city's cars, or the changes of the stored ones, and stores them. */
export async function syncCity(
  { database, reader, fetch, now }: Dependencies,
  citySlug: string,
): Promise<SyncOutcome> {
  const before = await readKept({ database, reader }, citySlug);
  reader.begin?.();
  const answer = await get(fetch, cataloguePath(citySlug, before?.version));
  if (!answer) return 'unreachable';
  if (answer.status === 204) {
    const asOf = headerNumber(answer, catalogueHeaders.asOf);
    return attempt('unchanged', () =>
      touchKeptCity(database, citySlug, { syncedAt: now(), ...(asOf !== undefined && { asOf }) }),
    );
  }
  let read = await readAnswer(reader, answer);
  // Changes that do not fit: then the whole snapshot is fetched.
  if (!read && before) {
    const whole = await get(fetch, cataloguePath(citySlug));
    if (!whole) return 'unreachable';
    read = await readAnswer(reader, whole);
  }
  if (!read) return 'unreadable';
  const { city, bytes, isWhole, sentBytes } = read;
  const fetchedBytes = isWhole ? sentBytes : (before?.fetchedBytes ?? sentBytes);
  return attempt('kept', () => keepCity(database, { ...city, fetchedBytes, syncedAt: now() }, bytes));
}

/** Opens what is stored of this city; undefined if nothing is. A broken snapshot is deleted. */
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

/** @returns the outcome if it could be stored */
async function attempt(outcome: SyncOutcome, write: () => Promise<void>): Promise<SyncOutcome> {
  try {
    await write();
    return outcome;
  } catch {
    return 'not-kept';
  }
}
