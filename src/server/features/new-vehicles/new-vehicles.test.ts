import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '#contract/language.ts';
import { creditSum } from '#contract/leads/credit.ts';
import { formatPrice } from '#contract/money.ts';
import { slugify } from '#contract/slug.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { Database } from '#server/db/database.ts';
import { readNewVehicles } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { newModelAnswer } from './new-model.ts';
import { newVehiclesAnswer } from './new-vehicle-list.ts';

const row = z.object({
  brand: z.string(),
  model: z.string(),
  variant: z.string(),
  price: z.string(),
});
const rowsOf = (kind: string) =>
  z.parse(z.array(row), parse(readFileSync(referenceFile(`new-vehicles/${kind}.csv`)), { columns: true }));

describe('new vehicles', () => {
  const open = onOneEngine();
  let database: Database;
  let api: ApiApp;
  beforeAll(async () => {
    ({ database, api } = await startSeededApi(open));
  }, 120_000);
  afterAll(() => api?.close());

  test('answer what the files say, for priced variants of every file', async () => {
    for (const { id, slug } of categories) {
      for (const { brand, model, variant, price } of rowsOf(slug)
        .filter((each) => each.price !== '')
        .slice(0, 30)) {
        const query = { categoryId: String(id), brand: slugify(brand), model: slugify(model) };
        const { variants } = await api.ask('newModel', query);
        const found = variants.filter(({ name }) => name === (variant || model));
        expect(
          found.map((each) => each.price),
          `${brand} ${model} ${variant}`,
        ).toContain(Number(price));
      }
    }
  });

  test('have the used market of a car, from the ads of that model alone', async () => {
    const query = { categoryId: '1', brand: 'honda', model: 'jazz' };
    const none = await api.app.inject('/api/v1/model/new-model?categoryId=1&brand=honda&model=jazz');
    const model = none.statusCode === 200 ? query : { ...query, brand: 'toyota', model: 'avanza' };
    for (const [place, price] of [210e6, 150e6, 180e6].entries())
      await insertListing(database, {
        ...{ model: model.model, city: 'bandung', price },
        makeYear: place === 0 ? 2022 : 2019,
      });
    await database.announceChange();
    const { used } = await api.ask('newModel', model);
    expect(used).toEqual({
      count: 3,
      url: `/mobil-bekas/${model.model}`,
      years: [
        { year: 2022, count: 1, lowest: 210e6, median: 210e6, highest: 210e6 },
        { year: 2019, count: 2, lowest: 150e6, median: 150e6, highest: 180e6 },
      ],
    });
    const other = await api.ask('newModel', { categoryId: '1', brand: 'honda', model: 'brio' });
    expect(other.used).toBeNull();
  });

  test('of an unknown brand, or of another brand, are not found', async () => {
    for (const query of [
      'new-vehicles?categoryId=1&brand=tidak-ada',
      'new-model?categoryId=1&brand=honda&model=avanza',
      'new-model?categoryId=2&brand=toyota&model=avanza',
    ])
      expect((await api.app.inject(`/api/v1/model/${query}`)).statusCode, query).toBe(404);
  });
});

test.each([...readNewVehicles()])('%s: every sentence is true of its own rows', (kind, brands) => {
  for (const language of languages) {
    for (const brand of brands) {
      const list = newVehiclesAnswer(kind, brand.slug, language);
      const prices = brand.models.flatMap(({ variants }) => variants.flatMap(({ price }) => price ?? []));
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      expect(list?.description).toContain(`${brand.models.length} mod`);
      if (prices.length === 0) expect(list?.description).not.toContain('Rp');
      else {
        expect(list?.description).toContain(formatPrice(least, language));
        const [cheapest, dearest] = list?.faqs ?? [];
        expect(cheapest?.answer).toContain(formatPrice(least, language));
        expect(dearest?.answer).toContain(formatPrice(most, language));
      }
      for (const model of brand.models) {
        const {
          model: card,
          variants,
          specifications,
          instalment,
          rivals,
          faqs,
        } = newModelAnswer(model, null, language);
        const own = variants.flatMap(({ price }) => price ?? []);
        expect([card.prices?.min, card.prices?.max], model.slug).toEqual(
          own.length === 0 ? [undefined, undefined] : [Math.min(...own), Math.max(...own)],
        );
        // Every price has its date and says what it is.
        if (card.prices) expect(card.prices.note).toMatch(/20\d\d/);
        for (const { price, priceNote } of variants)
          expect(price === null ? 'none' : priceNote).toMatch(/none|20\d\d/);
        for (const { rows } of specifications)
          for (const { values } of rows) expect([1, variants.length]).toContain(values.length);
        for (const rival of rivals) expect(rival.brand.slug).not.toBe(brand.slug);
        if (instalment)
          expect(instalment.amount).toBe(
            creditSum({ ...instalment, downPayment: instalment.price / 4 })?.instalment,
          );
        expect(faqs.some(({ answer }) => /null|undefined|NaN|Infinity/.test(answer))).toBe(false);
      }
    }
  }
});
