import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insuredRisks } from '#money/insurance-kinds.ts';
import { quoteCovers, quoteOf, searchWithQuote } from './inputs.ts';
import { coverPrice, extensionPrice, type InsuranceData, quoteFor } from './quote.ts';

const rate = { class: 'car', region: 2, upTo: null, isEstimate: false } as const;
const data: InsuranceData = {
  ...{ title: '', description: '', note: '', endedNote: null, ownShare: '', covered: [], faqs: [] },
  base: [
    { ...rate, cover: 'comprehensive', lowest: 2, highest: 2.2 },
    { ...rate, cover: 'total-loss', lowest: 0.5, highest: 0.6 },
  ],
  risks: [
    { risk: 'flood', region: 2, cover: 'comprehensive', lowest: 0.1, highest: 0.125, isEstimate: true },
    { risk: 'flood', region: 2, cover: 'total-loss', lowest: 0.05, highest: 0.1, isEstimate: true },
    { risk: 'workshop', region: null, cover: 'comprehensive', lowest: 0.1, highest: 0.1, isEstimate: true },
  ],
  liabilities: [{ liability: 'third-party', class: 'car', upTo: 25_000_000, percent: 1, isEstimate: false }],
  ageLoading: { from: 5, percent: 5 },
  provinces: [
    { id: 31, name: 'DKI Jakarta', region: 2 },
    { id: 99, name: 'Nowhere', region: null },
  ],
};
const of = (search: string) => quoteFor(data, quoteOf(search), { price: 200_000_000 });

test('a quote by province, cover and extensions', () => {
  expect(of('')).toEqual(of('?prov=31'));
  // The visitor's, where it is known.
  const visitors = { price: 200_000_000, province: 99 };
  expect(quoteFor(data, quoteOf(''), visitors)).toEqual(of('?prov=99'));
  expect(quoteFor(data, quoteOf('?prov=31'), visitors)).toEqual(of('?prov=31'));
  expect(of('?prov=31').premium?.years[0]).toMatchObject({ lowest: 4_000_000, highest: 4_400_000 });
  expect(of('?prov=31').premium?.years).toHaveLength(3);
  expect(of('?prov=31&jaminan=tlo').premium?.years[0]).toMatchObject({ lowest: 1_000_000 });
  expect(of('?prov=31&perluasan=banjir+bengkel&tjh=25000000&tahun=1').premium?.lowest).toBe(
    4_000_000 + 200_000 + 200_000 + 250_000,
  );
  // Extensions that total-loss cover cannot have are left out.
  const mixed = of('?prov=31&jaminan=campur&tahun=2&perluasan=banjir+bengkel').premium;
  expect(mixed?.years.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
    ['base', 'flood'],
    ['base', 'flood'],
  ]);
});

test('each cover and extension has its own price, whatever else is chosen', () => {
  const chosen = '?prov=31&perluasan=banjir&tjh=25000000';
  const [quote, inputs] = [of(chosen), quoteOf(chosen)];
  expect(coverPrice(data, quote, inputs, 'comprehensive')?.lowest).toBe(4_000_000);
  expect(coverPrice(data, quote, inputs, 'total-loss')).toMatchObject({
    lowest: 1_000_000,
    highest: 1_200_000,
  });
  expect(extensionPrice(data, quote, inputs, { risk: 'flood' })).toMatchObject({
    lowest: 200_000,
    highest: 250_000,
  });
  const liability = { liability: 'third-party', limit: 25_000_000 } as const;
  expect(extensionPrice(data, quote, inputs, liability)?.lowest).toBe(250_000);
  // Only comprehensive cover can have it, in every year.
  expect(extensionPrice(data, quote, inputs, { risk: 'workshop' })?.lowest).toBe(200_000);
  expect(
    extensionPrice(data, quote, { ...inputs, cover: 'total-loss' }, { risk: 'workshop' }),
  ).toBeUndefined();
  expect(extensionPrice(data, quote, { ...inputs, cover: 'mixed' }, { risk: 'workshop' })).toBeUndefined();
});

test.each([
  ['?prov=31&harga=0', 'sum'],
  ['?prov=31&tahun=0', 'years'],
  ['?prov=31&tahun=600', 'years'],
  ['?prov=31&umur=31', 'years'],
  // Not in the list.
  ['?prov=1', 'region'],
  ['?prov=99', 'region'],
  ['?prov=31&jenis=pikap', 'rate'],
  ['?prov=31&tjh=25000001', 'limit'],
])('%s: %s', (search, problem) => {
  expect(of(search)).toMatchObject({ problem, premium: undefined });
});

test('a quote is in the address, and what else it has stays', () => {
  const query = searchWithQuote('utm_source=x', {
    ...{ price: 150_000_000, province: 31, cover: 'total-loss', risks: ['earthquake', 'flood'] },
    ...{ liabilities: { 'third-party': 25_000_000, passengers: 0, driver: 0 }, class: 'truck' },
  });
  expect(quoteOf(query)).toEqual({
    ...{ price: 150_000_000, province: 31, cover: 'total-loss', risks: ['flood', 'earthquake'] },
    ...{ liabilities: { 'third-party': 25_000_000, passengers: 0, driver: 0 }, class: 'truck' },
  });
  expect(query.startsWith('utm_source=x')).toBe(true);
  const begun = { price: undefined, province: undefined, cover: 'comprehensive', risks: [] } as const;
  const none = { 'third-party': 0, passengers: 0, driver: 0 };
  expect(searchWithQuote(query, { ...begun, liabilities: none, class: undefined })).toBe('utm_source=x');
});

test('whatever the address says there is a premium, or words about what is wrong', () => {
  const number = fc.oneof(fc.nat(40), fc.nat(2_000_000_000), fc.nat(999_999_999_999_999));
  const changes = fc.record(
    {
      ...{ price: number, age: number, years: number, province: fc.constantFrom(31, 99, 1) },
      cover: fc.constantFrom(...quoteCovers),
      risks: fc.subarray([...insuredRisks]),
      liabilities: fc.record({ 'third-party': number, passengers: number, driver: number }),
      class: fc.constantFrom('car', 'truck'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (entered) => {
      const { premium, problem } = of(searchWithQuote('', entered));
      expect(premium === undefined).toBe(problem !== undefined);
      expect(Number.isSafeInteger(premium?.highest ?? 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
