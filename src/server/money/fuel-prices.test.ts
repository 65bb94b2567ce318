import { expect, test } from 'vitest';
import {
  type Cells,
  fileCells,
  type OperatorTable,
} from '#server/features/operator-tables/shared/operator-table.ts';
import { fromFiles, readerOn } from '#server/features/operator-tables/shared/reading.ts';
import { tableProblems } from '#server/features/operator-tables/shared/table-problems.ts';
import { fuelPriceTable } from '#server/features/operator-tables/shared/tables/fuel-tables.ts';
import { fuelPrices } from './fuel-prices.ts';
import { runningCosts } from './running-costs.ts';
import { runningRatesOf } from './running-rates.ts';

const today = '2026-11-24';
const withRows =
  (rows: readonly Cells[]) =>
  (table: OperatorTable): readonly Cells[] =>
    table === fuelPriceTable ? rows : fileCells(table);
const rows = fileCells(fuelPriceTable);
const isOf =
  (area: string, product: string) =>
  (cells: Cells): boolean =>
    cells.area === area && cells.product === product;

test('a price is known until it ends or the next one begins, and the last one until it was checked', () => {
  const { series, areas } = fromFiles(fuelPrices, today);
  const pertamax = series.find(({ area, product }) => area === 31 && product === 'pertamax');
  expect(pertamax?.prices.slice(-4).map(({ from, to, rupiah }) => [from, to, rupiah])).toEqual([
    ['2026-03-01', '2026-04-17', 12_300],
    ['2026-04-18', '2026-04-30', 12_300],
    ['2026-06-01', '2026-06-30', 16_250],
    ['2026-08-01', null, 15_950],
  ]);
  expect(pertamax?.checked).toBe('2026-09-02');
  // 38 provinces and two free trade zones.
  expect(areas).toHaveLength(40);
});

test('every row without a named source is an estimate', () => {
  for (const { prices } of fromFiles(fuelPrices, today).series)
    for (const { source, isEstimate } of prices)
      if (/general knowledge|GitHub \d+(?:,|$)/.test(source)) expect(isEstimate, source).toBe(true);
});

test('a coming price is shown and reckoned with from its day on', () => {
  const next = {
    ...rows.find(isOf('31', 'pertalite')),
    valid_from: '2027-01',
    valid_to: '',
    rupiah: '12000',
  };
  const cellsOf = withRows([...rows, next]);
  expect(tableProblems(fuelPriceTable, cellsOf, today)).toEqual([]);
  const on = (day: string) => {
    const read = readerOn(cellsOf, day);
    const of = fuelPrices
      .make(read)
      .series.find(({ area, product }) => area === 31 && product === 'pertalite');
    const petrol = runningCosts.make(read).prices.find(({ energy }) => energy === 'petrol')?.rupiah;
    const electric = runningRatesOf({ reading: (reading) => reading.make(read) }, 'id').petrol;
    return [of?.prices.at(-1)?.rupiah, petrol, electric];
  };
  expect(on('2026-12-31')).toEqual([10_000, 10_000, 10_000]);
  expect(on('2027-01-01')).toEqual([12_000, 12_000, 12_000]);
});

test('the fuels that other sums begin with must be known in Jakarta', () => {
  const without = rows.filter((cells) => !isOf('31', 'dexlite')(cells));
  expect(tableProblems(fuelPriceTable, withRows(without), today)).toEqual([
    {
      cell: undefined,
      words: expect.objectContaining({ en: 'There is no price of Dexlite in DKI Jakarta.' }),
    },
  ]);
});
