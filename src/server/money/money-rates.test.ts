import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { affordablePrice } from '#money/affordable-price.ts';
import { type CreditTerms, creditOf } from '#money/credit.ts';
import { scheduleOf, yearsOf } from '#money/credit-schedule.ts';
import { settlementOf } from '#money/early-settlement.ts';
import { premiumOf } from '#money/insurance.ts';
import { insuranceCovers, insuredClasses, insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { changeOfOwner, registrationOf, yearlyTaxOf } from '#money/vehicle-tax.ts';
import { fromFiles } from '#server/features/operator-tables/shared/reading.ts';
import { taxedClasses } from '#server/features/operator-tables/shared/tables/money-cells.ts';
import { insuranceTariff } from './insurance-tariff.ts';
import { vehicleTaxes } from './vehicle-taxes.ts';

/*
 * Tests src/money with the rates in reference-data against independently calculated amounts:
 * src/money/worked-examples.json, exact fractions, each with its working and source.
 */

const amount = z.number();
const flag = z.exactOptional(z.boolean());
const loan = {
  ...{ price: amount, downPayment: amount, months: amount, rate: amount },
  ...{ kind: z.enum(['flat', 'annuity']), first: z.enum(['advance', 'arrears']) },
  ...{ insurance: z.exactOptional(amount), isInsuranceLent: flag, provision: z.exactOptional(amount) },
  ...{ administration: z.exactOptional(amount), fiducia: z.exactOptional(amount) },
};
const { price: _price, ...shareOfPrice } = loan;
const insured = z.object({
  ...{ class: z.enum(insuredClasses), region: amount },
  years: z.array(z.object({ cover: z.enum(insuranceCovers), sumInsured: amount, age: amount })),
  risks: z.exactOptional(z.array(z.enum(insuredRisks))),
  liabilities: z.exactOptional(z.partialRecord(z.enum(insuredLiabilities), amount)),
});
const ofClass = { class: z.enum(taxedClasses) };
const taxed = z.object({
  ...{ ...ofClass, province: amount, base: amount, order: amount, isElectric: z.boolean() },
});

const day = '2026-11-24';
const { tariff, regions, ...dates } = fromFiles(insuranceTariff, day);
const taxes = fromFiles(vehicleTaxes, day);

const exampleOf = <Name extends string, Given extends z.ZodMiniType>(sum: Name, given: Given) =>
  z.object({
    ...{ sum: z.literal(sum), given, expected: z.record(z.string(), z.union([amount, z.array(amount)])) },
    ...{ working: z.string(), source: z.string() },
  });
const examples = z.parse(
  z.array(
    z.discriminatedUnion('sum', [
      exampleOf('credit', z.object(loan)),
      exampleOf('years', z.object(loan)),
      exampleOf('settlement', z.object({ ...loan, after: amount, penalty: amount })),
      exampleOf('affordable', z.object({ ...shareOfPrice, monthly: amount })),
      exampleOf('insurance', insured),
      exampleOf('yearly-tax', taxed),
      exampleOf('registration', taxed),
      exampleOf('change-of-owner', z.object({ ...ofClass, isFromElsewhere: z.boolean() })),
    ]),
  ),
  JSON.parse(readFileSync(new URL('../../money/worked-examples.json', import.meta.url), 'utf8')),
);
type Example = (typeof examples)[number];

function resultOf({ sum, given }: Example): object {
  switch (sum) {
    case 'credit':
      return known(creditOf(given));
    case 'years': {
      const years = yearsOf(scheduleOf(known(creditOf(given))));
      return { interest: years.map(({ interest }) => interest) };
    }
    case 'settlement':
      return known(settlementOf(known(creditOf(given)), given.after, given.penalty));
    case 'affordable':
      return { price: affordablePrice(given) };
    case 'insurance':
      return known(premiumOf(tariff, given));
    case 'yearly-tax':
      return known(yearlyTaxOf(taxesOf(given.province), feesOf(given.class), given));
    case 'registration':
      return known(registrationOf(taxesOf(given.province), feesOf(given.class), given));
    case 'change-of-owner':
      return { total: changeOfOwner(feesOf(given.class), given.isFromElsewhere) };
  }
}

const feesOf = (of: 'car' | 'motorcycle') => taxes.fees[of];
const taxesOf = (id: number) => known(taxes.provinces.find(({ province }) => province === id));
function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('no sum');
  return value;
}

test('there are at least sixty worked examples', () => expect(examples.length).toBeGreaterThanOrEqual(60));

test.each(examples.map((example, index) => [index + 1, example.sum, example] as const))(
  'example %i: %s',
  (_number, _sum, example) => {
    const result: Readonly<Record<string, unknown>> = { ...resultOf(example) };
    for (const [name, value] of Object.entries(example.expected)) {
      if (name.startsWith('effective')) expect(result[name], name).toBeCloseTo(Number(value), 5);
      else expect(result[name], name).toEqual(value);
    }
  },
);

test('every province has a tariff region, and its rates have a valid-from month', () => {
  expect(regions.size).toBe(38);
  expect([regions.get(11), regions.get(31), regions.get(35)]).toEqual([1, 2, 3]);
  expect(dates).toEqual({ validFrom: '2017-04', checked: '2026-11', ended: null });
  expect(taxes).toMatchObject({ validFrom: '2025-01', checked: '2026-11', ended: null });
});

test('a province with an unknown yearly rate has no yearly tax', () => {
  expect(taxes.provinces.some(({ province }) => province === 13)).toBe(false);
  const bali = taxesOf(51);
  const taxed = { base: 100_000_000, isElectric: false };
  expect(yearlyTaxOf(bali, feesOf('car'), { ...taxed, order: 1 })?.total).toBe(2_135_000);
  // For further vehicles, only the rates of Jakarta and Java are known.
  expect(yearlyTaxOf(bali, feesOf('car'), { ...taxed, order: 2 })).toBeUndefined();
});

const terms: CreditTerms = {
  ...{ price: 150_000_000, downPayment: 37_500_000, months: 36, kind: 'flat', rate: 7, first: 'arrears' },
};
test.each([
  [12, 12.68],
  [36, 12.83],
  [60, 12.5],
])('7 %% flat over %i months is %f %% effective', (months, percent) => {
  expect(creditOf({ ...terms, months })?.effectiveRate).toBeCloseTo(percent, 2);
});
