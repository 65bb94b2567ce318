import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { openOnce } from '#server/http/once.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';
import { type Orm, schema } from './database.ts';
import { openDatabase } from './open-database.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lajur-keys-'));
  folders.push(folder);
  return folder;
}

/** The migrations as they were before keys had one home. */
async function firstMigrations(): Promise<string> {
  const folder = await newFolder();
  await cp(migrationsDirectory, folder, { recursive: true });
  const journal = path.join(folder, 'meta', '_journal.json');
  const known = z
    .looseObject({ entries: z.array(z.unknown()) })
    .parse(JSON.parse(await readFile(journal, 'utf8')));
  await writeFile(journal, JSON.stringify({ ...known, entries: known.entries.slice(0, 1) }));
  return folder;
}

const columns = z.object({ rows: z.array(z.object({ name: z.string(), type: z.string() })) });
const anyOf: Readonly<Record<string, string>> = {
  ...{ ARRAY: '{}', boolean: 'f', date: '2026-11-01', jsonb: '{}', text: '', uuid: randomUUID() },
  'timestamp with time zone': '2026-11-01',
};

/** Adds a row, with any value in what has to have one. */
async function add(orm: Orm, table: string, given: Readonly<Record<string, string | number>>): Promise<void> {
  const { rows } = columns.parse(
    await orm.execute(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_name = ${table} and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`),
  );
  const needed = Object.fromEntries(rows.map(({ name, type }) => [name, anyOf[type] ?? '1']));
  const row = Object.entries({ ...needed, ...given });
  const names = sql.join(
    row.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    row.map(([, value]) => sql`${value}`),
    sql`, `,
  );
  await orm.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
}

test('keys from before they had one home are known as their senders’, at any endpoint', async () => {
  const dataDirectory = await newFolder();
  const before = await openDatabase({ dataDirectory, migrationsDirectory: await firstMigrations() });
  const device = `device:${'d'.repeat(64)}`;
  const keys = new Map<string, string>();
  const keyOf = (owner: string) => {
    const key = randomUUID();
    keys.set(key, owner);
    return { client_id: key };
  };
  const created = randomUUID();
  const erased = randomUUID();
  await before.orm.transaction(async (orm) => {
    // Nothing here is about what the rows refer to.
    await orm.execute(sql`set local session_replication_role = replica`);
    await add(orm, 'listings', { id: 1, user_id: 7 });
    await add(orm, 'submissions', { client_id: created, owner: device, kind: 'create', listing_id: 1 });
    await add(orm, 'leads', { ...keyOf(device), owner: device });
    await add(orm, 'leads', { ...keyOf('anyone'), owner: 'address:abc' });
    await add(orm, 'leads', { client_id: erased, owner: 'erased' });
    await add(orm, 'contact_messages', { ...keyOf('account:2'), owner: 'account:2' });
    await add(orm, 'contact_messages', { ...keyOf('anyone'), owner: 'address:abc' });
    await add(orm, 'reports', { ...keyOf(device), owner: device });
    await add(orm, 'reports', keyOf('anyone'));
    await add(orm, 'owner_review_reports', { ...keyOf('account:2'), owner: 'account:2' });
    await add(orm, 'offers', { ...keyOf('account:3'), id: 1, listing_id: 1, buyer_id: 3 });
    await add(orm, 'offer_steps', { ...keyOf('account:3'), offer_id: 1, by: 'buyer' });
    await add(orm, 'offer_steps', { ...keyOf('account:7'), offer_id: 1, by: 'seller' });
    await add(orm, 'offer_steps', { offer_id: 1, by: 'site' });
    await add(orm, 'orders', { ...keyOf('account:3'), buyer_id: 3 });
    const issued = keyOf('account:4');
    await add(orm, 'warranties', { ...issued, issued_by: 4 });
    await add(orm, 'audit_trail', { ...issued, actor_id: 4 });
    await add(orm, 'audit_trail', { ...keyOf('account:4'), actor_id: 4 });
    await add(orm, 'audit_trail', {});
    await add(orm, 'warranty_claims', { ...keyOf('account:5'), account_id: 5 });
    await add(orm, 'agent_leads', { ...keyOf('account:6'), agent_id: 6 });
    await add(orm, 'agent_payouts', { ...keyOf('account:6'), agent_id: 6 });
    await add(orm, 'deal_ratings', { ...keyOf('account:3'), buyer_id: 3 });
  });
  await before.close();

  const database = await openDatabase({ dataDirectory, migrationsDirectory });
  try {
    const kept = await database.orm.select().from(schema.submissions);
    expect(new Map(kept.map(({ clientId, owner }) => [clientId, owner]))).toEqual(
      new Map([...keys, [created, device]]),
    );
    const ask = (clientId: string, owner: string, endpoint: 'createListing' | 'saveLead') =>
      openOnce(database, { ...{ clientId, endpoint, language: 'id' }, owners: [owner] });
    for (const [key, owner] of keys) {
      expect((await ask(key, owner, 'saveLead')).once.isRepeat, owner).toBe(true);
      if (owner !== 'anyone') await expect(ask(key, 'account:99', 'saveLead')).rejects.toThrow('not_found');
    }
    expect((await ask(created, device, 'createListing')).once.isRepeat).toBe(true);
    await expect(ask(created, device, 'saveLead')).rejects.toThrow('bad_request');
    expect((await ask(erased, device, 'saveLead')).once.isRepeat).toBe(false);
  } finally {
    await database.close();
  }
});
