import type { Credit } from './credit.ts';
import { monthlyRateOf } from './effective-rate.ts';
import { percentOverMonths } from './rupiah.ts';

export type Instalment = {
  /** Starts at 1. */
  readonly number: number;
  readonly amount: number;
  readonly interest: number;
  readonly principal: number;
  /** Remaining principal after this instalment. */
  readonly owed: number;
};

/**
 * Amortization schedule. A flat loan is amortized at its effective rate, so the first months carry most of
 * the interest; lenders calculate the remaining principal the same way.
 */
export function scheduleOf(credit: Credit): readonly Instalment[] {
  const { terms, financed, instalment, lastInstalment } = credit;
  const { months, kind, rate, first } = terms;
  const isInAdvance = first === 'advance';
  const monthly =
    kind === 'annuity'
      ? undefined
      : (monthlyRateOf({
          ...{ received: financed, amount: instalment, last: lastInstalment, count: months, isInAdvance },
        }) ?? 0);
  const schedule: Instalment[] = [];
  let owed = financed;
  for (let number = 1; number <= months; number += 1) {
    const isLast = number === months;
    const amount = isLast ? lastInstalment : instalment;
    const whole = monthly === undefined ? percentOverMonths(owed, rate, 1) : Math.round(owed * monthly);
    // No interest accrues before signing. The last instalment settles the remaining principal exactly.
    const interest = isLast ? amount - owed : isInAdvance && number === 1 ? 0 : whole;
    const principal = amount - interest;
    owed -= principal;
    schedule.push({ number, amount, interest, principal, owed });
  }
  return schedule;
}

/** Instalments summed by year of the loan. */
export type CreditYear = {
  readonly year: number;
  readonly paid: number;
  readonly interest: number;
  readonly principal: number;
  readonly owed: number;
};

export function yearsOf(schedule: readonly Instalment[]): readonly CreditYear[] {
  return Array.from({ length: Math.ceil(schedule.length / 12) }, (_, index) => {
    const own = schedule.slice(index * 12, index * 12 + 12);
    const sum = (of: (each: Instalment) => number) => own.reduce((all, each) => all + of(each), 0);
    return {
      ...{ year: index + 1, paid: sum(({ amount }) => amount), owed: own.at(-1)?.owed ?? 0 },
      ...{ interest: sum((each) => each.interest), principal: sum((each) => each.principal) },
    };
  });
}
