import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InsuranceTariff, type InsuranceTerms, insuranceProblemOf, premiumOf } from './insurance.ts';
import { insuranceCovers } from './insurance-kinds.ts';

/* A tariff with two bands; the actual one is tested in server/money/money-rates.test.ts. */

const bandEnd = 200_000_000;
const base = { class: 'car', region: 2, isEstimate: false } as const;
const tariff: InsuranceTariff = {
  base: [
    { ...base, cover: 'comprehensive', upTo: null, lowest: 2, highest: 2.2 },
    { ...base, cover: 'comprehensive', upTo: bandEnd, lowest: 3, highest: 3.3 },
    { ...base, cover: 'total-loss', upTo: null, lowest: 0.4, highest: 0.5 },
  ],
  risks: [
    { risk: 'flood', region: 2, cover: 'comprehensive', lowest: 0.1, highest: 0.125, isEstimate: true },
    { risk: 'riot', region: null, cover: 'comprehensive', lowest: 0.05, highest: 0.05, isEstimate: false },
  ],
  liabilities: [
    { liability: 'third-party', class: 'car', upTo: 50_000_000, percent: 0.5, isEstimate: false },
    { liability: 'third-party', class: 'car', upTo: 25_000_000, percent: 1, isEstimate: false },
  ],
  ageLoading: { from: 5, percent: 5 },
};
const year = { cover: 'comprehensive', sumInsured: 100_000_000, age: 0 } as const;
const terms: InsuranceTerms = { class: 'car', region: 2, years: [year] };

test('the upper end of a band is inclusive', () => {
  const at = (sumInsured: number) =>
    premiumOf(tariff, { ...terms, years: [{ ...year, sumInsured }] })?.lowest;
  expect(at(bandEnd)).toBe(6_000_000);
  expect(at(bandEnd + 1)).toBe(4_000_000);
});

test('within a band the premium never falls with the sum insured, and years add up', () => {
  const sums = fc.integer({ min: 1, max: bandEnd });
  const years = fc.array(
    fc.record({ cover: fc.constantFrom(...insuranceCovers), sumInsured: sums, age: fc.nat(20) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(years, sums, (own, more) => {
      const premium = premiumOf(tariff, { ...terms, years: own });
      expect(premium?.years.reduce((all, { lowest }) => all + lowest, 0)).toBe(premium?.lowest);
      expect(premium?.highest).toBeGreaterThanOrEqual(premium?.lowest ?? 0);
      for (const each of premium?.years ?? [])
        expect(each.lines.reduce((all, { highest }) => all + highest, 0)).toBe(each.highest);
      const [first, ...rest] = own;
      if (!first) return;
      const sumInsured = Math.max(first.sumInsured, more);
      const dearer = premiumOf(tariff, { ...terms, years: [{ ...first, sumInsured }, ...rest] });
      expect(dearer?.lowest).toBeGreaterThanOrEqual(premium?.lowest ?? 0);
    }),
  );
});

test('a comprehensive premium has a surcharge for each year of age above five', () => {
  const at = (age: number, cover: 'comprehensive' | 'total-loss') =>
    premiumOf(tariff, { ...terms, years: [{ ...year, age, cover }] })?.lowest;
  expect([at(5, 'comprehensive'), at(6, 'comprehensive'), at(15, 'comprehensive')]).toEqual([
    3_000_000, 3_150_000, 4_500_000,
  ]);
  expect(at(15, 'total-loss')).toBe(400_000);
});

test('extensions are separate lines, and one estimated rate marks the premium as an estimate', () => {
  const premium = premiumOf(tariff, {
    ...{ ...terms, risks: ['flood', 'riot'], liabilities: { 'third-party': 40_000_000, driver: 0 } },
  });
  expect(premium?.years[0]?.lines.map(({ name, lowest, highest }) => [name, lowest, highest])).toEqual([
    ['base', 3_000_000, 3_300_000],
    ['flood', 100_000, 125_000],
    ['riot', 50_000, 50_000],
    // 250,000 for the first 25 million, 0.5 % of the remaining 15 million.
    ['third-party', 325_000, 325_000],
  ]);
  expect(premium?.isEstimate).toBe(true);
  expect(premiumOf(tariff, terms)?.isEstimate).toBe(false);
});

test.each<[Partial<InsuranceTerms>, string]>([
  [{ region: 9 }, 'region'],
  [{ years: [] }, 'years'],
  [{ years: [{ ...year, sumInsured: 0 }] }, 'sum'],
  [{ years: [{ ...year, sumInsured: 1.5 }] }, 'sum'],
  [{ years: [{ ...year, age: -1 }] }, 'years'],
  [{ class: 'bus' }, 'rate'],
  [{ risks: ['terrorism'] }, 'rate'],
  [{ liabilities: { 'third-party': 50_000_001 } }, 'limit'],
  [{ liabilities: { passengers: 1 } }, 'limit'],
])('%o: %s', (wrong, problem) => {
  expect(insuranceProblemOf(tariff, { ...terms, ...wrong })).toBe(problem);
  expect(premiumOf(tariff, { ...terms, ...wrong })).toBeUndefined();
});
