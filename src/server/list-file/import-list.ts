import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { FileColumns } from './file-columns.ts';
import { ChangeAnnouncer, ImportTally } from './import-progress.ts';
import type { BatchCounts, ImportCounts, ImportSummary } from './import-summary.ts';
import { openList } from './open-list.ts';
import { RejectedFile, type RejectedRow } from './rejected-file.ts';
import type { SourceRow } from './source-row.ts';

export type ListImportOptions = {
  readonly database: Database;
  /** Absolute, or relative to the working directory. */
  readonly file: string;
  readonly dryRun: boolean;
  /** Called after each batch; everything counted is committed. */
  readonly onProgress?: (counts: ImportCounts) => void;
};

/** The result of a batch. */
export type TakenBatch<Reason extends string, Note extends string> = {
  readonly rejected: readonly RejectedRow<Reason>[];
  readonly counts: BatchCounts;
  readonly notes: readonly Note[];
  /** Whether something was written. */
  readonly isChanged: boolean;
};

type ListFormat<Column extends string, Reason extends string> = {
  readonly columns: FileColumns<Column>;
  /** The text for each reason. */
  readonly rejects: Readonly<Record<Reason, string>>;
};

const batchSize = 200;

/**
 * Imports a list in batches: opens the file, announces changes, collects rejected rows, and counts.
 * @param take reads a batch, and writes it unless the import is a dry run
 * @throws ImportFileError if the file is not such a list
 */
export async function importList<Column extends string, Reason extends string, Note extends string>(
  { database, file: given, dryRun, onProgress }: ListImportOptions,
  { columns, rejects }: ListFormat<Column, Reason>,
  take: (rows: readonly SourceRow<Column>[]) => Promise<TakenBatch<Reason, Note>>,
): Promise<ImportSummary> {
  const startedAt = performance.now();
  const file = path.resolve(given);
  const list = await openList(file, batchSize, columns);
  const rejectedFile = new RejectedFile<Reason>(file, list.header, rejects);
  const tally = new ImportTally<Reason, Note>();
  const announcer = new ChangeAnnouncer(database);
  try {
    for await (const rows of list.batches()) {
      const { rejected, counts, notes, isChanged } = await take(rows);
      if (isChanged) await announcer.changed();
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
