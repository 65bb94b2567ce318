import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import type { CarIndex } from '#catalogue/car-index.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import type { Database, Orm } from '#server/db/database.ts';
import type { UsedCarCredit } from '#server/money/used-car-credit.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { startIntervalJob } from '#server/process/interval-job.ts';
import { latestRun } from '#server/process/latest-run.ts';
import { CarNames } from './car-names.ts';
import { type CarRow, isPublic, readCars } from './car-rows.ts';
import { type ChangeMark, readDeleted, readMark } from './change-mark.ts';
import { FeaturedCars } from './featured-cars.ts';
import { type KeptCar, KeptCars } from './kept-cars.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { modelsRenamed } from './renamed.ts';
import { tracedIndex } from './traced-index.ts';

/** Delay before a failed read of changes is retried, in milliseconds. */
const retryAfter = 1000;

/** Interval at which the memory of recent queries is freed and the day's terms are compared, in milliseconds. */
const everyMs = 60_000;

/** Models whose cars were added, removed or changed. */
export type CatalogueChange = { readonly models: ReadonlySet<number> | 'all' };

/** All public cars and their names in memory, kept up to date with the database. */
export interface LiveCatalogue {
  readonly current: () => Catalogue;
  /** Ids of the featured public cars, newest first. */
  readonly featured: () => readonly number[];
  /** List data of a public car; undefined if it must be read from the database. */
  readonly car: (id: number) => KeptCar | undefined;
  /** The public cars that fulfil a condition as a catalogue of their own; it does not follow changes. */
  readonly part: (condition: SQL) => Promise<Catalogue>;
  /** Applies changes. Once it resolves, every change is included that this process knew of before the call. */
  readonly sync: () => Promise<void>;
  /** Reads the numbers of views, since a view is not tracked as a change. */
  readonly readViews: () => Promise<void>;
  /** For how long changes have waited to be read, in milliseconds; 0 if all are. */
  readonly behind: () => number;
  /** Calls back after changes were applied, before `sync` resolves. */
  readonly onSynced: (listener: (change: CatalogueChange) => void) => void;
  readonly close: () => Promise<void>;
}

type State = Catalogue & {
  readonly featured: FeaturedCars;
  readonly cars: KeptCars;
  readonly mark: ChangeMark;
  /** A hash of the names in the vocabulary. */
  readonly names: string;
  /** The month in which it was read. */
  readonly month: string;
  /** What lenders gave then (used-car-credit.ts). */
  readonly credit: string;
};

/** One database snapshot for cars, names and mark; a mark means the same on a replica as on its primary. */
function inSnapshot<Result>(database: Database, work: (orm: Orm) => Promise<Result>): Promise<Result> {
  return database.read((orm) =>
    orm.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  );
}

/** @returns its models before and after; undefined where unknown */
function take(
  { index, featured, cars }: Pick<State, 'index' | 'featured' | 'cars'>,
  { id, car, kept, isFeatured }: CarRow,
): readonly number[] | undefined {
  const before = cars.get(id)?.modelId;
  const isKnown = before !== undefined || !index.has(id);
  if (car) index.upsert(car);
  else index.remove(id);
  if (kept) cars.set(id, kept);
  else cars.delete(id);
  featured.set(id, car && isFeatured ? car.publishedAt : undefined);
  return isKnown ? [before, car?.model].filter((model) => model !== undefined) : undefined;
}

async function load(orm: Orm, credit: UsedCarCredit): Promise<{ state: State; change: CatalogueChange }> {
  const stand = await readMark(orm);
  const vocabulary = await loadVocabulary(orm);
  const state = {
    ...{ ...stand, vocabulary, credit: credit.state() },
    ...{ index: tracedIndex(new FacetedIndex()), featured: new FeaturedCars(), cars: new KeptCars() },
  };
  const known = { names: new CarNames(vocabulary), instalmentOf: credit.instalments() };
  await readCars(orm, isPublic, known, (row) => take(state, row));
  return { state, change: { models: 'all' } };
}

async function follow(orm: Orm, state: State, credit: UsedCarCredit): ReturnType<typeof load> {
  const stand = await readMark(orm);
  const isRenamed = stand.names !== state.names;
  const vocabulary = isRenamed ? await loadVocabulary(orm) : state.vocabulary;
  const renamed = isRenamed ? modelsRenamed(state.vocabulary, vocabulary) : [];
  if (renamed === 'all' || credit.state() !== state.credit) return load(orm, credit);
  const models = new Set<number>();
  let isAnyUnknown = false;
  const takeIn = (row: CarRow) => {
    const touched = take(state, row);
    if (!touched) isAnyUnknown = true;
    for (const model of touched ?? []) models.add(model);
  };
  for (const id of await readDeleted(orm, state.mark))
    takeIn({ id, car: undefined, kept: undefined, isFeatured: false });
  const written = sql.raw(`changed_by >= '${state.mark}'::xid8`);
  // The month determines which taxes are paid.
  const isNewMonth = stand.month !== state.month;
  const changed = isNewMonth
    ? sql`(${written} or tax_paid_until >= ${state.month} and tax_paid_until < ${stand.month})`
    : written;
  let condition: SQL = changed;
  if (renamed.length > 0) condition = sql`(${changed} or model_id in (${sql.raw(renamed.join(','))}))`;
  // For tables without statistics the planner assumes that a third has changed, and would scan them.
  else if (!isNewMonth) await orm.execute(sql`set local enable_seqscan = off`);
  const known = { names: new CarNames(vocabulary), instalmentOf: credit.instalments() };
  await readCars(orm, condition, known, takeIn);
  return {
    state: { ...state, ...stand, vocabulary },
    change: { models: isAnyUnknown ? 'all' : models },
  };
}

const viewRows = z.object({ rows: z.tuple([z.object({ views: z.string() })]) });

/** The views of all recently viewed cars; those of others are unchanged. */
async function readViews(orm: Orm, index: CarIndex): Promise<void> {
  const { rows } = z.parse(
    viewRows,
    await orm.execute(sql`
      select coalesce(string_agg(id || ' ' || views, ','), '') as views from listings
      where id in (select listing_id from listing_views)`),
  );
  for (const car of rows[0].views.split(',').filter(Boolean)) {
    const [id, views] = car.split(' ');
    index.setViews(Number(id), Number(views));
  }
}

/** Loads the catalogue and keeps it up to date until it is closed; the database must stay open until then. */
export async function createLiveCatalogue(
  database: Database,
  credit: UsedCarCredit,
  onWarning: (line: string) => void,
): Promise<LiveCatalogue> {
  const listeners: ((change: CatalogueChange) => void)[] = [];
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let state: State | undefined;
  /** A failed read may have applied some changes, so the next one cannot rely on the earlier state. */
  let isHalfTaken = false;
  let unreadSince: number | undefined;

  const sync = latestRun(async () => {
    if (isClosed) return;
    clearTimeout(retry);
    const known = state;
    unreadSince ??= performance.now();
    let change: CatalogueChange;
    try {
      ({ state, change } = await inSnapshot(database, async (orm) => {
        const wasHalfTaken = isHalfTaken;
        // A replica that fails is followed by the primary.
        isHalfTaken = true;
        const read = await (known ? follow(orm, known, credit) : load(orm, credit));
        return wasHalfTaken ? { ...read, change: { models: 'all' } } : read;
      }));
      isHalfTaken = false;
      unreadSince = undefined;
    } catch (error) {
      isHalfTaken = true;
      if (known) retryLater();
      throw error;
    }
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        onWarning(`what follows the catalogue failed: ${reasonOf(error)}`);
      }
    }
  });
  function retryLater(): void {
    if (isClosed) return;
    retry = setTimeout(() => {
      sync().catch((error: unknown) => onWarning(`changes could not be read: ${reasonOf(error)}`));
    }, retryAfter);
    retry.unref();
  }

  const upkeep = startIntervalJob({
    everyMs,
    async work() {
      state?.index.release();
      // A day or a year brings other terms, without a change in the database.
      if (state && credit.state() !== state.credit) await sync();
    },
    failed: 'the terms of the day could not be taken in',
    onWarning,
  });

  // Registered before the first read: changes announced during it trigger another read.
  const stopListening = database.onChange(sync);
  const close = async () => {
    isClosed = true;
    await upkeep.stop();
    stopListening();
    await sync();
    clearTimeout(retry);
  };
  try {
    await sync();
  } catch (error) {
    await upkeep.stop();
    stopListening();
    throw error;
  }
  const loaded = () => {
    if (!state) throw new Error('the catalogue is not loaded');
    return state;
  };
  return {
    current: loaded,
    featured: () => loaded().featured.newestFirst(),
    car: (id) => loaded().cars.get(id),
    part: async (condition) => {
      const { vocabulary } = loaded();
      const known = { names: new CarNames(vocabulary), instalmentOf: credit.instalments() };
      const index = new FacetedIndex();
      await inSnapshot(database, (orm) =>
        readCars(orm, sql`${condition} and ${isPublic}`, known, ({ car }) => {
          if (car) index.upsert(car);
        }),
      );
      return { index, vocabulary };
    },
    sync,
    readViews: async () => database.read((orm) => readViews(orm, loaded().index)),
    behind: () => (unreadSince === undefined ? 0 : performance.now() - unreadSince),
    onSynced: (listener) => listeners.push(listener),
    close,
  };
}
