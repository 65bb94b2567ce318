import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJakarta, monthsAfter } from '#contract/dates.ts';
import { slugify } from '#contract/slug.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { Orm } from '#server/db/database.ts';
import { exampleSource } from '#server/features/new-vehicles/shared/model-life.ts';
import { rowKey } from '#server/features/new-vehicles/shared/new-vehicle-row.ts';
import { writeNewVehicles } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';

const row = z.object({
  kind: z.enum(categories.map(({ slug }) => slug)),
  model: z.string(),
  body: z.string(),
  fuel: z.string(),
  in_months: wholeNumber,
});
/** A fictional brand, so that no claim is made about a real one. */
const brand = { slug: 'contoh', name: 'Contoh' };

/** Replaces or removes the demonstration's fictional upcoming models. */
export async function writeDemoUpcoming(orm: Orm, { isWanted, now }: { isWanted: boolean; now: Date }) {
  await orm.execute(sql`delete from new_vehicles where origin = 'demo'`);
  const rows = readReferenceTable('demo/upcoming-vehicles.csv', row).map((each) => {
    const { kind, model: name, body, fuel } = each;
    const expected = monthsAfter(dayInJakarta(now), each.in_months).slice(0, 7);
    const model = { slug: slugify(name), name };
    const keyless = { kind, brand, model, cells: { body, fuel, expected, source: exampleSource } };
    return { ...keyless, key: rowKey(keyless) };
  });
  await writeNewVehicles(orm, isWanted ? rows : [], 'demo');
}
