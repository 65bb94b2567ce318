import { importList, type ListImportOptions } from '#server/list-file/import-list.ts';
import type { ImportSummary } from '#server/list-file/import-summary.ts';
import type { RejectedRow } from '#server/list-file/rejected-file.ts';
import { createOutletRepository, type NewOutlet } from '../outlet.repository.ts';
import { knownBrands } from './known-brands.ts';
import {
  type OutletColumn,
  type OutletNote,
  type OutletReject,
  outletColumns,
  outletRejects,
} from './outlet-columns.ts';
import { readOutlet } from './read-outlet.ts';

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
