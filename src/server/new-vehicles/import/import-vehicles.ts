import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { ChangeAnnouncer, ImportTally } from '#server/list-file/import-progress.ts';
import type { BatchCounts, ImportCounts, ImportSummary } from '#server/list-file/import-summary.ts';
import { openList } from '#server/list-file/open-list.ts';
import { RejectedFile, type RejectedRow } from '#server/list-file/rejected-file.ts';
import type { SourceRow } from '#server/list-file/source-row.ts';
import type { NewVehicleRow } from '../new-vehicle-row.ts';
import {
  lockNewVehicles,
  notePrices,
  readNewVehicleRows,
  readRevision,
  writeNewVehicles,
} from '../stored-new-vehicles.ts';
import { KnownVehicles } from './known-vehicles.ts';
import { readVehicle } from './read-vehicle.ts';
import {
  type VehicleColumn,
  type VehicleNote,
  type VehicleReject,
  vehicleColumns,
  vehicleRejects,
} from './vehicle-columns.ts';

export type VehicleImportOptions = {
  readonly database: Database;
  /** Absolute, or relative to the working directory. */
  readonly file: string;
  readonly dryRun: boolean;
  /** Called after each batch; everything counted is committed. */
  readonly onProgress?: (counts: ImportCounts) => void;
};

const batchSize = 200;

/**
 * Imports a list of new vehicles in batches. A row updates the facts it states and leaves the variant's
 * others as they are, so importing the same file again changes nothing. Variants are never removed.
 * @throws ImportFileError if the file is not such a list
 */
export async function importVehicles(options: VehicleImportOptions): Promise<ImportSummary> {
  const { database, dryRun, onProgress } = options;
  const startedAt = performance.now();
  const file = path.resolve(options.file);
  const list = await openList(file, batchSize, vehicleColumns);
  const rejectedFile = new RejectedFile<VehicleReject>(file, list.header, vehicleRejects);
  const tally = new ImportTally<VehicleReject, VehicleNote>();
  const announcer = new ChangeAnnouncer(database);
  // Read before the rows, so that concurrent writes are noticed and read again.
  let revision = await readRevision(database.orm);
  let known = new KnownVehicles(await readNewVehicleRows(database.orm));

  /**
   * Merges a batch into the currently stored rows: another import or a new build may have written since the
   * last batch.
   */
  async function takeAndWrite(rows: readonly SourceRow<VehicleColumn>[], now: Date): Promise<TakenRows> {
    return await database.orm.transaction(async (transaction) => {
      await lockNewVehicles(transaction);
      const latest = await readRevision(transaction);
      if (latest !== revision) known = new KnownVehicles(await readNewVehicleRows(transaction));
      revision = latest;
      const taken = takeRows(rows, known, now);
      if (taken.written.length > 0) revision = await writeNewVehicles(transaction, taken.written, 'import');
      await notePrices(transaction, taken.prices);
      return taken;
    });
  }

  try {
    for await (const rows of list.batches()) {
      const now = new Date();
      const { rejected, written, counts, notes } = dryRun
        ? takeRows(rows, known, now)
        : await takeAndWrite(rows, now);
      if (!dryRun && written.length > 0) await announcer.changed();
      tally.addBatch(counts);
      tally.addNotes(notes);
      await rejectedFile.add(rejected);
      for (const { reasons } of rejected) tally.addRejected(reasons);
      tally.addRead(rows.length);
      onProgress?.(tally.counts);
      // PGlite runs on this thread: yield so that requests are served.
      await nextTurn();
    }
  } catch (error) {
    await rejectedFile.discard();
    await announcer.flush();
    throw error;
  }
  await announcer.flush();
  return {
    ...tally.counts,
    ...tally.details,
    dryRun,
    unknownColumns: [...list.unknownColumns],
    rejectedFile: await rejectedFile.finish(),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

type TakenRows = {
  readonly rejected: readonly RejectedRow<VehicleReject>[];
  readonly written: readonly NewVehicleRow[];
  /** Every price in the batch, including older ones. */
  readonly prices: readonly NewVehicleRow[];
  readonly counts: BatchCounts;
  readonly notes: readonly VehicleNote[];
};

/** Merges a batch into the known variants. */
function takeRows(rows: readonly SourceRow<VehicleColumn>[], known: KnownVehicles, now: Date): TakenRows {
  const rejected: RejectedRow<VehicleReject>[] = [];
  const written = new Map<string, NewVehicleRow>();
  const prices: NewVehicleRow[] = [];
  const counts = { imported: 0, updated: 0, unchanged: 0 };
  const notes: VehicleNote[] = [];
  for (const row of rows) {
    const reading =
      row.kind === 'broken' ? ({ ok: false, reasons: [row.reason] } as const) : readVehicle(row.values, now);
    const taken = reading.ok ? known.take(reading.vehicle) : undefined;
    if (!reading.ok) rejected.push({ row, reasons: reading.reasons });
    else if (!taken) rejected.push({ row, reasons: ['variant_ambiguous'] });
    else {
      counts[taken.change] += 1;
      // If several rows describe the same variant, the last one contains the facts of all.
      if (taken.change !== 'unchanged') written.set(taken.row.key, taken.row);
      if (taken.isNewModel) notes.push('model_created');
      if (taken.isOlderPrice) notes.push('price_older');
      prices.push({ ...taken.row, cells: reading.vehicle.cells });
    }
  }
  return { rejected, written: [...written.values()], prices, counts, notes };
}
