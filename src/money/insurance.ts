import {
  type InsuranceCover,
  type InsuredClass,
  type InsuredLiability,
  type InsuredRisk,
  insuredLiabilities,
} from './insurance-kinds.ts';
import { percentOf, rateUnits, ratio } from './rupiah.ts';

/*
 * Insurance premiums, year by year, from a tariff with minimum and maximum rates by region, price band and
 * cover, plus extensions.
 */

/** Percent of the sum insured a year. */
type Rates = { readonly lowest: number; readonly highest: number; readonly isEstimate: boolean };

export type BaseRate = Rates & {
  readonly class: InsuredClass;
  readonly region: number;
  readonly cover: InsuranceCover;
  /** The band's highest sum insured, inclusive; null for the highest band. */
  readonly upTo: number | null;
};

export type RiskRate = Rates & {
  readonly risk: InsuredRisk;
  /** Null applies to every region. */
  readonly region: number | null;
  readonly cover: InsuranceCover;
};

export type LiabilityRate = {
  readonly liability: InsuredLiability;
  readonly class: InsuredClass;
  /** Upper end of this slice of the limit, inclusive. */
  readonly upTo: number;
  /** Percent of the slice. */
  readonly percent: number;
  readonly isEstimate: boolean;
};

export type InsuranceTariff = {
  readonly base: readonly BaseRate[];
  readonly risks: readonly RiskRate[];
  readonly liabilities: readonly LiabilityRate[];
  /** Comprehensive cover only: surcharge in percent of the rate for each year of age above `from`. */
  readonly ageLoading: { readonly from: number; readonly percent: number };
};

export type InsuredYear = {
  readonly cover: InsuranceCover;
  readonly sumInsured: number;
  /** Age of the vehicle in that year. */
  readonly age: number;
};

export type InsuranceTerms = {
  readonly class: InsuredClass;
  readonly region: number;
  readonly years: readonly InsuredYear[];
  readonly risks?: readonly InsuredRisk[];
  /** Limits in rupiah; 0 for none. */
  readonly liabilities?: Readonly<Partial<Record<InsuredLiability, number>>>;
};

export type PremiumLine = {
  readonly name: 'base' | InsuredRisk | InsuredLiability;
  readonly lowest: number;
  readonly highest: number;
  readonly isEstimate: boolean;
};
export type PremiumYear = InsuredYear & {
  readonly lines: readonly PremiumLine[];
  readonly lowest: number;
  readonly highest: number;
};
export type Premium = {
  readonly years: readonly PremiumYear[];
  readonly lowest: number;
  readonly highest: number;
  readonly isEstimate: boolean;
};

export type InsuranceProblem = 'region' | 'sum' | 'years' | 'rate' | 'limit';

/** Why these terms have no premium; undefined if they have one. */
export function insuranceProblemOf(
  tariff: InsuranceTariff,
  terms: InsuranceTerms,
): InsuranceProblem | undefined {
  if (!tariff.base.some(({ region }) => region === terms.region)) return 'region';
  if (terms.years.length === 0) return 'years';
  for (const year of terms.years) {
    if (!Number.isInteger(year.sumInsured) || year.sumInsured <= 0) return 'sum';
    if (!Number.isInteger(year.age) || year.age < 0) return 'years';
    if (!baseOf(tariff, terms, year)) return 'rate';
    if (terms.risks?.some((risk) => !riskOf(tariff, terms, year, risk))) return 'rate';
  }
  const isCovered = ([liability, limit]: readonly [string, number]) =>
    limit === 0 || limit <= mostOf(tariff, liability, terms.class);
  return Object.entries(terms.liabilities ?? {}).every(isCovered) ? undefined : 'limit';
}

/** @returns undefined if `insuranceProblemOf` reports a problem */
export function premiumOf(tariff: InsuranceTariff, terms: InsuranceTerms): Premium | undefined {
  if (insuranceProblemOf(tariff, terms) !== undefined) return undefined;
  const years = terms.years.map((year) => premiumYear(tariff, terms, year));
  return {
    years,
    ...sumsOf(years),
    isEstimate: years.some(({ lines }) => lines.some(({ isEstimate }) => isEstimate)),
  };
}

type Sums = { readonly lowest: number; readonly highest: number };

function sumsOf(all: readonly Sums[]): Sums {
  const sum = (of: (each: Sums) => number) => all.reduce((total, each) => total + of(each), 0);
  return { lowest: sum((each) => each.lowest), highest: sum((each) => each.highest) };
}

function premiumYear(tariff: InsuranceTariff, terms: InsuranceTerms, year: InsuredYear): PremiumYear {
  const { sumInsured, age, cover } = year;
  const base = baseOf(tariff, terms, year);
  const { from, percent } = tariff.ageLoading;
  const loading = cover === 'comprehensive' ? Math.max(0, age - from) * percent : 0;
  const loaded = (rate: number) => ratio(sumInsured, rateUnits(rate) * (100 + loading), 100_000_000);
  const lines: PremiumLine[] = [];
  if (base)
    lines.push({
      ...{ name: 'base', lowest: loaded(base.lowest), highest: loaded(base.highest) },
      isEstimate: base.isEstimate,
    });
  for (const risk of terms.risks ?? []) {
    const rate = riskOf(tariff, terms, year, risk);
    if (rate)
      lines.push({
        ...{ name: risk, lowest: percentOf(sumInsured, rate.lowest) },
        ...{ highest: percentOf(sumInsured, rate.highest), isEstimate: rate.isEstimate },
      });
  }
  for (const liability of insuredLiabilities) {
    const limit = terms.liabilities?.[liability] ?? 0;
    if (limit > 0) lines.push(liabilityLine(tariff, liability, terms.class, limit));
  }
  return { ...year, lines, ...sumsOf(lines) };
}

function baseOf(
  { base }: InsuranceTariff,
  terms: InsuranceTerms,
  { cover, sumInsured }: InsuredYear,
): BaseRate | undefined {
  return base
    .filter((rate) => rate.class === terms.class && rate.region === terms.region && rate.cover === cover)
    .filter(({ upTo }) => upTo === null || sumInsured <= upTo)
    .sort((a, b) => (a.upTo ?? Number.POSITIVE_INFINITY) - (b.upTo ?? Number.POSITIVE_INFINITY))[0];
}

const riskOf = (
  { risks }: InsuranceTariff,
  { region }: InsuranceTerms,
  { cover }: InsuredYear,
  risk: InsuredRisk,
) =>
  risks.find(
    (rate) => rate.risk === risk && rate.cover === cover && (rate.region === null || rate.region === region),
  );

const slicesOf = ({ liabilities }: InsuranceTariff, liability: string, of: InsuredClass) =>
  liabilities
    .filter((rate) => rate.liability === liability && rate.class === of)
    .sort((a, b) => a.upTo - b.upTo);

const mostOf = (tariff: InsuranceTariff, liability: string, of: InsuredClass) =>
  slicesOf(tariff, liability, of).at(-1)?.upTo ?? 0;

/** Each slice of the limit has its own rate. */
function liabilityLine(
  tariff: InsuranceTariff,
  liability: InsuredLiability,
  of: InsuredClass,
  limit: number,
): PremiumLine {
  let [premium, from] = [0, 0];
  const slices = slicesOf(tariff, liability, of);
  for (const { upTo, percent } of slices) {
    premium += percentOf(Math.max(0, Math.min(limit, upTo) - from), percent);
    from = upTo;
  }
  return {
    ...{ name: liability, lowest: premium, highest: premium },
    isEstimate: slices.some(({ isEstimate }) => isEstimate),
  };
}
