import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { creditPlans, creditSubjects } from '#contract/credit/credit-pages.ts';
import { ageDepreciation } from '#contract/market/recommended-price.ts';
import { affordablePrice } from '#money/affordable-price.ts';
import {
  type Credit,
  type CreditProblem,
  type CreditTerms,
  creditOf,
  creditProblemOf,
} from '#money/credit.ts';
import { type ValueCurve, valueAfter } from '#money/depreciation.ts';
import { type InsuranceTariff, type InsuredYear, type Premium, premiumOf } from '#money/insurance.ts';
import { oldestInsured } from '#money/insurance-kinds.ts';
import type { CreditInputs } from './inputs.ts';

/* From what is entered, and what the page begins with, to the loan. */

export type CreditData = DataOf<'creditPage'>;

/** Why the premium is not known: no province is chosen or it has no rates, the vehicle is too old, or this cover has none. */
type InsuranceProblem = 'province' | 'region' | 'age' | 'premium';

export type Calculation = {
  readonly terms: CreditTerms;
  readonly credit: Credit | undefined;
  readonly problem: CreditProblem | InsuranceProblem | undefined;
  readonly premium: Premium | undefined;
  /** The down payment as a share of the price, in percent. */
  readonly downShare: number;
  /** The usual rates that it begins with. */
  readonly usual: Span | undefined;
  readonly penalty: number;
};

type Span = { readonly lowest: number; readonly highest: number };

const middle = ({ lowest, highest }: Span) => (lowest + highest) / 2;
const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** Usual rates for so many months; for longer than any of them, those of the longest. */
export function usualRates({ rates }: CreditData, months: number): Span | undefined {
  return rates.find(({ upToMonths }) => months <= upToMonths) ?? rates.at(-1);
}

/** In the middle of the usual ones, to a quarter of a percent. */
export const rateToBeginWith = (data: CreditData, months: number): number =>
  toStep(middle(usualRates(data, months) ?? { lowest: 0, highest: 0 }), 0.25);

/** In percent of the price. */
export const shareToBeginWith = 30;
export const downPaymentAt = (price: number, percent: number): number =>
  Math.min(price, toStep((price * percent) / 100, 100_000));

/** What is left of a price by age, in percent; the premium's sum insured follows it. */
const curve: ValueCurve = ageDepreciation.map((lost, age) => ({ age, left: Math.round(100 - lost * 100) }));

/** Years of cover, the last one begun. */
function insuredYears(
  price: number,
  age: number,
  { months, inputs }: { months: number; inputs: CreditInputs },
) {
  return Array.from({ length: Math.ceil(months / 12) }, (_, year): InsuredYear => {
    const cover =
      inputs.insurance === 'total-loss' || (inputs.insurance === 'mixed' && year > 0)
        ? 'total-loss'
        : 'comprehensive';
    return { cover, sumInsured: valueAfter(price, { age, years: year, curve }) ?? price, age: age + year };
  });
}

/** @param price of the vehicle that is chosen, where there is one */
export function calculationOf(
  data: CreditData,
  inputs: CreditInputs,
  chosen: { readonly price?: number | undefined; readonly age?: number | undefined } = {},
): Calculation {
  const subject = creditSubjects[data.subject];
  const price = inputs.price ?? chosen.price ?? subject.price;
  const months = inputs.months ?? subject.months;
  const downPayment = inputs.downPayment ?? downPaymentAt(price, shareToBeginWith);
  const { fees } = data;
  const fiducia = fees.fiducia.find(({ upTo }) => price - downPayment <= upTo) ?? fees.fiducia.at(-1);
  const isInsured = inputs.insurance !== 'none';
  const region = data.insurance.provinces.find(({ id }) => id === inputs.province)?.region ?? undefined;
  const age = inputs.age ?? chosen.age ?? 0;
  const isAge = Number.isInteger(age) && age <= oldestInsured;
  const premium =
    isInsured && region !== undefined && isAge && isPossible(price, months)
      ? premiumOf(tariffOf(data), {
          ...{ class: subject.vehicle === 'mobil' ? 'car' : 'motorcycle', region },
          years: insuredYears(price, age, { months, inputs }),
        })
      : undefined;
  const terms: CreditTerms = {
    ...{ price, downPayment, months, kind: inputs.kind, first: inputs.first },
    rate: inputs.rate ?? rateToBeginWith(data, months),
    ...{ insurance: premium?.lowest ?? 0, isInsuranceLent: inputs.isInsuranceLent },
    provision: inputs.provision ?? middle(fees.provision),
    administration: inputs.administration ?? middle(fees.administration),
    fiducia: inputs.fiducia ?? fiducia?.rupiah ?? 0,
  };
  const uninsured = (): InsuranceProblem | undefined => {
    if (!isInsured || premium) return undefined;
    if (region === undefined) return inputs.province === undefined ? 'province' : 'region';
    return isAge ? 'premium' : 'age';
  };
  const problem = creditProblemOf(terms) ?? uninsured();
  return {
    ...{ terms, premium, problem, credit: creditOf(terms) },
    downShare: price > 0 ? (downPayment / price) * 100 : 0,
    usual: problem === 'months' ? undefined : usualRates(data, months),
    penalty: inputs.penalty ?? middle(fees.penalty),
  };
}

const isPossible = (price: number, months: number) =>
  Number.isInteger(price) && price > 0 && Number.isInteger(months) && months > 0 && months <= 120;

function tariffOf({ insurance: { base, ageLoading } }: CreditData): InsuranceTariff {
  return { base, ageLoading, risks: [], liabilities: [] };
}

export type Plan = {
  readonly name: (typeof creditPlans)[number]['name'];
  readonly downPayment: number;
  readonly downShare: number;
  readonly months: number;
  readonly rate: number;
  readonly credit: Credit;
};

/** The same price paid in three ways, each at the usual rate of its time. */
export function plansOf(data: CreditData, { terms }: Calculation): readonly Plan[] {
  const { vehicle } = creditSubjects[data.subject];
  return creditPlans.flatMap(({ name, downPayment: downShare, months: all }) => {
    const months = all[vehicle];
    const rate = rateToBeginWith(data, months);
    const downPayment = downPaymentAt(terms.price, downShare);
    const credit = creditOf({
      ...{ price: terms.price, downPayment, months, rate, kind: 'flat', first: terms.first },
    });
    return credit ? [{ name, downPayment, downShare, months, rate, credit }] : [];
  });
}

/** The highest price for a monthly sum, paid like the calculation; without insurance, whose premium follows the price. */
export function affordable({ terms, downShare }: Calculation, monthly: number): number | undefined {
  const { months, rate, kind, first } = terms;
  return affordablePrice({ monthly, months, rate, kind, first, downPayment: Math.round(downShare) });
}
