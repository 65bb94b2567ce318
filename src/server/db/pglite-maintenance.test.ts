import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '#tests/support/pglite-template.ts';
import { PgliteMaintenance } from './pglite-maintenance.ts';

let pglite: PGlite;
let maintenance: PgliteMaintenance;
beforeAll(async () => {
  pglite = await openPglite('tables');
  maintenance = new PgliteMaintenance(pglite, () => undefined);
});
afterAll(async () => {
  maintenance.stop();
  await pglite.close();
});

async function lastCheckpoint(): Promise<unknown> {
  return (await pglite.query('select redo_lsn from pg_control_checkpoint()')).rows[0];
}

test('vacuums tables with many changes, and no others', async () => {
  await pglite.exec(`create table "Worn" as select 1 as a from generate_series(1, 1000)`);
  await pglite.exec(`create table still (a int); insert into still values (1)`);
  await maintenance.run();
  const { rows } = await pglite.query(
    'select relname, reltuples::int as n from pg_class where relname in ($1, $2)',
    ['Worn', 'still'],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { relname: 'Worn', n: 1000 },
      { relname: 'still', n: -1 },
    ]),
  );
});

test('writes a checkpoint once the log has grown', async () => {
  await maintenance.run();
  const before = await lastCheckpoint();
  await maintenance.run();
  expect(await lastCheckpoint()).toEqual(before);
  await pglite.exec(
    `select pg_logical_emit_message(false, 'test', repeat('x', 1000000)) from generate_series(1, 34)`,
  );
  await maintenance.run();
  expect(await lastCheckpoint()).not.toEqual(before);
});
