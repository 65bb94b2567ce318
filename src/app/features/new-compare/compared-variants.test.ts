import { expect, test } from 'vitest';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { comparedVariant, comparisonGroups, strengths } from './compared-variants.ts';
import { comparisonFaqs, comparisonTitle } from './comparison-texts.ts';

type Row = Specification['rows'][number];
const range = (...values: [km: number, cycle: string | null][]): Row => ({
  name: 'Range',
  values: values.map(([km]) => `${km} km`),
  measures: { better: 'high', values: values.map(([number, basis]) => ({ number, basis })) },
});
const plain = (name: string, ...values: (string | null)[]): Row => ({ name, values, measures: null });

function model(name: string, prices: readonly (number | null)[], rows: readonly Row[]): DataOf<'newModel'> {
  const brand = { slug: 'merek', name: 'Merek' };
  return {
    ...{ title: `Merek ${name}`, description: '', instalment: null, running: null, rivals: [], used: null },
    ...{ sources: [], faqs: [], looks: [], warranty: [], factsNote: null, provinces: [], provinceNote: '' },
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
      ...{ slug: `v${place}`, name: `V${place}`, facts: [], price, provincePrices: [] },
      priceNote: price === null ? null : 'Perkiraan 2026',
      priceChanges: [],
      isListPrice: false,
    })),
    specifications: [{ name: 'Battery', rows: [...rows] }],
  };
}

const words = { price: 'Price', bestPrice: 'Best price', best: 'Best' };
const groupsOf = (...compared: ReturnType<typeof comparedVariant>[]) =>
  comparisonGroups(compared, words, 'en');
const one = model('One', [300e6, 350e6], [range([400, 'NEDC'], [500, 'NEDC']), plain('Seats', '5')]);
const two = model('Two', [320e6], [range([450, 'NEDC']), plain('Seats', '5'), plain('Tank', null)]);
const other = model('Other', [null], [range([700, 'WLTP']), plain('Doors', '4')]);

test('a variant has its own value, or the one shared by its model’s variants', () => {
  const [prices, battery] = groupsOf(
    comparedVariant('merek.one.v1', one),
    comparedVariant('merek.two.v0', two),
  );
  expect(prices?.rows[0]?.cells).toEqual([
    { text: 'Rp 350 million', note: 'Perkiraan 2026', best: undefined },
    { text: 'Rp 320 million', note: 'Perkiraan 2026', best: 'Best price' },
  ]);
  expect(
    battery?.rows.map(({ name, differs, cells }) => [name, differs, ...cells.map((cell) => cell.text)]),
  ).toEqual([
    ['Range', true, '500 km', '450 km'],
    ['Seats', false, '5', '5'],
  ]);
  expect(battery?.rows[0]?.cells.map(({ best }) => best)).toEqual(['Best', undefined]);
});

test('no best value across different bases, or where more is not better', () => {
  const groups = groupsOf(comparedVariant('merek.one.v0', one), comparedVariant('merek.other.v0', other));
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  expect(cells.some(({ best }) => best !== undefined)).toBe(false);
  expect(groups.flatMap(({ rows }) => rows).find(({ name }) => name === 'Doors')?.cells).toEqual([
    { text: null, best: undefined },
    { text: '4', best: undefined },
  ]);
});

test('a value known of one variant alone is no equal one; a variant that is not known has no say', () => {
  const differing = (...compared: ReturnType<typeof comparedVariant>[]) =>
    groupsOf(...compared).flatMap(({ rows }) =>
      rows.filter(({ differs }) => differs).map(({ name }) => name),
    );
  const [first, second] = [comparedVariant('merek.one.v0', one), comparedVariant('merek.other.v0', other)];
  expect(differing(first, second)).toEqual(['Price', 'Range', 'Seats', 'Doors']);
  expect(differing(first, comparedVariant('merek.none.v0', undefined))).toEqual([]);
});

test('a discontinued variant is never the cheapest', () => {
  const former = { ...one, model: { ...one.model, lastYear: 2022, status: 'discontinued' as const } };
  const [prices] = groupsOf(comparedVariant('merek.one.v0', former), comparedVariant('merek.two.v0', two));
  expect(prices?.rows[0]?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
});

test('an unknown variant keeps its column', () => {
  const compared = [
    comparedVariant('merek.one.v9', one),
    comparedVariant('merek.none.v0', undefined),
    comparedVariant('merek.two.v0', two),
  ];
  expect(compared.map(({ known }) => known?.label)).toEqual([undefined, undefined, 'Merek Two V0']);
  for (const { rows } of groupsOf(...compared)) for (const { cells } of rows) expect(cells).toHaveLength(3);
});

test('the texts of a comparison agree with its rows', () => {
  const compared = [comparedVariant('merek.one.v1', one), comparedVariant('merek.two.v0', two)];
  expect(strengths(compared, groupsOf(...compared))).toEqual([
    { id: 'merek.one.v1', label: 'Merek One V1', names: 'Range' },
    { id: 'merek.two.v0', label: 'Merek Two V0', names: 'Price' },
  ]);
  expect(comparisonTitle('mobil', compared, 'en')).toBe('Compare Merek One V1 and Merek Two V0');
  expect(comparisonFaqs(compared, 'en')[0]?.answer).toContain('Rp 30 million less');
  expect(comparisonFaqs([comparedVariant('merek.other.v0', other)], 'en')).toEqual([]);
});
