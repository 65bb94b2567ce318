import { creditLimits } from './credit-limits.ts';
import { type Payments, yearlyRateOf } from './effective-rate.ts';
import { percentOf, percentOverMonths, ratio } from './rupiah.ts';

/* Cost of a vehicle loan (docs/product.md#credit). */

export type CreditTerms = {
  readonly price: number;
  readonly downPayment: number;
  readonly months: number;
  /** Flat: interest on the original loan throughout. Annuity: interest on the remaining principal. */
  readonly kind: 'flat' | 'annuity';
  /** Percent a year. */
  readonly rate: number;
  /** First instalment due at signing (ADDM) or after one month (ADDB). */
  readonly first: 'advance' | 'arrears';
  /** Premium for the whole term. */
  readonly insurance?: number;
  /** Whether the premium is financed with the loan or paid at signing. */
  readonly isInsuranceLent?: boolean;
  /** Percent of the loan, paid at signing. */
  readonly provision?: number;
  readonly administration?: number;
  readonly fiducia?: number;
};

export type Credit = {
  readonly terms: CreditTerms;
  readonly financed: number;
  readonly interest: number;
  readonly instalment: number;
  /** Includes the rounding difference of the other instalments. */
  readonly lastInstalment: number;
  readonly provision: number;
  /**
   * Total due at signing: down payment, fees, any premium not financed, and the first instalment if paid in
   * advance.
   */
  readonly atSigning: number;
  /** Total of all payments, including the down payment. */
  readonly total: number;
  /** Percent a year, nominal; undefined if there is none. */
  readonly effectiveRate: number | undefined;
  /** As `effectiveRate`, with fees deducted from the amount received. */
  readonly effectiveWithFees: number | undefined;
  /** Flat rate with the same total interest. */
  readonly flatRate: number;
};

export type CreditProblem = 'price' | 'down-payment' | 'loan' | 'months' | 'rate' | 'costs';

const isWithin = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
  value >= least && value <= most;
const isAmount = (value: number) => Number.isInteger(value) && value >= 0 && value <= creditLimits.price.most;

/** Why these terms have no result; undefined if they have one. */
export function creditProblemOf(terms: CreditTerms): CreditProblem | undefined {
  const { price, downPayment, months, rate } = terms;
  if (!Number.isInteger(price) || !isWithin(price, creditLimits.price)) return 'price';
  if (!isAmount(downPayment) || downPayment > price) return 'down-payment';
  if (!Number.isInteger(months) || !isWithin(months, creditLimits.months)) return 'months';
  if (!isWithin(rate, creditLimits.rate)) return 'rate';
  const { insurance = 0, provision = 0, administration = 0, fiducia = 0 } = terms;
  if (![insurance, administration, fiducia].every(isAmount) || !isWithin(provision, creditLimits.rate))
    return 'costs';
  return price - downPayment < creditLimits.leastLoan ? 'loan' : undefined;
}

/** @returns undefined if `creditProblemOf` reports a problem */
export function creditOf(terms: CreditTerms): Credit | undefined {
  if (creditProblemOf(terms) !== undefined) return undefined;
  const { price, downPayment, months, insurance = 0, isInsuranceLent = false } = terms;
  const isInAdvance = terms.first === 'advance';
  const financed = price - downPayment + (isInsuranceLent ? insurance : 0);
  const { instalment, last } =
    terms.kind === 'flat' ? flatPlan(financed, terms) : annuityPlan(financed, terms);
  const paid = instalment * (months - 1) + last;
  const provision = percentOf(financed, terms.provision ?? 0);
  const fees = provision + (terms.administration ?? 0) + (terms.fiducia ?? 0);
  const aside = downPayment + fees + (isInsuranceLent ? 0 : insurance);
  const payments: Payments = { received: financed, amount: instalment, last, count: months, isInAdvance };
  return {
    terms,
    financed,
    interest: paid - financed,
    instalment,
    lastInstalment: last,
    provision,
    atSigning: aside + (isInAdvance ? (months === 1 ? last : instalment) : 0),
    total: aside + paid,
    effectiveRate: yearlyRateOf(payments),
    effectiveWithFees: yearlyRateOf({ ...payments, received: financed - fees }),
    flatRate: ((paid - financed) / financed / months) * 1200,
  };
}

/** The instalment of a loan without insurance in it; as that of `creditOf`, without the search for effective rates. */
export function instalmentOf(terms: CreditTerms): number {
  const financed = terms.price - terms.downPayment;
  return (terms.kind === 'flat' ? flatPlan(financed, terms) : annuityPlan(financed, terms)).instalment;
}

type Plan = { readonly instalment: number; readonly last: number };

function flatPlan(financed: number, { rate, months }: CreditTerms): Plan {
  const all = financed + percentOverMonths(financed, rate, months);
  const instalment = ratio(all, 1, months);
  return { instalment, last: all - instalment * (months - 1) };
}

function annuityPlan(financed: number, terms: CreditTerms): Plan {
  const { rate, months, first } = terms;
  if (rate === 0) return flatPlan(financed, terms);
  const share = rate / 1200;
  // Stays precise at rates close to zero, where 1 - (1 + share) ** -months loses digits.
  const inArrears = (financed * share) / -Math.expm1(-months * Math.log1p(share));
  const instalment = Math.round(first === 'advance' ? inArrears / (1 + share) : inArrears);
  let owed = financed;
  for (let month = 1; month < months; month += 1) {
    const interest = first === 'advance' && month === 1 ? 0 : percentOverMonths(owed, rate, 1);
    owed += interest - instalment;
  }
  const interest = first === 'advance' && months === 1 ? 0 : percentOverMonths(owed, rate, 1);
  return { instalment, last: owed + interest };
}
