import type { Credit } from './credit.ts';
import { scheduleOf } from './credit-schedule.ts';
import { percentOf } from './rupiah.ts';

export type Settlement = {
  /** Remaining principal. */
  readonly owed: number;
  readonly penalty: number;
  readonly toPay: number;
  /** Sum of the remaining instalments minus the settlement amount; negative if settling costs more. */
  readonly saved: number;
};

/**
 * Early settlement of a loan, together with the payment of an instalment.
 * @param after number of instalments paid
 * @param penalty percent of the remaining principal
 * @returns undefined before the first instalment and after the last
 */
export function settlementOf(credit: Credit, after: number, penalty: number): Settlement | undefined {
  const schedule = scheduleOf(credit);
  const last = schedule[after - 1];
  if (!last || after >= schedule.length) return undefined;
  const owed = last.owed;
  const fee = percentOf(owed, penalty);
  const remaining = schedule.slice(after).reduce((sum, { amount }) => sum + amount, 0);
  return { owed, penalty: fee, toPay: owed + fee, saved: remaining - owed - fee };
}
