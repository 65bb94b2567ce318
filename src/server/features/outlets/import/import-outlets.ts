import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { ChangeAnnouncer, ImportTally } from '#server/list-file/import-progress.ts';
import type { ImportCounts, ImportSummary } from '#server/list-file/import-summary.ts';
import { openList } from '#server/list-file/open-list.ts';
import { RejectedFile, type RejectedRow } from '#server/list-file/rejected-file.ts';
import type { SourceRow } from '#server/list-file/source-row.ts';
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

export interface OutletImportOptions {
  readonly database: Database;
  /** Absolute, or relative to the working directory. */
  readonly file: string;
  readonly dryRun: boolean;
  /** Called after each batch; everything counted is committed. */
  readonly onProgress?: (counts: ImportCounts) => void;
}

const batchSize = 200;
const source = 'import';

/**
 * Imports a list of dealers and service centres in batches. A row is matched by its id, or by brand, name and
 * city, so importing the same file again changes nothing. Outlets are never removed.
 * @throws ImportFileError if the file is not such a list
 */
export async function importOutlets(options: OutletImportOptions): Promise<ImportSummary> {
  const { database, dryRun, onProgress } = options;
  const startedAt = performance.now();
  const file = path.resolve(options.file);
  const list = await openList(file, batchSize, outletColumns);
  const rejectedFile = new RejectedFile<OutletReject>(file, list.header, outletRejects);
  const tally = new ImportTally<OutletReject, OutletNote>();
  const announcer = new ChangeAnnouncer(database);
  const repository = createOutletRepository(database.orm);
  const brands = await knownBrands(database.orm);
  const seen = new Set<string>();

  async function take(rows: readonly SourceRow<OutletColumn>[]): Promise<void> {
    const rejected: RejectedRow<OutletReject>[] = [];
    const read: NewOutlet[] = [];
    for (const row of rows) {
      const reading =
        row.kind === 'broken'
          ? ({ ok: false, reasons: [row.reason] } as const)
          : readOutlet(row.values, brands);
      if (!reading.ok) rejected.push({ row, reasons: reading.reasons });
      else if (seen.has(reading.outlet.externalId)) rejected.push({ row, reasons: ['repeated'] });
      else {
        seen.add(reading.outlet.externalId);
        read.push(reading.outlet);
        tally.addNotes(reading.notes);
      }
    }
    const known = await repository.hashes(
      source,
      read.map(({ externalId }) => externalId),
    );
    const changed = read.filter(({ externalId, contentHash }) => known.get(externalId) !== contentHash);
    const updated = changed.filter(({ externalId }) => known.has(externalId)).length;
    if (!dryRun && changed.length > 0) {
      await repository.write(changed);
      await announcer.changed();
    }
    tally.addBatch({ imported: changed.length - updated, updated, unchanged: read.length - changed.length });
    await rejectedFile.add(rejected);
    for (const { reasons } of rejected) tally.addRejected(reasons);
    tally.addRead(rows.length);
    onProgress?.(tally.counts);
    // PGlite runs on this thread: yield so that requests are served.
    await nextTurn();
  }

  try {
    for await (const rows of list.batches()) await take(rows);
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
