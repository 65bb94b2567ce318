import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filterAnswerOf, type ListQuery } from '#catalogue/answers/filter-answer.ts';
import { seoAnswerOf } from '#catalogue/answers/seo-answer.ts';
import { parseSearch } from '#catalogue/parse-search.ts';
import type { Language } from '#contract/language.ts';
import { type FilterType, narrowest, type Selection, searchOf } from '#contract/search/filter.ts';
import { kilometerRangeOfSlug, priceRangeOfSlug, yearRangeOfSlug } from '#contract/search/filter-range.ts';
import { createLiveCatalogue, type LiveCatalogue } from '#server/catalogue/live-catalogue.ts';
import { type Database, schema } from '#server/db/database.ts';
import { compareSentence, type TrueFacts } from '#tests/support/list-sentences.ts';
import {
  randomListing,
  sampleCities,
  sampleModels,
  sampleVariants,
  writeSampleNames,
} from '#tests/support/sample-listings.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { usedCarCredit } from '#tests/support/used-car-credit.ts';

/*
 * Every sentence of a list with a number or a name, compared with what SQL finds for the same address. The conditions
 * are written from slugs here, so that they share nothing with the index.
 */

const families: Readonly<Record<string, readonly FilterType[]>> = {
  vehicle: ['brand', 'parent-model', 'model', 'variant'],
  place: ['province', 'city'],
};
const columns: { readonly [type in FilterType]?: string } = {
  brand: 'b.slug',
  model: 'm.slug',
  variant: 'v.slug',
  province: 'p.slug',
  city: 'c.slug',
  'body-type': 'l.body_type',
  fuel: 'l.fuel',
  transmission: 'l.transmission',
  'listing-type': 'l.listing_type',
  color: 'l.color',
};

function conditionOf({ slug, type }: Selection[number]): string {
  const column = columns[type];
  if (column) return `${column} = '${slug}'`;
  if (type === 'parent-model') return `starts_with(m.slug, '${slug.replace('semua-', '')}')`;
  const years = yearRangeOfSlug(slug);
  if (years) return `l.make_year between ${years.min} and ${years.max}`;
  const price = priceRangeOfSlug(slug);
  const range = price ?? kilometerRangeOfSlug(slug);
  const number = price ? 'l.price' : 'l.kilometer_driven';
  if (!range) throw new Error(`${slug} has no condition`);
  return `(${number} >= ${range.min ?? 0} and ${number} < ${range.max ?? 1e15})`;
}

const text = `lower(concat_ws(' ', b.name, m.name, v.name, l.variant_name, l.title, l.make_year, l.transmission, l.fuel,
  l.color, l.body_type, c.name, p.name))`;
function whereOf(selection: Selection, words: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const value of narrowest(selection)) {
    const family = Object.keys(families).find((name) => families[name]?.includes(value.type)) ?? value.type;
    groups.set(family, [...(groups.get(family) ?? []), conditionOf(value)]);
  }
  return [
    `l.status in ('live', 'reserved') and l.published_at is not null and (l.expires_at is null or l.expires_at > now())`,
    ...[...groups.values()].map((some) => `(${some.join(' or ')})`),
    ...words.map((word) => `strpos(${text}, '${word}') > 0`),
  ].join(' and ');
}

const slugs = [
  ...['toyota', 'honda', 'mercedes-benz', 'semua-corolla', 'semua-civic'],
  ...sampleModels.map(({ slug }) => slug),
  ...sampleVariants.map(({ slug }) => slug),
  ...sampleCities.map(({ slug }) => slug),
  ...['jawa-barat', 'jawa-tengah', 'mpv', 'suv', 'sedan', 'bensin', 'manual', 'otomatis', 'diler', 'putih'],
  ...['tahun-2015', 'tahun-2018', 'tahun-2016-2019', 'km-di-bawah-10-ribu', 'km-75-ribu-100-ribu'],
  ...['harga-di-bawah-50-juta', 'harga-100-juta-300-juta', 'harga-di-atas-1-milyar'],
];
const asked = fc.record({
  slugs: fc.subarray(slugs, { maxLength: 3 }),
  words: fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    fc.constantFrom(['toyota'], ['corolla'], ['2018'], ['o', 'i']),
  ),
  language: fc.constantFrom<Language>('id', 'en'),
});

const row = z.object({
  name: z.string(),
  price: z.coerce.number(),
  year: z.coerce.number(),
});

const open = onOneEngine();

describe('what a list says of its cars', () => {
  let database: Database;
  let live: LiveCatalogue;
  const names = { models: [] as string[], others: [] as string[] };

  async function rows<Row>(shape: z.ZodMiniType<Row>, query: string): Promise<Row[]> {
    return z.parse(z.object({ rows: z.array(shape) }), await database.orm.execute(sql.raw(query))).rows;
  }
  async function truthOf(selection: Selection, words: readonly string[]): Promise<TrueFacts> {
    const cars = await rows(
      row,
      `select concat(b.name, ' ', m.name) as name, l.price, l.make_year as year
       from listings l join brands b on b.id = l.brand_id join models m on m.id = l.model_id
         left join variants v on v.id = l.variant_id left join cities c on c.id = l.city_id
         join provinces p on p.id = l.province_id
       where ${whereOf(selection, words)}`,
    );
    const models = new Map<string, number>();
    for (const { name } of cars) models.set(name, (models.get(name) ?? 0) + 1);
    return {
      count: cars.length,
      prices: cars.map(({ price }) => price),
      years: cars.map(({ year }) => year),
      models,
    };
  }
  function selectionOf(search: string): Selection {
    const parsed = parseSearch(live.current().vocabulary, search);
    if (parsed.kind === 'unknown') throw new Error(`${parsed.slug} means nothing`);
    return parsed.selection;
  }
  const ofAddress = (url: string) => selectionOf(url.split('/')[2] ?? '');

  beforeAll(async () => {
    database = await open('tables');
    await writeSampleNames(database.orm);
    const cars = fc.sample(randomListing, { numRuns: 90 });
    await database.orm.insert(schema.listings).values(
      cars.map((car, at) => ({
        ...car,
        id: at + 1,
        carIdHash: `car-${at}`,
        price: 25e6 + ((at * 37e6) % 2e9),
      })),
    );
    live = await createLiveCatalogue(database, usedCarCredit, () => undefined);
    const name = z.object({ name: z.string() });
    const named = async (query: string) => (await rows(name, query)).map((each) => each.name);
    names.models = await named(
      `select concat(b.name, ' ', m.name) as name from models m join brands b on b.id = m.brand_id`,
    );
    names.others = await named(
      'select name from brands union select name from cities union select name from provinces',
    );
  });
  afterAll(() => live?.close());

  test('every sentence with a number or name agrees with SQL', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ slugs: some, words, language }) => {
        const catalogue = live.current();
        const query: ListQuery = { selection: selectionOf(some.join('+')), words };
        const list = filterAnswerOf(catalogue, query, { language, most: 30, now: Date.now() });
        const page = seoAnswerOf(catalogue, query, language);
        const facts = await truthOf(query.selection, words);
        expect(list.count).toBe(facts.count);
        const checked = { facts, language, models: names.models, otherNames: names.others };
        const schemaOf = (json: string) =>
          z.parse(
            z.object({
              mainEntity: z.array(
                z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) }),
              ),
            }),
            JSON.parse(json),
          ).mainEntity;
        const sentences = [
          ...[list.description, list.subDescription, page.description, page.seo.description],
          ...[...list.faqs, ...page.faq].flatMap(({ question, answer }) => [question, answer]),
          ...[...schemaOf(list.faqSchema ?? ''), ...schemaOf(page.faqSchema)].flatMap((each) => [
            each.name,
            each.acceptedAnswer.text,
          ]),
        ];
        for (const sentence of sentences) compared += compareSentence(sentence, list.title, checked);
        if (facts.count > 0) expect(list.subDescription).not.toBe('');
      }),
      { numRuns: 250 },
    );
    // About ten of each of the lists: none is missed by a pattern that no longer fits.
    expect(compared).toBeGreaterThan(1500);
  });

  test('a title names what is selected, and nothing else', async () => {
    const nameOf = new Map<string, string>();
    for (const table of ['brands', 'models', 'variants', 'cities', 'provinces'])
      for (const each of await rows(
        z.object({ slug: z.string(), name: z.string() }),
        `select slug, name from ${table}`,
      ))
        nameOf.set(each.slug, each.name);
    fc.assert(
      fc.property(asked, ({ slugs: some, language }) => {
        const selection = selectionOf(some.join('+'));
        const { title } = filterAnswerOf(
          live.current(),
          { selection, words: [] },
          { language, most: 0, now: 0 },
        );
        const said = narrowest(selection).flatMap(({ slug, within = [] }) =>
          [slug, ...within].map((each) => nameOf.get(each.replace('semua-', ''))),
        );
        for (const { slug } of narrowest(selection)) {
          const name = nameOf.get(slug);
          if (name !== undefined) expect(title).toContain(name);
        }
        let rest = title;
        for (const name of said.sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0)))
          if (name !== undefined) rest = rest.replaceAll(name, ' ');
        for (const name of nameOf.values()) expect(rest.split(/[ ,]/)).not.toContain(name);
      }),
      { numRuns: 200 },
    );
  });

  test('the number next to a link equals that of its list', async () => {
    let links = 0;
    await fc.assert(
      fc.asyncProperty(asked, async ({ slugs: some, words, language }) => {
        const catalogue = live.current();
        const query: ListQuery = { selection: selectionOf(some.join('+')), words };
        const list = filterAnswerOf(catalogue, query, { language, most: 30, now: Date.now() });
        const page = seoAnswerOf(catalogue, query, language);
        const without = [
          ...(list.filterSuggestions ?? []),
          ...list.popularCities,
          ...list.relaxations.filter((each) => each.words),
          ...page.suggestions,
          ...page.widgets.flatMap((group) => group.links),
        ];
        const withWords = list.relaxations.filter((each) => !each.words);
        for (const { url, count } of without.slice(0, 12)) {
          expect((await truthOf(ofAddress(url), [])).count, `${searchOf(query.selection)} ${url}`).toBe(
            count,
          );
          links++;
        }
        for (const { url, count } of withWords)
          expect((await truthOf(ofAddress(url), words)).count, `${words} ${url}`).toBe(count);
        for (const { url, name, count, minPrice, maxPrice } of page.priceTable) {
          const { prices, models } = await truthOf(ofAddress(url), []);
          expect([count, minPrice, maxPrice]).toEqual([
            prices.length,
            Math.min(...prices),
            Math.max(...prices),
          ]);
          expect([...models.keys()], name).toEqual([name]);
        }
      }),
      { numRuns: 60 },
    );
    expect(links).toBeGreaterThan(100);
  });
});
