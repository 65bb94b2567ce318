import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costCovers, costEnergies, costInputsOf, searchWithCost } from './inputs.ts';
import { type CostData, totalCostFor } from './total-cost.ts';

const fees = {
  roadFund: 143_000,
  registration: 200_000,
  plates: 100_000,
  ownershipBook: 375_000,
  move: 250_000,
};
const rate = { class: 'car', region: 2, upTo: null, isEstimate: false } as const;
const tax = { pkb: [{ order: 1, percent: 1.2 }], bbnkb: 12, opsen: 66, isEstimate: false };
const data: CostData = {
  ...{ title: '', description: '', endedNote: null },
  insurance: {
    base: [
      { ...rate, cover: 'comprehensive', lowest: 2, highest: 2.2 },
      { ...rate, cover: 'total-loss', lowest: 0.5, highest: 0.6 },
    ],
    ageLoading: { from: 5, percent: 5 },
  },
  provinces: [
    { id: 31, name: 'DKI Jakarta', region: 2, tax: { ...tax, province: 31 } },
    { id: 94, name: 'Papua', region: null, tax: null },
  ],
  fees: { car: fees, motorcycle: fees },
  prices: [
    { energy: 'petrol', detail: 'Pertamax', rupiah: 12_300 },
    { energy: 'electricity', detail: 'PLN', rupiah: 1_699.53 },
  ],
  costs: [
    { cost: 'service', class: 'car', energy: 'petrol', amount: 4_000_000 },
    { cost: 'distance', class: 'car', energy: 'petrol', amount: 12 },
  ],
  credits: {
    used: [{ upToAge: 10, months: 36, downPayment: 30, rate: 8, leastLoan: 10_000_000 }],
    ...{ newCar: [], newMotorcycle: [] },
  },
  notes: { tax: '', insurance: '', energy: '', service: '', credit: '' },
};
const of = (search: string) => totalCostFor(data, costInputsOf(search), { isNew: false }, 2026);

test('what is not known of a province is left out, and named', () => {
  expect(of('harga=200000000&prov=31').cost.unknown).toEqual([]);
  expect(of('harga=200000000&prov=94').cost.unknown).toEqual(['insurance', 'tax']);
  expect(of('harga=200000000&prov=94&asuransi=tanpa').cost.unknown).toEqual(['tax']);
});

test.each([
  ['harga=0', 'price'],
  ['harga=999999999999999', 'price'],
  ['harga=1.5&bayar=kredit', 'price'],
  ['harga=200000000&bayar=kredit&dp=200000001', 'down-payment'],
  ['harga=200000000&bayar=kredit&bulan=0', 'months'],
  ['harga=200000000&bayar=kredit&bulan=600', 'months'],
  ['harga=200000000&bayar=kredit&bunga=900', 'rate'],
  ['harga=200000000&bayar=kredit&bunga=0', undefined],
])('%s: %s', (search, problem) => {
  expect(of(search).problem).toBe(problem);
});

test('whatever the address says, the parts add up to whole rupiah', () => {
  const number = fc.oneof(
    fc.nat(3000),
    fc.nat(2_000_000_000),
    fc.nat(999_999_999_999_999),
    fc.nat(2_000_000).map((units) => units / 10_000),
  );
  const changes = fc.record(
    {
      ...{ price: number, makeYear: number, kmPerMonth: number, yearlyLoss: number, energyPrice: number },
      ...{ distance: number, service: number, downPayment: number, months: number, rate: number },
      ...{ province: fc.constantFrom(31, 94, 99), cover: fc.constantFrom(...costCovers) },
      ...{ energy: fc.constantFrom(...costEnergies), isCredit: fc.boolean(), isMotorcycle: fc.boolean() },
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (entered) => {
      const { cost, problem } = of(searchWithCost('', entered));
      if (problem !== undefined) return;
      expect(Number.isSafeInteger(cost.total)).toBe(true);
      expect(cost.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(cost.total);
    }),
    { numRuns: 1000 },
  );
});
