import type { Credit } from './credit.ts';
import { scheduleOf } from './credit-schedule.ts';
import { percentOf } from './rupiah.ts';

export type Settlement = {
  /** What is still owed. */
  readonly owed: number;
  readonly penalty: number;
  readonly toPay: number;
  /** What the remaining instalments would have been, less what is paid now; below zero where ending costs more. */
  readonly saved: number;
};

/**
 * Ending a loan with the payment of an instalment.
 * @param after how many instalments are paid
 * @param penalty percent of what is owed
 * @returns undefined where nothing is left, or nothing is paid yet
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
