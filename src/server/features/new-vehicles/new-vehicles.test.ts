import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { languages } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { slugify } from '#contract/slug.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import { newVehicleLists } from '#contract/vehicles/vehicle-paths.ts';
import { creditOf } from '#money/credit.ts';
import type { Database } from '#server/db/database.ts';
import { isSold, lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { taxedProvinces } from '#server/features/new-vehicles/shared/province-prices.ts';
import { fromFiles } from '#server/features/operator-tables/shared/reading.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { runningRatesOf } from '#server/money/running-rates.ts';
import { referenceFile } from '#server/process/reference-table.ts';
import type { ApiApp } from '#tests/support/api-app.ts';
import { startSeededApi } from '#tests/support/seeded-api.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';
import { brochureOf } from './brochure.ts';
import { newModelAnswer } from './new-model.ts';
import { newVehiclesAnswer } from './new-vehicle-list.ts';
import { orderedListAnswer } from './ordered-list.ts';

const today = '2026-11-24';
const taxed = fromFiles(taxedProvinces, today);
const { usual } = fromFiles(creditRates, today);
const running = runningRatesOf({ reading: (reading) => fromFiles(reading, today) }, 'id');
const ratesOf = (kind: VehicleKind) => ({
  taxed,
  credits: kind === 'mobil' || kind === 'motor' ? usual(kind, 'new') : [],
  running,
});
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
  });
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

  test('have a two-page brochure in each language; an unknown model has none', async () => {
    const files = ['/mobil-baru/toyota/avanza.id', '/motor-baru/honda/beat.en'];
    for (const file of [...files, ...files]) {
      const response = await api.app.inject(`/brochures${file}.pdf`);
      expect([response.statusCode, response.headers['content-type']], file).toEqual([200, 'application/pdf']);
      const pdf = response.rawPayload.toString('latin1');
      expect(pdf.slice(0, 5)).toBe('%PDF-');
      expect(pdf.match(/\/Type \/Page\b/g), file).toHaveLength(2);
      expect(pdf.includes('/Subtype /Image'), file).toBe(true);
    }
    // The second request is served from the stored file.
    expect(await readdir(join(api.dataDirectory, 'brochures'))).toHaveLength(files.length);
    for (const file of [
      '/mobil-baru/honda/avanza.id',
      '/kapal-baru/toyota/avanza.id',
      '/mobil-baru/toyota/avanza.fr',
    ])
      expect((await api.app.inject(`/brochures${file}.pdf`)).statusCode, file).toBe(404);
  });

  test('with many variants fit on a two-page brochure', async () => {
    const avanza = readNewVehicles()
      .get('mobil')
      ?.flatMap(({ models }) => models)
      .find(({ slug }) => slug === 'avanza');
    if (!avanza) throw new Error('no Avanza');
    const answer = newModelAnswer(readNewVehicles(), avanza, null, 'en', ratesOf('mobil'));
    for (const times of [1, 4, 5, 20]) {
      const variants = Array.from({ length: times }, () => answer.variants).flat();
      const options = { language: 'en', url: 'https://lajur.example/x', picture: undefined } as const;
      const pdf = await brochureOf({
        ...options,
        model: { ...answer, variants },
        date: new Date('2026-11-23'),
      });
      expect(
        Buffer.from(pdf)
          .toString('latin1')
          .match(/\/Type \/Page\b/g),
        `${variants.length}`,
      ).toHaveLength(2);
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
        { year: 2019, count: 2, lowest: 150e6, median: 165e6, highest: 180e6 },
      ],
    });
    const other = await api.ask('newModel', { categoryId: '1', brand: 'honda', model: 'brio' });
    expect(other.used).toBeNull();
  });

  test('are filtered and sorted, with the counts of other values', async () => {
    const query = { categoryId: '1', brand: 'toyota' };
    const all = await api.ask('newVehicles', query);
    const narrowed = await api.ask('newVehicles', { ...query, filter: 'bodi-mpv bbm-hybrid', sort: 'name' });
    const readValue = ({ filters }: typeof all, slug: string) =>
      filters?.groups.flatMap((group) => group.filters).find((value) => value.slug === slug);
    expect(narrowed.models.length).toBe(narrowed.filters?.count);
    expect(narrowed.models.length).toBeLessThan(all.models.length);
    for (const { body } of narrowed.models) expect(body?.slug).toBe('mpv');
    const names = narrowed.models.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'id', { numeric: true })));
    expect(readValue(narrowed, 'bodi-mpv')).toMatchObject({
      ...{ isChecked: true, count: narrowed.models.length },
      url: '/mobil-baru/toyota?filter=bbm-hybrid&sort=name',
    });
    const suv = readValue(narrowed, 'bodi-suv');
    expect(suv?.url).toBe('/mobil-baru/toyota?filter=bodi-mpv+bodi-suv+bbm-hybrid&sort=name');
    const alone = await api.ask('newVehicles', { ...query, filter: 'bodi-suv+bbm-hybrid' });
    expect(suv?.count).toBe(alone.models.length);
    // Across the whole kind, only matching models are returned.
    const electric = await api.ask('newVehicles', { categoryId: '1', filter: 'bbm-listrik', sort: 'price' });
    expect(electric.filters?.count).toBeGreaterThan(10);
    // Those of the demonstration are counted and listed nowhere.
    const hatchbacks = await api.ask('newVehicles', { categoryId: '1', filter: 'bodi-hatchback' });
    expect(hatchbacks.models.length).toBe(hatchbacks.filters?.count);
    expect(hatchbacks.models.filter(({ isExample }) => isExample)).toEqual([]);
    for (const filter of ['bodi-rumah', 'bbm-bensin+kursi-99', 'harga-di-bawah-1-juta'])
      expect(
        (await api.app.inject(`/api/v1/model/new-vehicles?categoryId=1&filter=${filter}`)).statusCode,
        filter,
      ).toBe(404);
  });

  test('begin with passenger cars, brands, bodies and pairs; a narrowed page has none of them', async () => {
    const { landing, models, brands, priceNote, instalmentNote } = await api.ask('newVehicles', {
      categoryId: '1',
    });
    const bodies = new Set(models.map(({ body }) => body?.slug));
    expect(models).toHaveLength(8);
    expect([bodies.has('van'), bodies.has('pickup-truck')]).toEqual([false, false]);
    const units = models.map(({ delivered }) => delivered?.units ?? 0);
    expect(units).toEqual(units.toSorted((a, b) => b - a));
    // Said once for all cards.
    expect(priceNote).toMatch(/20\d\d/);
    expect(instalmentNote).toContain('%');
    for (const { prices, instalment, drawing } of models) {
      expect(drawing).toMatch(/^drawn\.cut\./);
      expect(instalment).toBeLessThan((prices?.min ?? 0) / 12);
    }
    expect(landing?.popularBrands).toHaveLength(12);
    for (const slug of landing?.popularBrands ?? [])
      expect(brands.map((brand) => brand.slug)).toContain(slug);
    for (const { count, url } of landing?.bodies ?? []) {
      const filter = new URLSearchParams(url.split('?')[1]).get('filter') ?? '';
      const found = await api.ask('newVehicles', { categoryId: '1', filter });
      expect(found.filters?.count, url).toBe(count);
      expect(found.landing).toBeUndefined();
    }
    const paired = (landing?.pairs ?? []).flatMap((pair) => pair.models.map(({ slug }) => slug));
    expect(paired).toHaveLength(8);
    expect(new Set(paired).size).toBe(8);
  });

  test('are found by words of their names, which the addresses of filters keep', async () => {
    const { models, filters, landing } = await api.ask('newVehicles', { categoryId: '1', q: 'toy ava' });
    expect(models.map(({ slug }) => slug)).toEqual(['avanza']);
    expect([filters?.isNarrowed, filters?.count, landing]).toEqual([true, 1, undefined]);
    for (const { url } of filters?.sortOptions ?? []) expect(url).toContain('q=toy+ava');
    expect((await api.ask('newVehicles', { categoryId: '1', q: 'zzz' })).models).toEqual([]);
  });

  test('what is typed of bodies, fuels and prices has the address of their filters', async () => {
    const asked = async (q: string) => (await api.ask('newVehicles', { categoryId: '1', q })).understood;
    expect(await asked('suv listrik')).toBe('/mobil-baru?filter=bodi-suv+bbm-listrik');
    expect(await asked('toy ava')).toBeUndefined();
  });

  test('are counted alike in words, filters and body types: those on sale', async () => {
    for (const { id } of categories) {
      const { description, filters, landing, brands } = await api.ask('newVehicles', {
        categoryId: String(id),
      });
      const count = filters?.count ?? 0;
      expect(description, description).toContain(` ${count} model`);
      expect(brands.reduce((sum, { modelCount }) => sum + modelCount, 0)).toBe(count);
      for (const body of landing?.bodies ?? []) {
        const values = filters?.groups.flatMap((group) => group.filters) ?? [];
        const known = values.find(({ slug }) => body.url.endsWith(`filter=${slug}`));
        expect(known?.count ?? body.count, body.slug).toBe(body.count);
      }
    }
  });

  test('cost what they cost in a province, which the addresses keep', async () => {
    const listed = await api.ask('newVehicles', { categoryId: '1', brand: 'toyota' });
    const [province] = listed.province?.all.filter(({ name }) => name === 'Jawa Timur') ?? [];
    const there = await api.ask('newVehicles', {
      ...{ categoryId: '1', brand: 'toyota', province: String(province?.id) },
    });
    expect(there.province?.asked).toBe(province?.id);
    expect(there.priceNote).toContain('Jawa Timur');
    const lowest = ({ models }: typeof there) => models.find(({ slug }) => slug === 'avanza')?.prices?.min;
    const { variants, provinces } = await api.ask('newModel', {
      ...{ categoryId: '1', brand: 'toyota', model: 'avanza' },
    });
    const place = provinces.findIndex(({ id }) => id === province?.id);
    expect(lowest(there)).not.toBe(lowest(listed));
    expect(lowest(there)).toBe(variants[0]?.provincePrices[place]);
    for (const { filters } of there.filters?.groups ?? [])
      for (const { url } of filters) expect(url).toContain(`province=${province?.id}`);
    const unknown = await api.app.inject('/api/v1/model/new-vehicles?categoryId=1&province=1');
    expect(unknown.statusCode).toBe(404);
  });

  test('of a brand begin with its best seller, with the warranty and what used ones cost', async () => {
    const { models, brandFacts, used } = await api.ask('newVehicles', { categoryId: '1', brand: 'toyota' });
    const units = models.map(({ delivered }) => delivered?.units ?? 0);
    expect(units[0]).toBe(Math.max(...units));
    expect(brandFacts?.warranty.map(({ part, years, kilometers }) => [part, years, kilometers])).toEqual([
      ['vehicle', 3, 100_000],
      ['battery', 8, 160_000],
    ]);
    expect(brandFacts?.warrantyNote).toMatch(/20\d\d/);
    expect(used?.count).toBeGreaterThan(0);
    for (const { count, lowest, highest } of brandFacts?.usedModels ?? []) {
      expect(count).toBeLessThanOrEqual(used?.count ?? 0);
      expect(lowest).toBeLessThanOrEqual(highest);
    }
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
      const list = newVehiclesAnswer(readNewVehicles(), kind, { brand: brand.slug }, language);
      const sold = brand.models.filter((model) => lifeOf(model).status === 'on-sale');
      const prices = sold.flatMap(({ variants }) =>
        variants.flatMap((variant) => (isSold(variant) ? (variant.price ?? []) : [])),
      );
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      // A brand that sells nothing new says so, with the models it had or will have.
      expect(list?.description).toContain(`${(sold.length === 0 ? brand.models : sold).length} mod`);
      expect(list?.description).not.toMatch(/\b1 (models|variants)\b/);
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
          provinces,
          provinceNote,
          specifications,
          instalment,
          rivals,
          faqs,
        } = newModelAnswer(readNewVehicles(), model, null, language, ratesOf(model.kind));
        const own = variants.flatMap(({ price }) => price ?? []);
        expect([card.prices?.min, card.prices?.max], model.slug).toEqual(
          own.length === 0 ? [undefined, undefined] : [Math.min(...own), Math.max(...own)],
        );
        // Every price states its date and whether it is an estimate.
        if (card.prices) expect(card.prices.note).toMatch(/20\d\d/);
        for (const { price, priceNote } of variants)
          expect(price === null ? 'none' : priceNote).toMatch(/none|20\d\d/);
        expect(provinceNote).toMatch(/20\d\d/);
        for (const [place, { price, provincePrices }] of variants.entries()) {
          const worked = provincePrices.filter((each) => each !== null);
          if (price === null || model.variants[place]?.fuel === 'listrik') expect(worked).toEqual([]);
          // The listed price is among the results, and tax differences change it by less than a tenth.
          if (worked.length > 0) expect(worked).toContain(price);
          for (const other of worked) expect(Math.abs(other / (price ?? 0) - 1)).toBeLessThan(0.1);
          expect([0, provinces.length]).toContain(worked.length);
        }
        for (const { rows } of specifications)
          for (const { values } of rows) expect([1, variants.length]).toContain(values.length);
        for (const rival of rivals) expect(rival.brand.slug).not.toBe(brand.slug);
        if (instalment)
          expect(instalment.amount).toBe(
            creditOf({
              ...{ ...instalment, rate: instalment.flatRate },
              ...{ kind: 'flat', first: 'arrears' },
            })?.instalment,
          );
        expect(faqs.some(({ answer }) => /null|undefined|NaN|Infinity/.test(answer))).toBe(false);
      }
    }
  }
});

describe('what tells variants apart', () => {
  const catalogue = readNewVehicles();
  const answerOf = (brand: string, slug: string, language: 'id' | 'en' = 'en') => {
    const model = catalogue
      .get('mobil')
      ?.flatMap(({ models }) => models)
      .find((each) => each.brand.slug === brand && each.slug === slug);
    if (!model) throw new Error(`no ${slug}`);
    return newModelAnswer(catalogue, model, null, language, ratesOf('mobil'));
  };

  test('is what each has more than the one before it, or different', () => {
    const { variants } = answerOf('mitsubishi', 'xpander');
    expect(variants[0]).toMatchObject({ name: '1.5 GLS MT', changes: [] });
    expect(variants[0]?.keyFacts.map(({ text }) => text)).toEqual([
      'Manual',
      'Petrol',
      '7 seats',
      '1,499\u00a0cc',
    ]);
    expect(variants[1]).toMatchObject({
      name: '1.5 GLS CVT',
      changes: [{ text: 'Automatic', isMore: true }],
    });
    expect(variants[2]?.changes).toEqual([]);
    // A manual gearbox after an automatic one is different, not more.
    const back = variants.find(({ name }) => name === '1.5 Cross MT');
    expect(back?.changes).toEqual([{ text: 'Manual', isMore: false }]);
  });

  test('of electric cars is battery and range, with the spans of both for the model', () => {
    const { variants, strip } = answerOf('byd', 'atto-1', 'id');
    expect(variants[1]?.changes).toEqual([
      { text: 'Baterai 38,9\u00a0kWh', isMore: true },
      { text: 'Jangkauan 380\u00a0km', isMore: true },
    ]);
    expect(strip.map(({ text }) => text)).toContain('Baterai 30,1–38,9\u00a0kWh');
  });

  test('what no source says is named once, and nothing that one says', () => {
    const { unknown, specifications } = answerOf('mitsubishi', 'xpander');
    expect(unknown).toContain('power');
    expect(unknown).toContain('fuel consumption');
    const known = specifications.flatMap(({ rows }) => rows.map(({ name }) => name.toLowerCase()));
    expect(unknown.filter((name) => known.includes(name))).toEqual([]);
    expect(answerOf('byd', 'atto-1').unknown).not.toContain('fuel consumption');
  });

  test('rivals name the variant that a comparison begins with', () => {
    const { rivals } = answerOf('mitsubishi', 'xpander');
    for (const { brand, slug, variant } of rivals)
      expect(answerOf(brand.slug, slug).variants[0]?.slug).toBe(variant);
  });
});

test('a model’s sentence of its variants names each, the one without a name by the model', () => {
  const catalogue = readNewVehicles();
  const several = [...catalogue.values()]
    .flatMap((brands) => brands.flatMap(({ models }) => models))
    .filter(({ variants }) => variants.length > 1);
  const isUnnamed = ({ name }: { readonly name: string }) => name === '';
  expect(several.filter(({ variants }) => variants.some(isUnnamed))).not.toEqual([]);
  for (const model of several) {
    const names = model.variants.map((variant) => (isUnnamed(variant) ? model.name : variant.name));
    for (const [language, noun] of [
      ['id', 'varian'],
      ['en', 'variants'],
    ] as const) {
      const { faqs } = newModelAnswer(catalogue, model, null, language, ratesOf(model.kind));
      expect(
        faqs.map(({ answer }) => answer),
        model.slug,
      ).toContain(`${names.length} ${noun}: ${names.join(', ')}.`);
    }
  }
});

describe.each(newVehicleLists)('the list of %s models', (list) => {
  test.each([...readNewVehicles()])('of %s is true of the rows, and in its order', (kind, brands) => {
    const all = brands.flatMap(({ models }) => models);
    for (const language of languages) {
      const { title, description, basis, models } = orderedListAnswer(
        readNewVehicles(),
        kind,
        list,
        language,
      );
      expect(title).not.toBe('');
      expect(description).not.toMatch(/null|undefined|NaN/);
      if (models.length === 0) {
        expect(basis).toBe('');
        continue;
      }
      expect(basis).toMatch(list === 'upcoming' ? /./ : /20\d\d/);
      expect(description).toContain(`${models.length} `);
      expect(description).toContain(`${models[0]?.brand.name} ${models[0]?.name}`);
      const found = models.map((card) =>
        all.find(({ brand, slug }) => brand.slug === card.brand.slug && slug === card.slug),
      );
      const lives = found.map((model) => lifeOf(model ?? { variants: [] }));
      expect(new Set(lives.map(({ status }) => status))).toEqual(
        new Set([list === 'upcoming' ? 'upcoming' : 'on-sale']),
      );
      const keys = {
        latest: lives.map(({ launched }) => launched ?? ''),
        popular: found.map((model) => model?.delivered?.units ?? 0),
        upcoming: lives.map(({ expected }) => expected ?? ''),
      }[list];
      expect(keys).not.toContain('');
      expect(keys).not.toContain(0);
      const sorted = [...keys].sort((a, b) => (a === b ? 0 : a < b ? 1 : -1));
      expect(keys).toEqual(list === 'upcoming' ? sorted.reverse() : sorted);
    }
  });
});

test('a model is upcoming until a variant is on sale, and discontinued when none is any more', () => {
  const life = (...variants: Partial<Parameters<typeof lifeOf>[0]['variants'][number]>[]) =>
    lifeOf({
      variants: variants.map((facts) => ({ expected: null, last_year: null, launch: null, ...facts })),
    });
  expect(life({ expected: '2027-03' }, { expected: '2027-01' })).toMatchObject({
    ...{ status: 'upcoming', expected: '2027-01', lastYear: null },
  });
  expect(life({ expected: '2027-03' }, { launch: '2026-01' })).toMatchObject({
    ...{ status: 'on-sale', expected: null, launched: '2026-01' },
  });
  expect(life({ last_year: 2022 }, { last_year: 2024 })).toMatchObject({
    status: 'discontinued',
    lastYear: 2024,
  });
  expect(life({ last_year: 2022 }, { expected: '2027-01' })).toMatchObject({ status: 'upcoming' });
});
