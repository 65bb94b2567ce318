import type { Database } from '#server/db/database.ts';
import { followChanges } from '#server/db/follow-changes.ts';
import { type Demand, readDemand } from './model-demand.ts';
import { catalogueOf, type NewVehicleCatalogue } from './new-vehicle-catalogue.ts';
import { readNewVehicleRows, readPriceHistory, readRevision } from './stored-new-vehicles.ts';

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

  const read = async () => {
    demand ??= await readDemand(database.orm, new Date());
    const counted = { demand, text: textOf(demand) };
    const read = await database.read(async (orm) => {
      // Before the rows: after a write in between this revision is outdated, so the next change reloads.
      const revision = await readRevision(orm);
      if (state?.revision === revision && state.demand === counted.text) return undefined;
      return { revision, rows: await readNewVehicleRows(orm), history: await readPriceHistory(orm) };
    });
    if (!read) return;
    const isFirst = state === undefined;
    state = {
      ...{ revision: read.revision, demand: counted.text },
      catalogue: catalogueOf(read.rows, { demand: counted.demand, history: read.history }),
    };
    if (!isFirst) onReplaced();
  };
  const following = await followChanges(database, {
    ...{ read, onWarning },
    failed: 'new vehicles could not be read',
  });
  const counting = setInterval(() => {
    demand = undefined;
    void following.follow();
  }, demandEveryMs);
  counting.unref();
  return {
    current() {
      if (!state) throw new Error('new vehicles are not loaded');
      return state.catalogue;
    },
    close() {
      following.close();
      clearInterval(counting);
    },
  };
}
