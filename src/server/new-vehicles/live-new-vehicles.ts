import { latestRun } from '#server/catalogue/latest-run.ts';
import type { Database } from '#server/db/database.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { type Demand, readDemand } from './model-demand.ts';
import { catalogueOf, type NewVehicleCatalogue } from './new-vehicle-catalogue.ts';
import { readNewVehicleRows, readPriceHistory, readRevision } from './stored-new-vehicles.ts';

/** Delay before a failed read is retried, in milliseconds. */
const retryAfter = 1000;
/** How often demand reaches the lists, in milliseconds. */
const demandEveryMs = 60 * 60_000;

const textOf = ({ views, requests }: Demand) => JSON.stringify([[...views], [...requests]]);

/** The new-vehicle catalogue in memory, rebuilt whenever the database's revision changes. */
export type LiveNewVehicles = {
  readonly current: () => NewVehicleCatalogue;
  readonly close: () => void;
};

/** @param onReplaced called after the catalogue was replaced, before the announced change is acknowledged */
export async function createLiveNewVehicles(
  database: Database,
  { onReplaced, onWarning }: { onReplaced(): void; onWarning(line: string): void },
): Promise<LiveNewVehicles> {
  let state:
    | { readonly revision: string; readonly demand: string; readonly catalogue: NewVehicleCatalogue }
    | undefined;
  let demand: Demand | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const sync = latestRun(async () => {
    clearTimeout(retry);
    if (isClosed) return;
    // Read before the rows: after a write in between this revision is outdated, so the next change reloads.
    const revision = await readRevision(database.orm);
    demand ??= await readDemand(database.orm, new Date());
    const wanted = textOf(demand);
    if (state?.revision === revision && state.demand === wanted) return;
    const isFirst = state === undefined;
    state = {
      ...{ revision, demand: wanted },
      catalogue: catalogueOf(await readNewVehicleRows(database.orm), {
        demand,
        history: await readPriceHistory(database.orm),
      }),
    };
    if (!isFirst) onReplaced();
  });
  async function follow(): Promise<void> {
    try {
      await sync();
    } catch (error) {
      onWarning(`new vehicles could not be read: ${reasonOf(error)}`);
      if (isClosed) return;
      retry = setTimeout(follow, retryAfter);
      retry.unref();
    }
  }

  // Registered before the first read: changes announced during it trigger another read.
  const stopListening = database.onChange(follow);
  try {
    await sync();
  } catch (error) {
    stopListening();
    throw error;
  }
  const counting = setInterval(() => {
    demand = undefined;
    void follow();
  }, demandEveryMs);
  counting.unref();
  return {
    current() {
      if (!state) throw new Error('new vehicles are not loaded');
      return state.catalogue;
    },
    close() {
      isClosed = true;
      stopListening();
      clearTimeout(retry);
      clearInterval(counting);
    },
  };
}
