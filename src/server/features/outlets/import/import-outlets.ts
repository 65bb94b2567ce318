import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { Orm } from '#server/db/database.ts';
import { catalogueOf } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readNewVehicleRows } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { importList, type ListImportOptions } from '#server/list-file/import-list.ts';
import type { ImportSummary } from '#server/list-file/import-summary.ts';
import type { RejectedRow } from '#server/list-file/rejected-file.ts';
import { createOutletRepository, type NewOutlet } from '../outlet.repository.ts';
import {
  type OutletColumn,
  type OutletNote,
  type OutletReject,
  outletColumns,
  outletRejects,
} from './outlet-columns.ts';
import { type KnownBrands, readOutlet } from './read-outlet.ts';

const source = 'import';

/**
 * Imports a list of dealers and service centres in batches. A row is matched by its id, or by brand, name and
 * city, so importing the same file again changes nothing. Only a row that says so closes an outlet.
 * @throws ImportFileError if the file is not such a list
 */
export async function importOutlets(options: ListImportOptions): Promise<ImportSummary> {
  const { database, dryRun } = options;
  const repository = createOutletRepository(database.orm);
  const brands = await knownBrands(database.orm);
  const seen = new Set<string>();
  return await importList<OutletColumn, OutletReject, OutletNote>(
    options,
    { columns: outletColumns, rejects: outletRejects },
    async (rows) => {
      const rejected: RejectedRow<OutletReject>[] = [];
      const open: NewOutlet[] = [];
      const closed: string[] = [];
      const notes: OutletNote[] = [];
      for (const row of rows) {
        const reading =
          row.kind === 'broken'
            ? ({ ok: false, reasons: [row.reason] } as const)
            : readOutlet(row.values, brands);
        if (!reading.ok) rejected.push({ row, reasons: reading.reasons });
        else if (seen.has(reading.externalId)) rejected.push({ row, reasons: ['repeated'] });
        else {
          seen.add(reading.externalId);
          notes.push(...reading.notes);
          if (reading.outlet) open.push(reading.outlet);
          else closed.push(reading.externalId);
        }
      }
      const known = await repository.hashes(source, [...open.map(({ externalId }) => externalId), ...closed]);
      const changed = open.filter(({ externalId, contentHash }) => known.get(externalId) !== contentHash);
      const removed = closed.filter((externalId) => known.has(externalId));
      const updated = changed.filter(({ externalId }) => known.has(externalId)).length + removed.length;
      if (!dryRun) {
        await repository.write(changed);
        await repository.remove(source, removed);
      }
      const written = changed.length + removed.length;
      notes.push(...removed.map(() => 'closed' as const));
      return {
        ...{ rejected, notes, isChanged: !dryRun && written > 0 },
        counts: {
          ...{ imported: written - updated, updated },
          unchanged: open.length + closed.length - written,
        },
      };
    },
  );
}

/** The brands of the new-vehicle catalogue, by slug. */
async function knownBrands(orm: Orm): Promise<KnownBrands> {
  const known = new Map<string, { name: string; kinds: VehicleKind[] }>();
  for (const [kind, brands] of catalogueOf(await readNewVehicleRows(orm)))
    for (const { slug, name } of brands) {
      const brand = known.get(slug) ?? { name, kinds: [] };
      brand.kinds.push(kind);
      known.set(slug, brand);
    }
  return known;
}
