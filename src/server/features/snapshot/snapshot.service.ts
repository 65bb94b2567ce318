import { LRUCache } from 'lru-cache';
import type { SnapshotHead } from '#catalogue/snapshot/snapshot-car.ts';
import { encodeDelta, encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { radii } from '#contract/search/radius.ts';
import type { ChangeMark } from '#server/catalogue/change-mark.ts';
import type { LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import type { Database } from '#server/db/database.ts';
import { readSeedState } from '#server/db/seed/seed-state.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MarketService } from '#server/market/market.service.ts';
import type { UsedCarCredit } from '#server/money/used-car-credit.ts';
import { createSemaphore } from '#server/process/semaphore.ts';
import { compressSnapshot } from './snapshot-compression.ts';
import { SnapshotLines } from './snapshot-lines.ts';
import { type CityRows, departuresOf, isCityChanged, readCityRows } from './snapshot-rows.ts';

/** Maximum number of cars held in memory to compute deltas; a car takes about 250 bytes. */
const mostCarsHeld = 300_000;
/** More than this are not sent around a city: its surroundings are then those of the next smaller radius. */
const mostCarsAround = 40_000;
/** Memory for cached deltas, in bytes. */
const mostDeltaBytes = 16 * 1024 * 1024;
/** How long a delta is cached, in milliseconds: by then most devices have downloaded it. */
const deltasLast = 10 * 60_000;
/** After this time, in milliseconds, price badges are recomputed if any car has changed. */
const badgesLast = 600_000;
/** The highest transaction number. */
const mostMark = 2n ** 64n - 1n;
/** Maximum number of requests waiting for a snapshot that is being built. */
const mostWaiting = 200;

/** Bytes to send, with their header. */
export type SnapshotAnswer = {
  readonly head: SnapshotHead;
  readonly cars: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly compressed: Buffer;
};

type City = {
  /** Its own, then those around it. */
  readonly ids: readonly number[];
  readonly head: SnapshotHead;
  readonly rows: CityRows;
  readonly vocabulary: Vocabulary;
  readonly full: Uint8Array<ArrayBuffer>;
  /** Compressed on first use. */
  compressed: Promise<Buffer> | undefined;
  /** The time of the data when the city was last seen unchanged. */
  seenAt: number;
};

/** Number of digits of the time in a version. */
const momentDigits = 13;

/**
 * Mark and time: during a long transaction the mark stays behind, although other transactions change the
 * city.
 */
function versionOf({ mark, asOf }: Pick<CityRows, 'mark' | 'asOf'>): string {
  return mark + String(asOf).padStart(momentDigits, '0');
}

/** A city as in a snapshot. */
function placeOf({ rows }: Vocabulary, id: number): SnapshotHead['place']['around'][number] | undefined {
  const city = rows.cities.find((each) => each.id === id);
  const province = rows.provinces.find((each) => each.id === city?.provinceId);
  if (!city || !province) return undefined;
  const { slug, name, isPopular, at } = city;
  return {
    ...{ slug, name, isPopular },
    ...(at && { at: [at.latitude, at.longitude] satisfies [number, number] }),
    province: { slug: province.slug, name: province.name },
  };
}

/** Undefined for an invalid version. */
function markOf(version: string): ChangeMark | undefined {
  const mark = version.slice(0, -momentDigits);
  return mark !== '' && BigInt(mark) <= mostMark ? mark : undefined;
}

type Dependencies = {
  readonly database: Database;
  readonly catalogue: Pick<LiveCatalogue, 'current' | 'onSynced'>;
  readonly market: Pick<MarketService, 'badgeFor'>;
  readonly credit: Pick<UsedCarCredit, 'credits'>;
};
export type SnapshotService = ReturnType<typeof createSnapshotService>;

/** Snapshots of cities and their deltas, each computed once until the city changes. */
export function createSnapshotService({ database, catalogue, market, credit }: Dependencies) {
  const cities = new LRUCache<string, City>({
    maxSize: mostCarsHeld,
    sizeCalculation: ({ rows }) => rows.cars.length + 1,
  });
  const deltas = new LRUCache<string, SnapshotAnswer>({
    maxSize: mostDeltaBytes,
    ttl: deltasLast,
    ttlAutopurge: true,
    // The version is chosen by the caller, so the key counts too.
    sizeCalculation: ({ bytes, compressed }, key) => bytes.length + compressed.length + key.length * 2,
  });
  const making = new Map<string, Promise<City>>();
  /** When a backup was restored; servers are started after that. */
  let restored: Promise<string | undefined> | undefined;
  const inTurn = createSemaphore(1, 'snapshots');
  let waiting = 0;
  /** Incremented with every change of any car. */
  let changes = 0;
  catalogue.onSynced(() => {
    changes += 1;
  });

  async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= mostWaiting) throw new AppError('unavailable');
    waiting += 1;
    try {
      return await inTurn(work);
    } finally {
      waiting -= 1;
    }
  }

  /** The largest radius up to the one asked for whose cars a phone can take, and its cities, the own one first. */
  function areaOf(id: number, asked: number): { readonly radius: number; readonly ids: readonly number[] } {
    const { index, vocabulary } = catalogue.current();
    const cars = new Map(index.counts({ selection: {} }).city.map(({ value, count }) => [value, count]));
    for (const radius of radii.toReversed().filter((each) => each <= asked)) {
      const others = vocabulary.distances.within([id], radius).filter((each) => each !== id);
      const count = [id, ...others].reduce((sum, each) => sum + (cars.get(each) ?? 0), 0);
      if (count <= mostCarsAround) return { radius, ids: [id, ...others] };
    }
    return { radius: 0, ids: [id] };
  }

  async function make(slug: string, { radius, ids }: ReturnType<typeof areaOf>): Promise<City> {
    const seenAt = changes;
    const { vocabulary } = catalogue.current();
    const [own, ...around] = ids.flatMap((id) => placeOf(vocabulary, id) ?? []);
    if (!own) throw new AppError('not_found');
    const { province, ...city } = own;
    const rows = await readCityRows(database, ids, new SnapshotLines(vocabulary), market.badgeFor);
    const head: SnapshotHead = {
      place: { city: { ...city, slug }, province, radius, around },
      version: versionOf(rows),
      asOf: rows.asOf,
      credits: credit.credits(),
    };
    const full = encodeSnapshot({ ...head, cars: rows.cars });
    return { ids, head, rows, vocabulary, full, compressed: undefined, seenAt };
  }

  async function isAsSeen(city: City): Promise<boolean> {
    if (city.seenAt === changes) return true;
    if (city.vocabulary !== catalogue.current().vocabulary) return false;
    if (JSON.stringify(city.head.credits) !== JSON.stringify(credit.credits())) return false;
    if (Date.now() - city.head.asOf > badgesLast) return false;
    const now = changes;
    if (await isCityChanged(database, city.ids, city.rows.mark)) return false;
    city.seenAt = now;
    return true;
  }

  async function currentCity(slug: string, id: number, asked: number): Promise<City> {
    const area = areaOf(id, asked);
    const key = `${slug} ${area.radius}`;
    const known = cities.get(key);
    if (known && (await isAsSeen(known))) return known;
    const begun = making.get(key);
    if (begun) return begun;
    const made = queued(() => make(slug, area)).finally(() => making.delete(key));
    making.set(key, made);
    const city = await made;
    cities.set(key, city);
    return city;
  }

  async function fullOf(city: City): Promise<SnapshotAnswer> {
    city.compressed ??= queued(() => compressSnapshot(city.full));
    const { head, rows, full } = city;
    return { head, cars: rows.cars.length, bytes: full, compressed: await city.compressed };
  }

  async function deltaOf(city: City, since: string, mark: ChangeMark): Promise<SnapshotAnswer> {
    const { head, rows, full } = city;
    const key = `${head.place.city.slug} ${head.place.radius} ${head.version} ${since}`;
    const known = deltas.get(key);
    if (known) return known;
    const from = BigInt(mark);
    const present = new Set(rows.cars.map(({ id }) => id));
    const departed = new Set([...(await departuresOf(database, city.ids, mark)), ...rows.absent]);
    const bytes = encodeDelta({
      ...head,
      ...{ cars: rows.cars, since, full },
      removed: [...departed].filter((id) => !present.has(id)),
      isChanged: (_, place) => (rows.changedBy[place] ?? 0n) >= from,
    });
    const compressed = await queued(() => compressSnapshot(bytes));
    const delta = { head, cars: rows.cars.length, bytes, compressed };
    deltas.set(key, delta);
    return delta;
  }

  return {
    /**
     * All public cars of a city and so many kilometres around it, or the changes since a version, whichever is smaller; `unchanged` for the
     * current version.
     * @throws AppError `not_found` for an unknown city
     */
    async answer(
      slug: string,
      radius = 0,
      since?: string,
    ): Promise<SnapshotAnswer | { readonly unchanged: SnapshotHead }> {
      const { vocabulary } = catalogue.current();
      const value = vocabulary.find(slug);
      const id = value?.type === 'city' ? vocabulary.idOf(value) : undefined;
      if (id === undefined) throw new AppError('not_found');
      const city = await currentCity(slug, id, radius);
      if (since === undefined) return fullOf(city);
      if (since === city.head.version) return { unchanged: city.head };
      const mark = markOf(since);
      if (mark === undefined || BigInt(mark) > BigInt(city.rows.mark)) return fullOf(city);
      // Of another database: its transaction numbers mean nothing here.
      restored ??= readSeedState(database.orm, 'restored');
      if (Number(since.slice(-momentDigits)) <= Number((await restored) ?? 0)) return fullOf(city);
      const delta = await deltaOf(city, since, mark);
      return delta.bytes.length < city.full.length ? delta : fullOf(city);
    },
  };
}
