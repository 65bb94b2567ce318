import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carsOf } from '#catalogue/snapshot/car-table.ts';
import { decodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import { type Database, schema } from '#server/db/database.ts';
import { createImportPhotos } from '#server/features/import/import-photos.ts';
import { runImport } from '#server/features/import/run-import.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { type Disguised, disguise, isLeakedIn } from '#tests/support/disguised-numbers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/*
 * A thousand listings with a disguised number in title, text, variant or name: counts the public texts from which
 * the number can still be called.
 */

const count = 1000;
const fields = ['title', 'description', 'name', 'variantName'] as const;
const usual = {
  title: 'Toyota Avanza 2019',
  description: 'Terawat, servis rutin.',
  name: 'Budi',
  variantName: '1.3 G',
};
type Where = (typeof fields)[number];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('numbers in public texts', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  let folder: string;
  const hidden = new Map<number, Disguised & { readonly where: Where }>();

  beforeAll(async () => {
    database = await open('reference');
    folder = await mkdtemp(path.join(tmpdir(), 'lajur-numbers-'));
    const corpus = Array.from({ length: count }, (_, seed) => ({
      ...disguise(seed),
      where: fields[seed % fields.length] ?? 'title',
    }));
    const lines = corpus.map(({ text, where }, index) =>
      [
        String(index),
        ...fields.map((field) => cell(field === where ? text : usual[field])),
        'Toyota,Avanza,2019,41000,165000000,Manual,Bensin,DKI Jakarta,Jakarta Selatan',
      ].join(','),
    );
    const head =
      'externalId,title,description,name,variantName,brandName,modelName,makeYear,kilometerDriven,price,transmission,fuelType,provinceName,cityName';
    const file = path.join(folder, 'cars.csv');
    await writeFile(file, [head, ...lines].join('\n'));
    await runImport({
      ...{ database, file, source: 'test', dryRun: false, batchSize: 500 },
      photos: createImportPhotos(undefined),
    });
    for (const { id, externalId } of await database.orm.select().from(schema.listings)) {
      const given = corpus[Number(externalId)];
      if (given) hidden.set(id, given);
    }
    api = await startApi(database);
  });
  afterAll(async () => {
    await api?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** How many of the numbers can be called from what is public of their listing. */
  const leakedIn = (shown: ReadonlyMap<number, string>): number =>
    [...hidden].filter(([id, { digits }]) => isLeakedIn(shown.get(id) ?? '', digits)).length;

  test('nearly all of them are published', () => {
    expect(hidden.size).toBeGreaterThan(count * 0.95);
  });

  test('the answers of the API', async () => {
    const shown = new Map<number, string>();
    // Lists have titles and variants of all of them.
    const asked = [...hidden].filter(
      ([id, { where }]) => ['description', 'name'].includes(where) || id % 10 === 0,
    );
    for (const [id] of asked) {
      const { listing } = await api.ask('view', { id: String(id) });
      shown.set(id, JSON.stringify(listing));
    }
    expect(shown.size).toBeGreaterThan(count / 2);
    expect(leakedIn(shown) / shown.size).toBeLessThanOrEqual(0.03);
  });

  test('lists', async () => {
    const shown = new Map<number, string>();
    for (let page = 1; shown.size < hidden.size && page < 100; page++) {
      const { items } = await api.ask('listings', { page: String(page), pageSize: '50' });
      for (const item of items) shown.set(item.id, JSON.stringify(item));
    }
    expect(shown.size).toBe(hidden.size);
    expect(leakedIn(shown) / count).toBeLessThanOrEqual(0.03);
  });

  test('the sitemap, whose addresses contain titles', async () => {
    const { body } = await api.app.inject('/sitemap/listings-1.xml');
    const shown = new Map<number, string>();
    for (const [, address = '', id] of body.matchAll(/<loc>([^<]*-(\d+))<\/loc>/g))
      shown.set(Number(id), address);
    expect(shown.size).toBeGreaterThanOrEqual(hidden.size);
    expect(leakedIn(shown) / count).toBeLessThanOrEqual(0.03);
  });

  test('a city’s snapshot', async () => {
    const { rawPayload } = await api.app.inject(cataloguePath('jakarta-selatan'));
    const snapshot = decodeSnapshot(new Uint8Array(rawPayload));
    if (snapshot.kind !== 'full') throw new Error('a part of the city');
    const shown = new Map(carsOf(snapshot.table).map((car) => [car.id, JSON.stringify(car)]));
    expect(shown.size).toBe(hidden.size);
    expect(leakedIn(shown) / count).toBeLessThanOrEqual(0.03);
  });
});
