import { beforeAll, expect, test } from 'vitest';
import { type Database, schema } from '#server/db/database.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { listWords } from './list-words.ts';
import { countModelView, noDemand, readDemand } from './model-demand.ts';
import { catalogueOf } from './new-vehicle-catalogue.ts';
import type { NewVehicleRow } from './new-vehicle-row.ts';
import { orderedModels } from './ordered-models.ts';

const open = onOneEngine();
let database: Database;
beforeAll(async () => {
  database = await open();
});

const now = new Date('2026-11-23T10:00:00Z');
const rows = [1, 2, 3, 4, 5, 6].map((number): NewVehicleRow => {
  const model = { slug: `m${number}`, name: `M${number}` };
  const brand = { slug: 'honda', name: 'Honda' };
  return { key: model.slug, kind: 'motor', brand, model, cells: { source: 'contoh' } };
});
const see = (model: string, viewer: string, at = now) =>
  countModelView(database.orm, { model: `motor/honda/${model}`, viewer, now: at, secret: 's' });

test('a visitor counts once a day, for ninety days, and a request to a dealer like twenty visitors', async () => {
  await see('m1', 'sari', new Date('2026-08-01T10:00:00Z'));
  // Before and after midnight in Jakarta.
  await see('m1', 'sari', new Date('2026-11-22T16:59:59Z'));
  await see('m1', 'sari', new Date('2026-11-22T17:00:00Z'));
  for (let time = 0; time < 3; time++) await see('m1', 'sari');
  await see('m1', 'budi');
  await database.orm.insert(schema.leads).values(
    [1, 2].map((number) => ({
      ...{ clientId: crypto.randomUUID(), kind: 'quote' as const, outletName: 'Contoh', vehicle: 'Honda M2' },
      ...{ owner: 'device:sari', askedFrom: 'x', name: `Sari ${number}`, mobile: '+6281234567890' },
      ...{ consentVersion: '2026-01-01', createdAt: now },
    })),
  );
  const demand = await readDemand(database.orm, now);
  expect([...demand.views]).toEqual([['motor/honda/m1', 3]]);
  expect([...demand.requests]).toEqual([['Honda M2', 1]]);
  expect(await database.orm.$count(schema.newModelViews)).toBe(3);
});

test('kinds without delivery figures are ranked by demand, once enough models have any', () => {
  const views = new Map([5, 9, 7, 30, 4].map((count, place) => [`motor/honda/m${place + 1}`, count]));
  const ranked = (demand = noDemand) =>
    orderedModels(catalogueOf(rows, { demand }), 'motor', 'popular').map(({ slug }) => slug);
  expect(ranked()).toEqual([]);
  expect(ranked({ views, requests: new Map() })).toEqual([]);
  const demand = { views, requests: new Map([['Honda M6', 1]]) };
  expect(ranked(demand)).toEqual(['m4', 'm6', 'm2', 'm3', 'm1']);
  const catalogue = catalogueOf(rows, { demand });
  const { basis } = listWords('popular', 'motor', orderedModels(catalogue, 'motor', 'popular'), catalogue);
  expect(basis.en).toMatch(/visitors of this site in the last 90 days.*not sales/);
});
