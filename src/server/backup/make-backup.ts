import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { createPhotoFolder, type PhotoFiles } from '#server/photo-store/photo-files.ts';
import { syncToDisk } from '#server/process/sync-to-disk.ts';
import { version } from '#server/process/version.ts';
import { copyPhotos } from './copy-photos.ts';
import { type Manifest, manifestFile, photosFolder, tableFile } from './manifest.ts';
import {
  LineSum,
  readCounters,
  readLines,
  readSchemaVersion,
  readTables,
  setFormats,
  type Table,
  type TableSum,
} from './table-lines.ts';

async function writeTable(orm: Orm, table: Table, directory: string): Promise<TableSum> {
  const sum = new LineSum();
  async function* text() {
    for await (const rows of readLines(orm, table)) {
      sum.add(rows);
      yield `${rows.join('\n')}\n`;
    }
  }
  const file = tableFile(directory, table.name);
  await pipeline(Readable.from(text()), createGzip({ level: 1 }), createWriteStream(file, { mode: 0o600 }));
  await syncToDisk(file);
  return sum.sum;
}

/**
 * Writes all tables as of one moment, and the photos they refer to, into a directory, replacing an earlier backup
 * there. The embedded database answers nothing else until the tables are written; PostgreSQL does.
 * @param photos where they are; undefined leaves them out
 */
export async function makeBackup(
  database: Database,
  photos: PhotoFiles | undefined,
  directory: string,
  say: (line: string) => void,
): Promise<readonly string[]> {
  // Without it, the folder is no backup until this one is complete.
  await rm(manifestFile(directory), { force: true });
  await mkdir(path.join(directory, 'tables'), { recursive: true, mode: 0o700 });
  const stand = await database.orm.transaction(
    async (orm) => {
      await setFormats(orm);
      const tables: Record<string, TableSum> = {};
      for (const table of await readTables(orm)) {
        tables[table.name] = await writeTable(orm, table, directory);
        say(`${table.name}: ${tables[table.name]?.rows} rows`);
      }
      const keys = await orm.select({ key: schema.media.key }).from(schema.media);
      return {
        ...{ schema: await readSchemaVersion(orm), tables, counters: await readCounters(orm) },
        keys: keys.map(({ key }) => key),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const { keys, ...rest } = stand;
  const copied = photos
    ? await copyPhotos(keys, photos, createPhotoFolder(photosFolder(directory)))
    : { count: 0, sha256: '' };
  const made: Manifest = {
    ...{ format: 1, version, takenAt: new Date().toISOString(), ...rest },
    photos: copied,
  };
  const draft = `${manifestFile(directory)}.part`;
  await writeFile(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  await syncToDisk(draft);
  await rename(draft, manifestFile(directory));
  const rows = Object.values(made.tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `${rows} rows of ${Object.keys(made.tables).length} tables and ${copied.count} photos are in ${directory}`,
    'DATA_DIR/secrets and site.json are not in it: keep them elsewhere (national ids need secrets/ktp)',
  ];
}
