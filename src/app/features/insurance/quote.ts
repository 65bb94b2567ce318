import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { ageDepreciation } from '#contract/market/recommended-price.ts';
import { type ValueCurve, valueAfter } from '#money/depreciation.ts';
import {
  type InsuranceProblem,
  type InsuranceTerms,
  type InsuredYear,
  insuranceProblemOf,
  type Premium,
  premiumOf,
} from '#money/insurance.ts';
import { insuredRisks, oldestInsured } from '#money/insurance-kinds.ts';
import type { QuoteInputs } from './inputs.ts';

export type InsuranceData = DataOf<'insurancePage'>;

export const quoteLimits = {
  years: 5,
  age: oldestInsured,
  price: { least: 1_000_000, most: 20_000_000_000 },
} as const;
/** The province that a quote begins with where the visitor's is unknown, as the total cost does: DKI Jakarta. */
const firstProvince = 31;
/** Limits of liabilities that are offered, in rupiah. */
export const liabilityLimits = [0, 10_000_000, 25_000_000, 50_000_000, 100_000_000] as const;

export type Quote = {
  readonly price: number;
  readonly province: number;
  readonly years: number;
  readonly age: number;
  readonly premium: Premium | undefined;
  readonly problem: InsuranceProblem | undefined;
  /** Of the province, where it has rates. */
  readonly region: number | undefined;
};

/** What is left of a price by age, in percent; the sum insured follows it. */
const curve: ValueCurve = ageDepreciation.map((lost, age) => ({ age, left: Math.round(100 - lost * 100) }));

/** @param first what the page begins with */
export function quoteFor(
  data: InsuranceData,
  inputs: QuoteInputs,
  first: { readonly price: number; readonly province?: number | undefined },
): Quote {
  const {
    price = first.price,
    province = first.province ?? firstProvince,
    years = 1,
    age = 0,
    cover,
  } = inputs;
  const region = data.provinces.find(({ id }) => id === province)?.region ?? undefined;
  const known = { price, province, years, age, region, premium: undefined };
  const { least, most } = quoteLimits.price;
  if (price < least || price > most) return { ...known, problem: 'sum' };
  if (years < 1 || years > quoteLimits.years || age > quoteLimits.age) return { ...known, problem: 'years' };
  if (region === undefined) return { ...known, problem: 'region' };
  const insured = Array.from({ length: years }, (_, year): InsuredYear => {
    const isTotalLoss = cover === 'total-loss' || (cover === 'mixed' && year > 0);
    return {
      cover: isTotalLoss ? 'total-loss' : 'comprehensive',
      sumInsured: valueAfter(price, { age, years: year, curve }) ?? price,
      age: age + year,
    };
  });
  const terms: InsuranceTerms = {
    ...{ class: inputs.class ?? data.base[0]?.class ?? 'car', region, years: insured },
    // An extension that some year's cover cannot have is left out.
    risks: insuredRisks.filter(
      (risk) => inputs.risks.includes(risk) && insured.every((year) => offers(data, risk, year, region)),
    ),
    liabilities: inputs.liabilities,
  };
  return { ...known, premium: premiumOf(data, terms), problem: insuranceProblemOf(data, terms) };
}

const offers = (data: InsuranceData, risk: string, { cover }: InsuredYear, region: number) =>
  data.risks.some(
    (rate) => rate.risk === risk && rate.cover === cover && (rate.region === null || rate.region === region),
  );
