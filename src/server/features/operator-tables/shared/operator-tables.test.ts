import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { allTables } from './all-tables.ts';
import { type Cells, cellsOfCsv, columnsOf, fileCells, type OperatorTable } from './operator-table.ts';
import { fromFiles, readerOn } from './reading.ts';
import { tableProblems } from './table-problems.ts';
import { creditRateTable } from './tables/credit-tables.ts';
import { insuranceRateTable } from './tables/insurance-tables.ts';

const today = '2026-11-24';
const changed =
  (table: OperatorTable, rows: readonly Cells[]) =>
  (asked: OperatorTable): readonly Cells[] =>
    asked === table ? rows : fileCells(asked);
const problemsOf = (table: OperatorTable, rows: readonly Cells[]) =>
  tableProblems(table, changed(table, rows), today).map(({ cell, words }) => [cell?.column, words.en]);

test.each(allTables.map((table) => [table.name, table] as const))(
  'the file of %s fits its table',
  (_name, table) => {
    expect(tableProblems(table, fileCells, today)).toEqual([]);
    expect(fileCells(table).length).toBeGreaterThan(0);
    const names = columnsOf(table).map(({ name }) => name);
    for (const column of [...table.key, ...(table.band ? [table.band] : [])]) expect(names).toContain(column);
  },
);

test('names are unique', () => {
  expect(new Set(allTables.map(({ name }) => name)).size).toBe(allTables.length);
});

test('a wrong cell is named with what is wrong', () => {
  const [first = {}, ...others] = fileCells(creditRateTable);
  const wrong = { ...first, lowest: '900', vehicle: 'kapal', valid_from: '2026-13' };
  expect(problemsOf(creditRateTable, [wrong, ...others])).toEqual([
    ['vehicle', 'Choose from the list.'],
    ['lowest', 'Enter a number, 0 to 100, with a point for decimals.'],
    ['valid_from', 'Write a day as 2027-01-31, or a month as 2027-01.'],
  ]);
  expect(problemsOf(creditRateTable, [{ ...first, lowest: '9', highest: '8' }, ...others])).toEqual([
    [undefined, 'The lowest (9) is above the highest (8).'],
  ]);
  expect(problemsOf(creditRateTable, [])).toEqual([[undefined, 'This table must not be empty.']]);
});

test('a tariff without its last band is refused, also where that begins later', () => {
  const rows = fileCells(insuranceRateTable);
  const last = rows.findIndex((row) => row.class === 'car' && row.region === '1' && row.up_to === '');
  expect(problemsOf(insuranceRateTable, rows.toSpliced(last, 1))).toEqual([
    [undefined, expect.stringContaining('no last row without an upper price')],
  ]);
  const ending = rows.with(last, { ...rows[last], valid_to: '2027-06' });
  expect(problemsOf(insuranceRateTable, ending)).toEqual([
    [undefined, expect.stringMatching(/^From 2027-07-01 on: .*no last row/)],
  ]);
});

test('a future rate takes the place of the present one on its day', () => {
  const rows = fileCells(insuranceRateTable);
  const next = rows.map((row) => ({ ...row, lowest: row.highest ?? '', valid_from: '2027-01' }));
  const cellsOf = changed(insuranceRateTable, [...rows, ...next]);
  expect(tableProblems(insuranceRateTable, cellsOf, today)).toEqual([]);
  const on = (day: string) => insuranceTariff.make(readerOn(cellsOf, day));
  expect(on('2026-12-31')).toEqual(fromFiles(insuranceTariff, today));
  expect(on('2027-01-01').tariff.base.every(({ lowest, highest }) => lowest === highest)).toBe(true);
  expect(on('2027-01-01').validFrom).toBe('2027-01');
});

test('rates that have ended are still used as the last known, and say so', () => {
  const rows = fileCells(insuranceRateTable).map((row) => ({ ...row, valid_to: '2026-12' }));
  const on = (day: string) => insuranceTariff.make(readerOn(changed(insuranceRateTable, rows), day));
  expect(on('2026-12-31').ended).toBeNull();
  expect(on('2027-03-01')).toEqual({ ...on('2026-12-31'), ended: '2026-12-31' });
});

test('a table that loads has one rate for a class, region, cover and band on each day', () => {
  const rows = fileCells(insuranceRateTable).slice(0, 6);
  const dates = fc.constantFrom('', '2026-12', '2027-01', '2027-02-15', '2027-06-30');
  const versions = fc.array(
    fc.record({
      of: fc.nat(5),
      valid_from: fc.constantFrom('2017-04', '2026-12', '2027-02', '2027-07'),
      valid_to: dates,
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(versions, fc.constantFrom(today, '2026-12-31', '2027-02-20', '2028-01-01'), (added, day) => {
      const all = [...rows, ...added.map(({ of, ...dates }) => ({ ...rows[of], ...dates }))];
      const cellsOf = (table: OperatorTable) => (table === insuranceRateTable ? all : []);
      const isLoaded = tableProblems(insuranceRateTable, cellsOf, day).every(
        ({ cell }) => cell === undefined,
      );
      fc.pre(isLoaded);
      const keys = readerOn(
        cellsOf,
        day,
      )(insuranceRateTable).rows.map((row) => JSON.stringify([row.class, row.region, row.cover, row.up_to]));
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('a CSV text may lack columns and have a byte order mark, but no unknown column', () => {
  expect(cellsOfCsv(creditRateTable, '\ufeffvehicle,lowest\n mobil ,5\n')).toMatchObject([
    { vehicle: 'mobil', lowest: '5', valid_to: '' },
  ]);
  expect(() => cellsOfCsv(creditRateTable, 'vehicle,harga\nmobil,5\n')).toThrow(/harga/);
});
