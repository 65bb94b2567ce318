import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { offeredPictureWidths } from '#contract/listing/picture.ts';
import { type Database, schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { createPhotoFolder } from '#server/photo-store/photo-files.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { describePostgres, openMemoryDatabase } from '#tests/support/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { manifestFile, readManifest, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { readCounters, readTables, setFormats, sumOf } from './table-lines.ts';

const silent = () => undefined;
const kept = { isReplacing: false };
const key = 'a'.repeat(32);
const photoRow = { sha256: 'a'.repeat(64), width: 1, height: 1, preview: 'data:', createdAt: new Date(0) };

const sums = (database: Database) =>
  database.orm.transaction(async (orm) => {
    await setFormats(orm);
    const found: Record<string, unknown> = {};
    for (const table of await readTables(orm)) found[table.name] = await sumOf(orm, table);
    return found;
  });

describePostgres('a backup', (create) => {
  const openPostgres = async () =>
    openDatabase({ databaseUrl: await create('tables'), dataDirectory: '', migrationsDirectory });
  const folder = async () => {
    const made = await mkdtemp(path.join(tmpdir(), 'lajur-backup-'));
    onTestFinished(() => rm(made, { recursive: true, force: true }));
    return made;
  };

  test('is restored with the same rows and photos on either engine, and only into an empty database', async () => {
    const pglite = await openMemoryDatabase('reference');
    const postgres = await openPostgres();
    const back = await openPostgres();
    onTestFinished(async () => {
      await Promise.all([pglite.close(), postgres.close(), back.close()]);
    });
    await seedDatabase(pglite, { demoListings: 40, onProgress: silent });
    await pglite.orm.insert(schema.media).values({ ...photoRow, key });
    const directory = await folder();
    const photos = createPhotoFolder(path.join(directory, 'from'));
    const widths = new Map(offeredPictureWidths.map((width) => [width, randomBytes(50)]));
    await photos.write(key, widths);

    const first = path.join(directory, 'first');
    await makeBackup(pglite, photos, first, silent);
    const restored = createPhotoFolder(path.join(directory, 'to'));
    await restoreBackup(postgres, restored, first, kept, silent);
    expect(await restored.read(key, 720)).toEqual(widths.get(720));
    expect(await restored.read(key, 1600)).toEqual(widths.get(1600));
    // Only the note of the restore is new.
    await postgres.orm.delete(schema.seedState).where(eq(schema.seedState.name, 'restored'));
    expect(await sums(postgres)).toEqual(await sums(pglite));
    const [attempt] = await postgres.orm
      .insert(schema.attempts)
      .values({ key: 'x', count: 1, until: new Date() })
      .returning();
    expect(attempt?.count).toBe(1);

    // A second one, back again, over what is there.
    const second = path.join(directory, 'second');
    await makeBackup(postgres, photos, second, silent);
    await expect(restoreBackup(postgres, photos, second, kept, silent)).rejects.toThrow('--replace');
    await restoreBackup(back, undefined, second, kept, silent);
    await restoreBackup(back, undefined, second, { isReplacing: true }, silent);
    await back.orm.delete(schema.seedState).where(eq(schema.seedState.name, 'restored'));
    expect(await sums(back)).toEqual(await sums(postgres));
    // Numbers go on where they were.
    const numbers = await back.orm.transaction(readCounters);
    expect(numbers).toEqual(await postgres.orm.transaction(readCounters));
    expect(numbers.listings_id_seq).toBeGreaterThan(39);
  });

  test('one that is damaged, incomplete or of another schema restores nothing', async () => {
    const source = await openMemoryDatabase('reference');
    const target = await openPostgres();
    onTestFinished(async () => {
      await Promise.all([source.close(), target.close()]);
    });
    const directory = await folder();
    await makeBackup(source, undefined, directory, silent);
    const restore = () => restoreBackup(target, undefined, directory, kept, silent);

    const file = tableFile(directory, 'cities');
    const good = await readFile(file);
    await writeFile(file, gzipSync(gunzipSync(good).toString().replace('Bandung', 'Bandang')));
    await expect(restore()).rejects.toThrow('cities would not be that of the backup');
    await writeFile(file, good);
    const made = await readManifest(directory);
    await writeFile(manifestFile(directory), JSON.stringify({ ...made, schema: '1' }));
    await expect(restore()).rejects.toThrow('has the schema of version');
    await rm(manifestFile(directory));
    await expect(restore()).rejects.toThrow('no complete backup');
    expect(await target.orm.select().from(schema.cities)).toEqual([]);
  });
});
