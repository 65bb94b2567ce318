import { type SQL, sql } from 'drizzle-orm';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import type { Database, Orm } from '#server/db/database.ts';
import { reasonOf } from '#server/error-reason.ts';
import { CarNames } from './car-names.ts';
import { type CarRow, isPublic, readCars } from './car-rows.ts';
import { type ChangeMark, readDeleted, readMark } from './change-mark.ts';
import { FeaturedCars } from './featured-cars.ts';
import { latestRun } from './latest-run.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { modelsRenamed } from './renamed.ts';

/** After so long a reading of changes that failed is tried again, in milliseconds. */
const retryAfter = 1000;

/** All public cars and their names in memory, following every change of the database. */
export interface LiveCatalogue {
  readonly current: () => Catalogue;
  /** Ids of the featured cars among them, the newest first. */
  readonly featured: () => readonly number[];
  /** Takes in what changed. When it resolves, all that was committed before the call is in. */
  readonly sync: () => Promise<void>;
  /** Calls back whenever changes were taken in, before anyone who waits for it is told. */
  readonly onSynced: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

type State = Catalogue & {
  readonly featured: FeaturedCars;
  readonly mark: ChangeMark;
  /** A hash of the names that the vocabulary was made of. */
  readonly names: string;
};

/** One snapshot for all that is read in it: cars, names and mark belong together. */
function inSnapshot<Result>(database: Database, work: (orm: Orm) => Promise<Result>): Promise<Result> {
  return database.orm.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

function take({ index, featured }: Pick<State, 'index' | 'featured'>, { id, car, isFeatured }: CarRow): void {
  if (car) index.upsert(car);
  else index.remove(id);
  featured.set(id, car && isFeatured ? car.publishedAt : undefined);
}

async function load(orm: Orm): Promise<State> {
  const stand = await readMark(orm);
  const vocabulary = await loadVocabulary(orm);
  const state = { ...stand, vocabulary, index: new FacetedIndex(), featured: new FeaturedCars() };
  await readCars(orm, isPublic, new CarNames(vocabulary), (row) => take(state, row));
  return state;
}

async function follow(orm: Orm, state: State): Promise<State> {
  const stand = await readMark(orm);
  const isRenamed = stand.names !== state.names;
  const vocabulary = isRenamed ? await loadVocabulary(orm) : state.vocabulary;
  const renamed = isRenamed ? modelsRenamed(state.vocabulary, vocabulary) : [];
  if (renamed === 'all') return load(orm);
  for (const id of await readDeleted(orm, state.mark)) take(state, { id, car: undefined, isFeatured: false });
  const changed = sql.raw(`changed_by >= '${state.mark}'::xid8`);
  let condition: SQL = changed;
  if (renamed.length > 0) condition = sql`(${changed} or model_id in (${sql.raw(renamed.join(','))}))`;
  // Of a table without statistics a third is taken for changed, and the whole of it would be read.
  else await orm.execute(sql`set local enable_seqscan = off`);
  await readCars(orm, condition, new CarNames(vocabulary), (row) => take(state, row));
  return { ...state, ...stand, vocabulary };
}

/** Loads the catalogue and keeps it up to date until it is closed; the database has to stay open till then. */
export async function createLiveCatalogue(
  database: Database,
  onWarning: (line: string) => void,
): Promise<LiveCatalogue> {
  const listeners: (() => void)[] = [];
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let state: State | undefined;

  const sync = latestRun(async () => {
    if (isClosed) return;
    clearTimeout(retry);
    const known = state;
    try {
      state = await inSnapshot(database, (orm) => (known ? follow(orm, known) : load(orm)));
    } catch (error) {
      if (known) retryLater();
      throw error;
    }
    for (const listener of listeners) {
      try {
        listener();
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

  // Before the first reading: what is announced during it is read after it.
  const stopListening = database.onChange(sync);
  const close = async () => {
    isClosed = true;
    stopListening();
    await sync();
    clearTimeout(retry);
  };
  try {
    await sync();
  } catch (error) {
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
    sync,
    onSynced: (listener) => listeners.push(listener),
    close,
  };
}
