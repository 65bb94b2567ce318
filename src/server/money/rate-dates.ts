import { firstDay } from '#server/features/operator-tables/shared/validity.ts';

/* Of when rates are, over the rows of one or more tables. */

type Sourced = { readonly valid_from: string; readonly checked: string };

const inOrder = (dates: readonly string[]) =>
  dates.toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : firstDay(a) > firstDay(b) ? 1 : 0));

/** Since when all rows are valid: the latest `valid_from`. */
export function validSince(rows: readonly Sourced[]): string {
  return inOrder(rows.map(({ valid_from }) => valid_from)).at(-1) ?? '';
}

/** Up to when all rows are verified: the earliest `checked`. */
export function checkedAt(rows: readonly Sourced[]): string {
  return inOrder(rows.map(({ checked }) => checked))[0] ?? '';
}

/** The earliest of the days on which something has ended; null where nothing has. */
export function endedAt(...days: readonly (string | null)[]): string | null {
  return days.flatMap((day) => (day === null ? [] : [day])).toSorted()[0] ?? null;
}
