import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { ageDepreciation } from '#contract/market/recommended-price.ts';
import { type ValueCurve, valueAfter } from '#money/depreciation.ts';
import {
  type InsuranceProblem,
  type InsuranceTerms,
  type InsuredYear,
  insuranceProblemOf,
  type Premium,
  type PremiumLine,
  premiumOf,
} from '#money/insurance.ts';
import {
  type InsuranceCover,
  type InsuredLiability,
  type InsuredRisk,
  insuredRisks,
  oldestInsured,
} from '#money/insurance-kinds.ts';
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
export const liabilityLimits = [10_000_000, 25_000_000, 50_000_000, 100_000_000] as const;
/** The one that a liability begins with. */
export const firstLimit = 25_000_000;
/** For how long a quote looks ahead at first. */
const firstYears = 3;

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
    years = firstYears,
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

const none = { risks: [], liabilities: { 'third-party': 0, passengers: 0, driver: 0 } } as const;

/** The first year of the quote with something else in place of what was chosen. */
function firstYear(data: InsuranceData, quote: Quote, inputs: QuoteInputs) {
  const { price, province } = quote;
  return quoteFor(data, { ...inputs, price, province, years: 1 }, { price }).premium?.years[0];
}

/** The first year's premium of a cover alone. */
export const coverPrice = (
  data: InsuranceData,
  quote: Quote,
  inputs: QuoteInputs,
  cover: InsuranceCover,
): PremiumLine | undefined => firstYear(data, quote, { ...inputs, ...none, cover })?.lines[0];

type Extension =
  | { readonly risk: InsuredRisk }
  | { readonly liability: InsuredLiability; readonly limit: number };

/** What an extension adds to the first year; undefined where the cover of some year cannot have it. */
export function extensionPrice(
  data: InsuranceData,
  quote: Quote,
  inputs: QuoteInputs,
  extension: Extension,
): PremiumLine | undefined {
  const added =
    'risk' in extension
      ? { ...none, risks: [extension.risk] }
      : { ...none, liabilities: { ...none.liabilities, [extension.liability]: extension.limit } };
  // Of mixed cover the years after the first are total loss.
  const cover = inputs.cover === 'mixed' && quote.years > 1 ? 'total-loss' : undefined;
  if (cover !== undefined && !firstYear(data, quote, { ...inputs, ...added, cover })?.lines[1])
    return undefined;
  return firstYear(data, quote, { ...inputs, ...added })?.lines[1];
}
