import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Database, schema } from '#server/db/database.ts';
import { writeSeedState } from '#server/db/seed/seed-state.ts';
import { createPhotoFolder, type PhotoFiles } from '#server/photo-store/photo-files.ts';
import { copyPhotos } from './copy-photos.ts';
import { BackupError, photosFolder, readManifest, tableFile } from './manifest.ts';
import {
  isEmpty,
  readSchemaVersion,
  readTables,
  removeAllRows,
  setFormats,
  sumOf,
  writeCounters,
  writeLines,
} from './table-lines.ts';

const batch = 1000;

/** The lines of a table's file, in batches. */
async function* linesIn(directory: string, table: string): AsyncGenerator<readonly string[], void> {
  const input = createReadStream(tableFile(directory, table)).pipe(createGunzip());
  let rows: string[] = [];
  for await (const line of createInterface({ input })) {
    rows.push(line);
    if (rows.length < batch) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

const photoRow = z.object({ key: z.string() });

/** The photos that the backup's rows refer to; the folder may hold others of earlier backups. */
async function photosIn(directory: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const rows of linesIn(directory, getTableName(schema.media)))
    keys.push(...rows.map((row) => z.parse(photoRow, JSON.parse(row)).key));
  return keys;
}

/**
 * Fills a database from a backup, in one transaction that is only kept if every table has the backup's hash.
 * @param photos where they go; undefined leaves them out
 * @param isReplacing whether rows that are there may be deleted
 * @throws BackupError if it may not, or the backup is of another schema or damaged
 */
export async function restoreBackup(
  database: Database,
  photos: PhotoFiles | undefined,
  directory: string,
  { isReplacing }: { readonly isReplacing: boolean },
  say: (line: string) => void,
): Promise<readonly string[]> {
  const backup = await readManifest(directory);
  if (photos) {
    // Before the rows that refer to them.
    const keys = await photosIn(directory);
    const copied = await copyPhotos(keys, createPhotoFolder(photosFolder(directory)), photos);
    if (copied.sha256 !== backup.photos.sha256)
      throw new BackupError(`the photos in ${directory} are not those of the backup.`);
  }
  await database.orm.transaction(async (orm) => {
    await setFormats(orm);
    if ((await readSchemaVersion(orm)) !== backup.schema)
      throw new BackupError(
        `the backup has the schema of version ${backup.version}: restore it with that one, then start this one.`,
      );
    const tables = await readTables(orm);
    if (!isReplacing && !(await isEmpty(orm, tables)))
      throw new BackupError('the database is not empty: --replace deletes what is there first.');
    await removeAllRows(orm, tables);
    for (const table of tables) {
      const sum = backup.tables[table.name];
      if (sum === undefined) throw new BackupError(`the table ${table.name} is not in the backup.`);
      for await (const rows of linesIn(directory, table.name)) await writeLines(orm, table, rows);
      const { rows, sha256 } = await sumOf(orm, table);
      if (rows !== sum.rows || sha256 !== sum.sha256)
        throw new BackupError(
          `the table ${table.name} would not be that of the backup; nothing is restored.`,
        );
      say(`${table.name}: ${rows} rows, the same hash`);
    }
    await writeCounters(orm, backup.counters);
    // Not earlier than any version of a city that a phone has: the numbers in them mean nothing here.
    await writeSeedState(orm, 'restored', String(Date.now()));
    await orm.execute(sql`set constraints all immediate`);
  });
  await database.announceChange();
  return [
    `restored the backup of ${backup.takenAt}: all ${Object.keys(backup.tables).length} tables are equal`,
  ];
}
