import { expect, test } from 'vitest';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ComparedFact, FactGroup } from '#contract/new-compare/new-compare.schema.ts';
import { answersOf, comparedVariant, comparisonGroups, verdictOf } from './compared-variants.ts';
import { comparisonFaqs, comparisonTitle } from './comparison-texts.ts';

function model(name: string, prices: readonly (number | null)[]): DataOf<'newModel'> {
  const brand = { slug: 'merek', name: 'Merek' };
  return {
    ...{ title: `Merek ${name}`, description: '', instalment: null, running: null, rivals: [], used: null },
    ...{
      sources: [],
      faqs: [],
      looks: [],
      strip: [],
      unknown: [],
      factsNote: null,
      provinces: [],
      provinceNote: '',
    },
    model: {
      ...{
        slug: name.toLowerCase(),
        name,
        brand,
        body: null,
        drawing: null,
        instalment: null,
        variantCount: prices.length,
      },
      ...{
        prices: null,
        lastYear: null,
        status: 'on-sale',
        expected: null,
        launched: null,
        isExample: false,
        delivered: null,
      },
    },
    variants: prices.map((price, place) => ({
      ...{ slug: `v${place}`, name: `V${place}`, facts: [], keyFacts: [], changes: [], price },
      provincePrices: [],
      priceNote: price === null ? null : 'Perkiraan 2026',
      priceChanges: [],
      isListPrice: false,
    })),
    specifications: [
      {
        name: 'Size',
        rows: [
          { name: 'Seats', values: ['5'] },
          { name: 'Tank', values: prices.map((_, place) => `${place} L`) },
        ],
      },
    ],
  };
}

const fact = (name: string, text: string | null, measure: ComparedFact['measure'] = null): ComparedFact => ({
  ...{ name, text, measure, note: null },
  merit: measure?.better ? { word: `better ${name}`, title: `Best ${name}` } : null,
});
const price = (amount: number, better: 'low' | null = 'low') =>
  fact('Price', `Rp ${amount / 1e6} million`, { number: amount, better, basis: null, isMoney: true });
const range = (km: number, basis: string | null) =>
  fact('Range', `${km} km`, { number: km, better: 'high', basis, isMoney: false });
const length = (mm: number) =>
  fact('Length', `${mm} mm`, { number: mm, better: null, basis: null, isMoney: false });
const power = (kw: number) =>
  fact('Power', `${kw} kW`, { number: kw, better: 'high', basis: null, isMoney: false });

const facts = (...rows: ComparedFact[]): FactGroup[] => [{ name: 'Facts', rows }];
const one = (...rows: ComparedFact[]) =>
  comparedVariant('merek.one.v1', model('One', [300e6, 350e6]), facts(...rows));
const two = (...rows: ComparedFact[]) =>
  comparedVariant('merek.two.v0', model('Two', [320e6]), facts(...rows));
const three = (...rows: ComparedFact[]) =>
  comparedVariant('merek.three.v0', model('Three', [null]), facts(...rows));

const words = { costs: 'Costs', price: 'Price', best: 'better' };
const groupsOf = (...compared: ReturnType<typeof comparedVariant>[]) =>
  comparisonGroups(compared, words, 'en');
const rowsOf = (...compared: ReturnType<typeof comparedVariant>[]) =>
  groupsOf(...compared).flatMap(({ rows }) => rows);
const marked = (...compared: ReturnType<typeof comparedVariant>[]) =>
  rowsOf(...compared).map(({ cells }) => cells.map(({ best }) => best !== undefined));

test('the better of two is marked with its lead, in the unit of the row', () => {
  const [prices, ranges] = rowsOf(
    one(price(350e6), range(500, 'NEDC')),
    two(price(320e6), range(450, 'NEDC')),
  );
  expect(prices?.cells).toEqual([
    { text: 'Rp 350 million', note: null, best: undefined, share: 1 },
    { text: 'Rp 320 million', note: null, best: 'better', share: 320 / 350, lead: '−30' },
  ]);
  expect(ranges?.cells.map(({ lead }) => lead)).toEqual(['+50', undefined]);
  // Rp 0.143 million against 5.8 million are written in different units.
  const [mixed] = rowsOf(one(price(143_000)), two(price(5.8e6)));
  expect(mixed?.cells.map(({ best, lead }) => [best, lead])).toEqual([
    ['better', undefined],
    [undefined, undefined],
  ]);
});

test('none is marked across different bases, where more is not better, or where it is hardly more', () => {
  expect(marked(one(range(500, 'NEDC')), two(range(450, 'WLTP')))).toEqual([[false, false]]);
  expect(marked(one(length(4595)), two(length(4475)))).toEqual([[false, false]]);
  expect(marked(one(power(77)), two(power(77.5)))).toEqual([[false, false]]);
  expect(marked(one(power(77)), two(power(79)))).toEqual([[false, true]]);
  // What is no longer sold has a price, but is never the cheapest.
  expect(marked(one(price(200e6, null)), two(price(320e6)), three(price(330e6)))).toEqual([
    [false, true, false],
  ]);
});

test('bars are drawn from zero where numbers can be compared', () => {
  const shares = (...compared: ReturnType<typeof comparedVariant>[]) =>
    rowsOf(...compared).map(({ cells }) => cells.map(({ share }) => share));
  expect(shares(one(length(4000)), two(length(5000)))).toEqual([[0.8, 1]]);
  expect(shares(one(range(500, 'NEDC')), two(range(450, 'WLTP')))).toEqual([[undefined, undefined]]);
  expect(shares(one(length(4000)), two(fact('Length', null)))).toEqual([[undefined, undefined]]);
});

test('a value known of one variant alone is no equal one; a variant that is not known has no say', () => {
  const differing = (...compared: ReturnType<typeof comparedVariant>[]) =>
    rowsOf(...compared).flatMap(({ differs, name }) => (differs ? name : []));
  expect(differing(one(power(77), fact('Tank', null)), two(fact('Power', null), fact('Tank', null)))).toEqual(
    ['Power'],
  );
  expect(differing(one(power(77)), comparedVariant('merek.none.v0', undefined))).toEqual([]);
});

test('without a connection, price and specifications of the model are compared, without a mark', () => {
  const rows = rowsOf(
    comparedVariant('merek.one.v1', model('One', [300e6, 350e6])),
    comparedVariant('merek.two.v0', model('Two', [320e6])),
  );
  expect(rows.map(({ name, cells }) => [name, ...cells.map(({ text }) => text)])).toEqual([
    ['Price', 'Rp 350 million', 'Rp 320 million'],
    ['Seats', '5', '5'],
    ['Tank', '1 L', '0 L'],
  ]);
  expect(rows.flatMap(({ cells }) => cells).every(({ best }) => best === undefined)).toBe(true);
});

test('an unknown variant keeps its column', () => {
  const compared = [
    comparedVariant('merek.one.v9', model('One', [1])),
    comparedVariant('merek.none.v0', undefined),
    two(power(77)),
  ];
  expect(compared.map(({ known }) => known?.label)).toEqual([undefined, undefined, 'Merek Two V0']);
  for (const { cells } of rowsOf(...compared)) expect(cells).toHaveLength(3);
});

test('the verdict names what speaks for each of two; of several, the only best in each', () => {
  const both = [one(price(350e6), range(500, null)), two(price(320e6), range(450, null))];
  expect(verdictOf(both, groupsOf(...both))).toEqual([
    { id: 'merek.one.v1', name: 'One', words: 'better Range' },
    { id: 'merek.two.v0', name: 'Two', words: 'better Price' },
  ]);
  const all = [...both, three(price(320e6), range(400, null))];
  expect(answersOf(all, groupsOf(...all))).toEqual([
    { title: 'Best Range', name: 'Merek One', text: 'Range: 500 km' },
  ]);
});

test('the texts of a comparison agree with its prices', () => {
  const compared = [one(), two()];
  expect(comparisonTitle('mobil', compared, 'en')).toBe('Compare Merek One V1 and Merek Two V0');
  expect(comparisonFaqs(compared, 'en')[0]?.answer).toContain('Rp 30 million less');
  expect(comparisonFaqs([three()], 'en')).toEqual([]);
});
