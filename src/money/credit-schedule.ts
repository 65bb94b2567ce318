import type { Credit } from './credit.ts';
import { monthlyRateOf } from './effective-rate.ts';
import { percentOverMonths } from './rupiah.ts';

/** An instalment and its parts. */
export type Instalment = {
  /** 1 for the first. */
  readonly number: number;
  readonly amount: number;
  readonly interest: number;
  readonly principal: number;
  /** What is owed after it. */
  readonly owed: number;
};

/**
 * Every instalment with its interest. A flat loan's interest is divided by its effective rate: what is owed shrinks, so
 * the first months bear most of it, and lenders reckon the rest of a loan that way.
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
    // At signing nothing has been owed yet; the last pays exactly what is left.
    const interest = isLast ? amount - owed : isInAdvance && number === 1 ? 0 : whole;
    const principal = amount - interest;
    owed -= principal;
    schedule.push({ number, amount, interest, principal, owed });
  }
  return schedule;
}

/** A year of instalments. */
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
