import { describe, expect, test } from 'vitest';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { type ComparedRates, comparedFacts, type UsedMarket } from './compared-facts.ts';

const of = <Value>(value: Value) => ({ mobil: value, motor: value });
const running: RunningRates = {
  home: [{ upToVa: null, perKwh: 1700 }],
  public: { perKwh: 2467, fees: { slow: 0, medium: 0, fast: 25_000, ultra: 57_000 } },
  service: of({ petrol: 3_500_000, electric: 1_500_000 }),
  petrol: 10_000,
  kmPerLitre: of(12),
  tax: of({ percent: 2, fixed: 143_000 }),
  notes: { home: '', public: '', petrol: '', service: '', tax: '' },
};
const rate = { class: 'car', region: 2, cover: 'comprehensive', upTo: null, isEstimate: false } as const;
const rates: ComparedRates = {
  credits: [{ upToAge: 0, months: 60, downPayment: 25, rate: 5, leastLoan: 30_000_000 }],
  running,
  prices: [
    { energy: 'petrol', detail: 'Pertalite', rupiah: 10_000 },
    { energy: 'electricity', detail: 'PLN', rupiah: 1700 },
  ],
  costs: [
    { cost: 'service', class: 'car', energy: 'petrol', amount: 3_500_000 },
    { cost: 'service', class: 'car', energy: 'electricity', amount: 1_500_000 },
    { cost: 'distance', class: 'car', energy: 'petrol', amount: 12 },
  ],
  tariff: {
    ...{ base: [{ ...rate, lowest: 2, highest: 3 }], risks: [], liabilities: [] },
    ageLoading: { from: 5, percent: 5 },
  },
  region: 2,
};

function factsOf(brand: string, slug: string, used: UsedMarket | null = null, given = rates) {
  const model = readNewVehicles()
    .get('mobil')
    ?.flatMap(({ models }) => models)
    .find((each) => each.brand.slug === brand && each.slug === slug);
  const variant = model?.variants[0];
  if (!model || !variant) throw new Error('no such model');
  const groups = comparedFacts({ model, variant, used, rates: given, language: 'en' });
  const rows = groups.flatMap((group) => group.rows);
  const fact = (name: string) => rows.find((row) => row.name === name);
  return { price: variant.price ?? 0, variant, groups, rows, fact, text: (name: string) => fact(name)?.text };
}

describe('the compared facts of a variant', () => {
  test('are the same rows for all, at least fourteen of which are known of a usual car', () => {
    const avanza = factsOf('toyota', 'avanza', { count: 9, lowest: 71e6, loss: { percent: 10, cars: 40 } });
    const atto = factsOf('byd', 'atto-1');
    const names = ({ groups }: typeof avanza) =>
      groups.map(({ name, rows }) => [name, ...rows.map((row) => row.name)]);
    expect(names(atto)).toEqual(names(avanza));
    expect(avanza.rows.filter(({ text }) => text !== null).length).toBeGreaterThanOrEqual(14);
    for (const { text } of avanza.rows) expect(text ?? '').not.toMatch(/NaN|undefined|null/);
  });

  test('a year costs energy, tax, insurance and service at the rates', () => {
    const { price, fact } = factsOf('toyota', 'avanza');
    const energy = (15_000 / 12) * 10_000;
    const tax = price * 0.02 + 143_000;
    const insurance = price * 0.025;
    expect(fact('Fuel or electricity, 15,000 km a year')?.measure?.number).toBeCloseTo(energy, 0);
    expect(fact('Fuel or electricity, 15,000 km a year')?.note).toBe(
      '12 km by the litre, Pertalite at Rp 10,000',
    );
    expect(fact('Tax a year')?.measure?.number).toBeCloseTo(tax, 0);
    expect(fact('Insurance a year, all risk')?.measure?.number).toBeCloseTo(insurance, 0);
    expect(fact('All of these in a year')?.measure?.number).toBeCloseTo(
      energy + tax + insurance + 3_500_000,
      0,
    );
  });

  test('an electric one uses its own battery and range, and pays no tax but the road fund', () => {
    const { variant, fact } = factsOf('byd', 'atto-1');
    const perKwh = ((variant.range_km ?? 0) * 0.8 * 0.9) / (variant.battery_kwh ?? 1);
    expect(fact('Fuel or electricity, 15,000 km a year')?.measure?.number).toBeCloseTo(
      (15_000 / perKwh) * 1700,
      0,
    );
    expect(fact('Tax a year')?.measure?.number).toBe(143_000);
  });

  test('what is left of the value is known where enough used cars are on offer', () => {
    expect(factsOf('toyota', 'avanza').text('Value after 3 years')).toBeNull();
    const used = { count: 9, lowest: 71e6, loss: { percent: 10, cars: 40 } };
    const known = factsOf('toyota', 'avanza', used);
    expect(known.text('Value after 3 years')).toBe('73%');
    expect(known.fact('Value after 3 years')?.note).toBe('from 40 used cars on Lajur');
    expect(known.text('Offered used on Lajur')).toBe('9 cars');
  });

  test('a petrol variant has no warranty of a battery, though another of its model has one', () => {
    const { rows } = factsOf('toyota', 'avanza');
    const known = rows.filter(({ name, text }) => name.startsWith('Warranty:') && text !== null);
    expect(known.length).toBeGreaterThan(0);
    expect(known.map(({ name }) => name).join()).not.toContain('battery');
  });

  test('costs that the rates do not know are left out', () => {
    const { text, price } = factsOf('toyota', 'avanza', null, { ...rates, credits: [], prices: [] });
    expect(price).toBeGreaterThan(0);
    expect(text('Instalment')).toBeNull();
    expect(text('All of these in a year')).toBeNull();
  });
});
