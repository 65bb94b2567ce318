import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Database, schema } from '#server/db/database.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { Seller } from '#tests/support/sellers.ts';
import { describeEachEngine } from '#tests/support/test-database.ts';

const { accounts, auditTrail, tableChanges, tableRows } = schema;
type Table = DataOf<'staffTable'>['table'];
type Fields = Readonly<Record<string, string>>;

describeEachEngine('operators’ tables', (open, testOnce) => {
  let database: Database;
  let api: ApiApp;
  let staff: Seller;
  let other: Seller;

  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await database.orm.execute(sql`truncate audit_trail`);
    await database.orm.delete(tableRows);
    await database.orm.delete(tableChanges);
    await database.orm.delete(accounts);
    await database.announceChange();
    [staff, other] = [new Seller(api), new Seller(api)];
    await staff.signIn(database, '+6281111111111', 'staff');
    await other.signIn(database, '+6282222222222', 'staff');
  });

  const read = async (name: string): Promise<Table> => (await staff.ask('staffTable', { name })).table;
  const fieldsOf = (name: string, revision: number, fields: Fields) => ({
    ...{ clientId: randomUUID(), name, revision: String(revision) },
    ...fields,
  });
  const save = (name: string, revision: number, fields: Fields) =>
    staff.ask('staffChangeTable', fieldsOf(name, revision, fields));
  const refusal = async (name: string, revision: number, fields: Fields) => {
    const answer = await other.send('staffChangeTable', fieldsOf(name, revision, fields));
    return [answer.statusCode, answer.json().errors];
  };
  const rowOf = ({ rows }: Table, place: number) => {
    const row = rows[place];
    if (!row) throw new Error(`no row ${place}`);
    return row;
  };
  /** The first row with other cells. */
  const edited = (table: Table, cells: Fields, place = 0) => {
    const { line, cells: before } = rowOf(table, place);
    return { edits: JSON.stringify([{ ref: 'a', line, cells: { ...before, ...cells } }]) };
  };
  /** The rate of a quote for a car in Aceh. */
  const quotedRate = async () => {
    const { base } = await api.ask('insurancePage', { page: 'mobil' });
    return base.find(
      ({ class: of, region, cover }) => of === 'car' && region === 1 && cover === 'comprehensive',
    )?.lowest;
  };

  testOnce('are the files until staff changes them', async () => {
    const { items } = await staff.ask('staffTables', {});
    expect(items.every(({ changedAt, isFileNewer }) => changedAt === null && !isFileNewer)).toBe(true);
    const table = await read('insurance-rates');
    expect(table).toMatchObject({ revision: 0, counts: { current: 48, future: 0, kept: 0, ended: 0 } });
    expect(table.columns.map(({ name }) => name)).toContain('valid_to');
    expect(Object.keys(rowOf(table, 0).cells)).toEqual(table.columns.map(({ name }) => name));
    expect((await staff.ask('staffTableHistory', { name: 'insurance-rates' })).items).toEqual([]);
    expect((await staff.send('staffTable', { name: 'accounts' })).statusCode).toBe(404);
  });

  test('an edit takes effect on a quote at once, is in the history with its actor, and in the trail', async () => {
    const before = await quotedRate();
    const table = await read('insurance-rates');
    const { changes, table: after } = await save('insurance-rates', 0, edited(table, { lowest: '3.9' }));
    expect(changes).toHaveLength(1);
    expect(after.revision).toBe(2);
    expect([before, await quotedRate()]).toEqual([3.82, 3.9]);

    const { items } = await staff.ask('staffTableHistory', { name: 'insurance-rates' });
    expect(items.map(({ kind, actor, rows }) => [kind, actor, rows.length])).toEqual([
      ['edit', '+6281111111111', 1],
      ['file', null, 0],
    ]);
    expect(items[0]?.rows[0]).toMatchObject({ before: { lowest: '3.82' }, after: { lowest: '3.9' } });
    const trail = await database.orm.select().from(auditTrail);
    expect(trail).toMatchObject([{ action: 'edit-table', facts: { table: 'Tarif premi', count: 1 } }]);

    // Back to the file: what was, is again; nothing of the history is lost.
    const { table: restored } = await save('insurance-rates', 2, { restore: '1' });
    expect(restored.rows).toEqual(table.rows);
    expect(await quotedRate()).toBe(3.82);
    const names = (await staff.ask('staffTableHistory', { name: 'insurance-rates' })).items;
    expect(names.map(({ kind }) => kind)).toEqual(['restore', 'edit', 'file']);
  });

  testOnce('the same change sent again is made once', async () => {
    const fields = fieldsOf('lenders', 0, edited(await read('lenders'), { lowest: '7' }));
    await staff.ask('staffChangeTable', fields);
    await staff.ask('staffChangeTable', fields);
    expect((await read('lenders')).revision).toBe(2);
  });

  test('of two editors the second is told, and changes nothing', async () => {
    const table = await read('lenders');
    await save('lenders', 0, edited(table, { lowest: '7' }));
    expect(await refusal('lenders', 0, edited(table, { lowest: '6' }))).toEqual([412, expect.anything()]);
    const attempts = await Promise.all(
      ['5', '4', '3'].map((lowest) =>
        staff.send('staffChangeTable', fieldsOf('lenders', 2, edited(table, { lowest }, 1))),
      ),
    );
    expect(attempts.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
    expect((await read('lenders')).revision).toBe(3);
  });

  testOnce('what is wrong is named by row and column, in the reader’s language', async () => {
    const table = await read('credit-rates');
    const { line, cells } = rowOf(table, 0);
    const wrong = JSON.stringify([
      { ref: 'a', line, cells: { ...cells, highest: '900' } },
      { ref: 'new-1', cells: { ...cells, up_to_months: '0', valid_from: '2027-01' } },
    ]);
    expect(await refusal('credit-rates', 0, { edits: wrong })).toEqual([
      422,
      {
        [`row-${line}.highest`]: ['Isi angka 0 sampai 100, desimal dengan titik.'],
        'new-1.up_to_months': ['Isi bilangan bulat 1 sampai 120.'],
      },
    ]);
    const overlap = JSON.stringify([
      { ref: 'a', line, cells: { ...cells, valid_to: '2027-03' } },
      { ref: 'new-1', cells: { ...cells, valid_from: '2027-02' } },
    ]);
    expect(await refusal('credit-rates', 0, { edits: overlap })).toMatchObject([
      422,
      { [`row-${line}.valid_to`]: [expect.stringContaining('Baris berikutnya')] },
    ]);
    expect(await refusal('credit-rates', 0, edited(table, { lowest: '9', highest: '8' }))).toEqual([
      422,
      { table: ['Yang terendah (9) di atas yang tertinggi (8).'] },
    ]);
    expect(await refusal('credit-rates', 0, { edits: '[]' })).toEqual([
      422,
      { table: ['Tidak ada yang berubah.'] },
    ]);
    expect(await refusal('credit-rates', 0, edited(table, { source: 'KTP 3174014505900001' }))).toMatchObject(
      [422, { [`row-${line}.source`]: [expect.any(String)] }],
    );
    for (const edits of ['{', '[{}]', '[{"ref":"A B","cells":{}}]', '[{"ref":"a","cells":{"lowest":9}}]'])
      expect(await refusal('credit-rates', 0, { edits })).toEqual([400, expect.anything()]);
    expect(await refusal('credit-rates', 0, {})).toEqual([400, expect.anything()]);
    expect(await refusal('credit-rates', 0, { restore: '7' })).toEqual([404, expect.anything()]);
    expect((await read('credit-rates')).revision).toBe(0);
  });

  testOnce(
    'a newer list of fuel prices, taken over from a file, is what every sum reads at once',
    async () => {
      const file = readFileSync(referenceFile('money/fuel-prices.csv'), 'utf8');
      const csv = `${file.trimEnd()}\n31,pertalite,12000,2026-10-01,,2026-10-01,no,mypertamina.id\n`;
      const { changes } = await save('fuel-prices', 0, { csv, isCheck: '1' });
      expect(changes).toHaveLength(1);
      await save('fuel-prices', 0, { csv });
      const { series } = await api.ask('fuelPrices', {});
      const pertalite = series.find(({ area, product }) => area === 31 && product === 'pertalite');
      expect(pertalite?.prices.slice(-2).map(({ to, rupiah }) => [to, rupiah])).toEqual([
        ['2026-09-30', 10_000],
        [null, 12_000],
      ]);
      const { prices } = await api.ask('ownership', {});
      expect(prices.find(({ energy }) => energy === 'petrol')?.rupiah).toBe(12_000);
      expect((await api.ask('electricVehicles', {})).rates?.petrol).toBe(12_000);
    },
  );

  testOnce('a row can begin later, and end', async () => {
    const table = await read('booking-terms');
    const { line, cells } = rowOf(table, 0);
    const later = { ...cells, valid_from: '2999-01-01', fee: '750000' };
    const { table: after } = await save('booking-terms', 0, {
      edits: JSON.stringify([{ ref: 'new-1', cells: later }]),
    });
    expect(after.rows.map(({ state }) => state)).toEqual(['current', 'future']);
    const ended = { ...cells, valid_to: '2026-11' };
    const { table: last } = await save('booking-terms', 2, {
      edits: JSON.stringify([
        { ref: 'a', line, cells: { ...ended, valid_from: '2020-01-01', valid_to: '2020-12' } },
      ]),
    });
    // The last known is still used.
    expect(last.rows.map(({ state }) => state)).toEqual(['kept', 'future']);
    const { table: without } = await save('booking-terms', 3, {
      edits: JSON.stringify([{ ref: 'a', line: rowOf(last, 1).line }]),
    });
    expect(without.rows).toHaveLength(1);
  });

  testOnce('rates that have expired are used as the last known, and the pages say so', async () => {
    const { rows } = await read('insurance-rates');
    const edits = JSON.stringify(
      rows.map(({ line, cells }) => ({ ref: 'a', line, cells: { ...cells, valid_to: '2024-06' } })),
    );
    expect((await api.ask('insurancePage', { page: 'mobil' })).endedNote).toBeNull();
    const { table } = await save('insurance-rates', 0, { edits });
    expect(table.counts).toMatchObject({ current: 0, kept: 48 });
    const { endedNote, base } = await api.ask('insurancePage', { page: 'mobil' });
    expect(endedNote).toContain('30 Juni 2024');
    expect(base.length).toBeGreaterThan(0);
    expect((await api.ask('creditPage', { page: 'simulation' })).endedNote).toContain('30 Juni 2024');
    expect((await api.ask('ownership', {})).endedNote).toContain('30 Juni 2024');
    expect((await api.ask('creditGuide', { page: 'guide' })).endedNote).toBeNull();
  });

  testOnce('a province without a region of the tariff is in the lists, without rates', async () => {
    const { rows } = await read('insurance-regions');
    const aceh = rows.find(({ cells }) => cells.province === '11');
    await save('insurance-regions', 0, { edits: JSON.stringify([{ ref: 'a', line: aceh?.line }]) });
    const { provinces } = await api.ask('insurancePage', { page: 'mobil' });
    expect(provinces).toHaveLength(38);
    expect(provinces.filter(({ region }) => region === null).map(({ id }) => id)).toEqual([11]);
  });

  testOnce(
    'a lender is on the pages of its loans from its first to its last day; examples are not',
    async () => {
      const names = async (page: 'guide' | 'guide-new-car') =>
        (await api.ask('creditGuide', { page })).lenders.map(({ name, note }) => [name, note]);
      // The server of the tests is no demonstration.
      expect(await names('guide')).toEqual([]);
      const { cells } = rowOf(await read('lenders'), 0);
      const lender = (name: string, dates: Fields) => ({
        ref: name.toLowerCase(),
        cells: { ...cells, name, is_demonstration: 'no', ...dates },
      });
      await save('lenders', 0, {
        edits: JSON.stringify([
          lender('A', { valid_from: '2020-01', valid_to: '2999-12-31' }),
          lender('B', { valid_from: '2999-01' }),
          lender('C', { valid_to: '2020-12' }),
          lender('D', {}),
        ]),
      });
      expect(await names('guide')).toEqual([
        ['A', 'Berlaku sampai 31 Desember 2999.'],
        ['D', ''],
      ]);
      expect(await names('guide-new-car')).toEqual([]);
    },
  );

  testOnce('a CSV text is previewed, then replaces the table; the same rows keep their history', async () => {
    const table = await read('insurance-loadings');
    const csv =
      'loading,from,percent,valid_from,checked,is_estimate,source\nage,6,5,2017-04,2026-11,no,operator\n';
    const preview = await save('insurance-loadings', 0, { csv, isCheck: '1' });
    expect(preview.changes).toMatchObject([{ line: 1, before: { from: '5' }, after: { from: '6' } }]);
    expect(preview.table).toEqual(table);
    await save('insurance-loadings', 0, { csv });
    expect((await api.ask('insurancePage', { page: 'mobil' })).ageLoading).toEqual({ from: 6, percent: 5 });
    expect(await refusal('insurance-loadings', 2, { csv: 'harga\n5\n' })).toMatchObject([
      422,
      { csv: [expect.stringContaining('harga')] },
    ]);
    const second = csv.replace('age,6', 'usia,6');
    expect(await refusal('insurance-loadings', 2, { csv: second })).toMatchObject([
      422,
      { 'file-2.loading': ['Pilih dari daftar.'] },
    ]);
  });

  testOnce('a newer file of the project is offered, and taken over only when staff does so', async () => {
    await save('lenders', 0, edited(await read('lenders'), { lowest: '7' }));
    expect((await read('lenders')).isFileNewer).toBe(false);
    await database.orm.update(tableChanges).set({ fileHash: 'older' }).where(eq(tableChanges.kind, 'file'));
    const table = await read('lenders');
    expect([table.isFileNewer, rowOf(table, 0).cells.lowest]).toEqual([true, '7']);
    const { table: after } = await save('lenders', 2, { isFile: '1' });
    expect([after.isFileNewer, rowOf(after, 0).cells.lowest]).toEqual([false, '7.5']);
  });
});
