import fs, { mkdir, mkdtemp, readdir, rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { describeEachEngine, describePostgres } from '#tests/support/test-database.ts';
import { DataDirectoryHeldError } from './data-directory-lock.ts';
import { type Database, schema } from './database.ts';
import {
  DatabaseDamagedError,
  DatabaseNewerError,
  DatabaseOlderError,
  DatabaseUnreachableError,
  DataDirectoryNotWritableError,
  DiskFullError,
} from './database-errors.ts';
import { openDatabase } from './open-database.ts';

describeEachEngine('an open database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  test('keeps an instant to the millisecond', async () => {
    const { orm } = database;
    await orm.insert(schema.media).values({
      key: 'a',
      sha256: 'b',
      width: 1,
      height: 1,
      preview: '',
      createdAt: new Date('2026-01-02T03:04:05.678Z'),
    });
    const [media] = await orm.select().from(schema.media);
    expect(media?.createdAt).toEqual(new Date('2026-01-02T03:04:05.678Z'));
  });

  test('a failed transaction leaves nothing', async () => {
    const { orm } = database;
    const failing = orm.transaction(async (transaction) => {
      await transaction.insert(schema.seedState).values({ name: 'a', value: '1' });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await orm.select().from(schema.seedState)).toEqual([]);
  });

  test('an announcement reaches every local listener at once, also past one that fails', async () => {
    const listener = vi.fn();
    database.onChange(() => {
      throw new Error('on purpose');
    });
    const end = database.onChange(listener);
    database.onChange(listener);
    const announced = database.announceChange();
    expect(listener).toHaveBeenCalledTimes(2);
    await announced;
    end();
    await database.announceChange();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('an announcement resolves when its listeners are done, or failed', async () => {
    const done: string[] = [];
    const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
    database.onChange(async () => {
      await database.orm.select().from(schema.seedState);
      await turn();
      done.push('slow');
    });
    database.onChange(async () => {
      await turn();
      throw new Error('on purpose');
    });
    await database.announceChange();
    expect(done).toEqual(['slow']);
  });

  // Must be last, since no queries work afterwards.
  test('can be closed more than once', async () => {
    await Promise.all([database.close(), database.close()]);
    await database.close();
  });
});

async function keepsAcrossOpenings(
  open: () => Promise<Database>,
  whileOpen: () => Promise<void> = async () => {},
  /** The migration that another build would leave as the last one. */
  left: { readonly at: number; readonly refusal: new () => Error } = {
    at: 99_999_999_999_999,
    refusal: DatabaseNewerError,
  },
): Promise<void> {
  const first = await open();
  await whileOpen();
  expect(await first.orm.select().from(schema.seedState)).toEqual([]);
  await first.orm.insert(schema.seedState).values({ name: 'kept', value: 'yes' });
  await first.close();
  const second = await open();
  const rows = await second.orm.select().from(schema.seedState).where(eq(schema.seedState.name, 'kept'));
  expect(rows).toHaveLength(1);
  await second.orm.execute(sql`update drizzle.__drizzle_migrations set created_at = ${left.at}::bigint`);
  await second.close();
  await expect(open()).rejects.toThrow(left.refusal);
}

describe('a data directory with PGlite', () => {
  let dataDirectory: string;
  const open = () => openDatabase({ dataDirectory, migrationsDirectory });
  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'lajur-test-'));
  });
  afterEach(() => rm(dataDirectory, { recursive: true, force: true }));

  // One test, since creating and opening a database takes seconds.
  test('is created anew where its creation was interrupted, migrated once, keeps its rows, and refuses a second process and an older build', async () => {
    const partial = path.join(dataDirectory, 'pglite-new');
    await mkdir(partial);
    await writeFile(path.join(partial, 'PG_VERSION'), '18\n');
    await keepsAcrossOpenings(open, () => expect(open()).rejects.toThrow(DataDirectoryHeldError));
  });

  test('where no directory can be made it is refused: below a file, behind a dangling link', async () => {
    await symlink(path.join(dataDirectory, 'nowhere'), path.join(dataDirectory, 'dangling'));
    for (const below of [import.meta.filename, path.join(dataDirectory, 'dangling')])
      await expect(
        openDatabase({ dataDirectory: path.join(below, 'data'), migrationsDirectory }),
      ).rejects.toThrow(DataDirectoryNotWritableError);
  });

  test('what lost its PG_VERSION is refused, and left as it is', async () => {
    const kept = path.join(dataDirectory, 'pglite', 'base');
    await mkdir(kept, { recursive: true });
    await expect(open()).rejects.toThrow(DatabaseDamagedError);
    expect(await readdir(path.dirname(kept))).toEqual(['base']);
  });

  describe('that cannot be created', () => {
    /** The error of creating it, and the free space of its disk in MB. */
    async function opening(cause: Error, room: number): Promise<unknown> {
      const { rm: remove } = fs;
      const disk = await statfs(dataDirectory);
      vi.spyOn(fs, 'rm').mockImplementation(async (target, options) => {
        if (String(target).endsWith('pglite-new')) throw cause;
        await remove(target, options);
      });
      vi.spyOn(fs, 'statfs').mockResolvedValue({ ...disk, bsize: 1024, bavail: room * 1024 });
      syncBuiltinESMExports();
      return await open().catch((error: unknown) => error);
    }
    afterEach(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });

    test.each([
      ['PGlite failed where little room is left', new Error('Aborted()'), 31],
      ['a write found no room', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 1000],
      ['the quota is used up', Object.assign(new Error('quota exceeded'), { code: 'EDQUOT' }), 1000],
    ])('since %s: the lack of room is named, and nothing is to be discarded', async (_, cause, room) => {
      const failure = await opening(cause, room);
      expect(failure).toBeInstanceOf(DiskFullError);
      expect(String(failure)).toMatch(/no room .*free some, and start again; nothing is lost/);
      expect(String(failure)).not.toMatch(/restore|move it away|begin anew/);
    });

    test('for another reason, with room: it is damaged', async () => {
      const failure = await opening(new Error('Aborted()'), 33);
      expect(failure).toBeInstanceOf(DatabaseDamagedError);
      expect(String(failure)).toContain('does not open (Aborted())');
    });
  });
});

describePostgres('the shared database', (create) => {
  const opened: Database[] = [];
  const open = async (databaseUrl: string) => {
    const database = await openDatabase({ databaseUrl, dataDirectory: tmpdir(), migrationsDirectory });
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  test('is migrated once, keeps its rows, and refuses an older build', async () => {
    const databaseUrl = await create();
    await keepsAcrossOpenings(() => open(databaseUrl), undefined, { at: 1, refusal: DatabaseOlderError });
  });

  test('is migrated by one of several that start together', async () => {
    const databaseUrl = await create();
    const databases = await Promise.all([1, 2, 3, 4].map(() => open(databaseUrl)));
    const { length } = readMigrationFiles({ migrationsFolder: migrationsDirectory });
    const applied = await databases[0]?.orm.execute(
      sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
    );
    expect(applied).toMatchObject({ rows: [{ n: length }] });
  });

  test('announces a change to the other process, and to the announcer only once', async () => {
    const databaseUrl = await create('tables');
    const [here, there] = [await open(databaseUrl), await open(databaseUrl)];
    const heardHere = vi.fn();
    here.onChange(heardHere);
    const heardThere = new Promise<void>((resolve) => there.onChange(resolve));
    await here.announceChange();
    await heardThere;
    // An announcement of `there` arrives after our own would have.
    const answered = new Promise<void>((resolve) => here.onChange(resolve));
    await there.announceChange();
    await answered;
    expect(heardHere).toHaveBeenCalledTimes(2);
  });

  test('after a cut connection listeners are called once, and announcements work again', async () => {
    const databaseUrl = await create('tables');
    const [here, there] = [await open(databaseUrl), await open(databaseUrl)];
    await here.orm.select().from(schema.seedState);
    const heard = vi.fn();
    here.onChange(heard);
    const restored = new Promise<void>((resolve) => here.onChange(resolve));
    const thereRestored = new Promise<void>((resolve) => there.onChange(resolve));
    await cutConnections(databaseUrl);
    await Promise.all([restored, thereRestored]);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await here.orm.select().from(schema.seedState)).toEqual([]);
    const heardAgain = new Promise<void>((resolve) => there.onChange(resolve));
    await here.announceChange();
    await heardAgain;
  });

  test('an announcement made while disconnected is sent on reconnection', async () => {
    const databaseUrl = await create('tables');
    const [here, there] = [await open(databaseUrl), await open(databaseUrl)];
    const restored = new Promise<void>((resolve) => there.onChange(resolve));
    await cutConnections(databaseUrl);
    await restored;
    const heard = new Promise<void>((resolve) => there.onChange(resolve));
    await here.announceChange();
    await heard;
  });

  test.each([
    ['a wrong password', { password: 'keliru-sekali' }, /password is wrong/],
    ['a wrong database', { pathname: '/tidak_ada' }, /no database of that name/],
    ['a port nobody listens on', { port: '1' }, /nothing listens there/],
  ])('%s is one line without the password', async (_, change, expected) => {
    const url = Object.assign(new URL(await create()), change);
    const failure = await openDatabase({
      databaseUrl: url.href,
      dataDirectory: tmpdir(),
      migrationsDirectory,
    }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseUnreachableError);
    expect(String(failure)).toMatch(expected);
    expect(String(failure)).not.toContain(url.password);
    expect(String(failure)).not.toContain('\n');
  });
});

test.each([
  ['postgresql://lajur:rahasia@127.0.0.1:1/lajur', '127.0.0.1:1/lajur'],
  ['postgresql://lajur:sangat@rahasia@127.0.0.1:1/lajur', 'the address in DATABASE_URL'],
  // Up to the slash, user and password are parsed as a host and its port.
  ['postgresql://127.0.0.1:1/rahasia@db/lajur', 'the address in DATABASE_URL'],
  ['postgresql://127.0.0.1:1?rahasia@db/lajur', 'the address in DATABASE_URL'],
])('of %s only what cannot be the password is shown', async (databaseUrl, place) => {
  const opening = openDatabase({ databaseUrl, dataDirectory: tmpdir(), migrationsDirectory });
  await expect(opening).rejects.toThrow(`DATABASE_URL: no connection to ${place}: nothing listens there.`);
});

/** Ends all other sessions of the database, as an operator or a restart would. */
async function cutConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}
