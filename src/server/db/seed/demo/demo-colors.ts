import * as z from 'zod/mini';
import { colorCode } from '#contract/vehicles/vehicle.schema.ts';
import type { ColorCode } from '#contract/vehicles/vehicle.ts';
import { decimalNumber, readReferenceTable } from '#server/process/reference-table.ts';
import { type Random, WeightedTable } from './random.ts';

const shareRow = z.object({ years: z.enum(['earlier', 'later']), color: colorCode, percent: decimalNumber });
type Share = z.output<typeof shareRow>;

const whiteFrom = 2012;
let tables: Readonly<Record<Share['years'], WeightedTable<Share>>> | undefined;

/** Colour shares before and since white became common. */
function readTables() {
  const rows = readReferenceTable('demo/color-shares.csv', shareRow);
  const tableOf = (years: Share['years']) =>
    new WeightedTable(
      rows.filter((row) => row.years === years),
      ({ percent }) => percent,
    );
  return { earlier: tableOf('earlier'), later: tableOf('later') };
}

export function drawColor(makeYear: number, random: Random): ColorCode {
  tables ??= readTables();
  return tables[makeYear < whiteFrom ? 'earlier' : 'later'].draw(random).color;
}
