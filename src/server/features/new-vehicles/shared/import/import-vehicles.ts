import type { NewVehicleRow } from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import {
  lockNewVehicles,
  notePrices,
  noteRevision,
  readNewVehicleRows,
  readRevision,
  writeNewVehicles,
} from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { importList, type ListImportOptions } from '#server/list-file/import-list.ts';
import type { BatchCounts, ImportSummary } from '#server/list-file/import-summary.ts';
import type { RejectedRow } from '#server/list-file/rejected-file.ts';
import type { SourceRow } from '#server/list-file/source-row.ts';
import { KnownVehicles } from './known-vehicles.ts';
import { readVehicle } from './read-vehicle.ts';
import {
  type VehicleColumn,
  type VehicleNote,
  type VehicleReject,
  vehicleColumns,
  vehicleRejects,
} from './vehicle-columns.ts';

/**
 * Imports a list of new vehicles in batches. A row updates the columns it has and leaves the others as they are;
 * importing the same file again changes nothing, and nothing is ever removed.
 * @throws ImportFileError if the file is not such a list
 */
export async function importVehicles(options: ListImportOptions): Promise<ImportSummary> {
  const { database, dryRun } = options;
  // Read before the rows: what is written in between is read again.
  let revision = await readRevision(database.orm);
  let known = new KnownVehicles(await readNewVehicleRows(database.orm));

  /** Merges a batch with what is stored now: another import or a new release may have written meanwhile. */
  async function takeAndWrite(rows: readonly SourceRow<VehicleColumn>[], now: Date) {
    return await database.orm.transaction(async (transaction) => {
      await lockNewVehicles(transaction);
      const latest = await readRevision(transaction);
      if (latest !== revision) known = new KnownVehicles(await readNewVehicleRows(transaction));
      revision = latest;
      const taken = takeRows(rows, known, now);
      if (taken.written.length > 0) revision = await writeNewVehicles(transaction, taken.written, 'import');
      const hasPrices = await notePrices(transaction, taken.prices);
      // A price that is older than the stored one only goes into the history.
      const isChanged = hasPrices || taken.written.length > 0;
      if (hasPrices && taken.written.length === 0) revision = await noteRevision(transaction);
      return { ...taken, isChanged };
    });
  }

  return await importList<VehicleColumn, VehicleReject, VehicleNote>(
    options,
    { columns: vehicleColumns, rejects: vehicleRejects },
    async (rows) => {
      const now = new Date();
      return dryRun ? { ...takeRows(rows, known, now), isChanged: false } : await takeAndWrite(rows, now);
    },
  );
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
