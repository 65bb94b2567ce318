import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scheduleOf } from '#money/credit-schedule.ts';
import { settlementOf } from '#money/early-settlement.ts';
import { affordable, type CreditData, calculationOf, plansOf } from './calculation.ts';
import { type CreditInputs, inputsOf, insuranceChoices, searchWith } from './inputs.ts';

const data: CreditData = {
  ...{
    title: '',
    description: '',
    ratesNote: '',
    lenders: [],
    endedNote: null,
    faqs: [],
    subject: 'used-car',
  },
  rates: [
    { upToMonths: 12, lowest: 6, highest: 8 },
    { upToMonths: 36, lowest: 7, highest: 10.2 },
  ],
  fees: {
    provision: { lowest: 0.5, highest: 1.5 },
    administration: { lowest: 1_000_000, highest: 3_000_000 },
    fiducia: [
      { upTo: 100_000_000, rupiah: 100_000 },
      { upTo: 250_000_000, rupiah: 200_000 },
    ],
    penalty: { lowest: 5, highest: 8 },
  },
  insurance: {
    base: [
      {
        ...{ class: 'car', region: 2, cover: 'comprehensive', upTo: null },
        ...{ lowest: 2, highest: 3, isEstimate: false },
      },
      {
        ...{ class: 'car', region: 2, cover: 'total-loss', upTo: null },
        ...{ lowest: 0.5, highest: 1, isEstimate: false },
      },
    ],
    ageLoading: { from: 5, percent: 5 },
    provinces: [
      { id: 31, name: 'DKI Jakarta', region: 2 },
      { id: 94, name: 'Papua', region: null },
      { id: 35, name: 'Jawa Timur', region: 3 },
    ],
    note: '',
  },
};
const of = (search: string, chosen = {}) => calculationOf(data, inputsOf(search), chosen);

test('it begins with the usual rates and fees', () => {
  const { terms, downShare, usual, penalty } = of('');
  expect(terms).toMatchObject({
    ...{ price: 150_000_000, downPayment: 45_000_000, months: 36, provision: 1 },
    // The middle of 7 and 10.2, to a quarter.
    ...{ rate: 8.5, administration: 2_000_000, fiducia: 200_000 },
  });
  expect({ downShare, usual, penalty }).toMatchObject({ downShare: 30, usual: { lowest: 7 }, penalty: 6.5 });
  expect(of('?bulan=12').terms.rate).toBe(7);
  expect(of('?bulan=60').terms.rate).toBe(8.5);
  expect(of('?dp=60000000').terms.fiducia).toBe(100_000);
});

test('the decision’s example', () => {
  const { credit } = of('?harga=150000000&dp=37500000&bulan=36&bunga=7');
  expect(credit).toMatchObject({ instalment: 3_781_250, financed: 112_500_000 });
  expect(credit?.effectiveRate).toBeCloseTo(12.83, 2);
});

test('a chosen vehicle’s price is taken, and a typed one goes before it', () => {
  expect(of('', { price: 225_000_000 }).terms).toMatchObject({ price: 225_000_000, downPayment: 67_500_000 });
  expect(of('?harga=200000000', { price: 225_000_000 }).terms.price).toBe(200_000_000);
});

test('insurance needs a province; its years follow the vehicle’s value, mixed after the first', () => {
  expect(of('?asuransi=campur')).toMatchObject({ problem: 'province', premium: undefined });
  expect(of('?asuransi=campur&prov=99').problem).toBe('region');
  const { premium, credit, terms } = of('?asuransi=campur&prov=31', { age: 1 });
  // 90, 85 and 80 percent are left of the new price after 1, 2 and 3 years.
  expect(premium?.years.map(({ cover, sumInsured }) => [cover, sumInsured])).toEqual([
    ['comprehensive', 150_000_000],
    ['total-loss', 141_666_667],
    ['total-loss', 133_333_333],
  ]);
  expect(premium?.lowest).toBe(3_000_000 + 708_333 + 666_667);
  expect(credit?.financed).toBe(105_000_000 + (premium?.lowest ?? 0));
  expect(terms.isInsuranceLent).toBe(true);
  const paid = of('?asuransi=campur&prov=31&premi=tunai', { age: 1 });
  expect(paid.credit?.financed).toBe(105_000_000);
});

test.each([
  ['?harga=150000000&dp=200000000', 'down-payment'],
  ['?harga=150000000&dp=150000000', 'loan'],
  ['?bulan=0', 'months'],
  ['?bulan=600', 'months'],
  ['?bunga=900', 'rate'],
  ['?harga=0', 'price'],
  ['?harga=999999999999999', 'price'],
  ['?bunga=0', undefined],
  ['?bulan=600&asuransi=tlo&prov=31', 'months'],
  ['?harga=0&asuransi=tlo&prov=31', 'price'],
  ['?asuransi=tlo', 'province'],
  ['?asuransi=tlo&prov=94', 'region'],
  ['?asuransi=tlo&prov=99', 'region'],
  ['?asuransi=tlo&prov=31&umur=31', 'age'],
  ['?asuransi=tlo&prov=31&umur=2.5', 'age'],
  // A loan is never reckoned without the insurance that was asked for.
  ['?asuransi=tlo&prov=35', 'premium'],
])('%s: %s', (search, problem) => {
  expect(of(search).problem).toBe(problem);
});

test('three ways to pay, each at the rate of its time', () => {
  const plans = plansOf(data, of(''));
  expect(plans.map(({ name, downPayment, months, rate }) => [name, downPayment, months, rate])).toEqual([
    ['low-down-payment', 30_000_000, 48, 8.5],
    ['balanced', 45_000_000, 36, 8.5],
    ['low-interest', 75_000_000, 24, 8.5],
  ]);
  expect(plansOf(data, of('?harga=0'))).toEqual([]);
});

test('from a monthly sum to a price with the same terms', () => {
  const inputs: CreditInputs = inputsOf('?bunga=7&dp=37500000');
  const price = affordable(calculationOf(data, inputs), 5_000_000);
  expect(price).toBe(198_300_000);
});

test('whatever the address says there is a sum, or words about what is wrong', () => {
  const number = fc.oneof(
    fc.nat(200),
    fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
    fc.integer({ min: 0, max: 999_999_999_999_999 }),
    fc.nat(2_000_000).map((units) => units / 10_000),
  );
  const changes = fc.record(
    {
      ...{ price: number, downPayment: number, months: number, rate: number, provision: number },
      ...{ administration: number, fiducia: number, penalty: number, age: number, settledAfter: number },
      ...{ affordable: number, province: fc.constantFrom(31, 35, 94, 99) },
      kind: fc.constantFrom('flat', 'annuity'),
      first: fc.constantFrom('advance', 'arrears'),
      insurance: fc.constantFrom(...insuranceChoices),
      isInsuranceLent: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(changes, (entered) => {
      const inputs = inputsOf(searchWith('', entered));
      const calculation = calculationOf(data, inputs);
      const { credit, problem, premium } = calculation;
      expect(credit === undefined && problem === undefined).toBe(false);
      if (problem === undefined && inputs.insurance !== 'none') expect(premium).toBeDefined();
      plansOf(data, calculation);
      affordable(calculation, inputs.affordable ?? 5_000_000);
      if (!credit) return;
      expect(scheduleOf(credit).every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
      settlementOf(credit, inputs.settledAfter ?? 1, Math.min(100, calculation.penalty));
    }),
    { numRuns: 300 },
  );
});
