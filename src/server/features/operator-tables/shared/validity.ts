import { dayAfter, monthsAfter } from '#contract/dates.ts';
import { grouped } from '#server/features/new-vehicles/shared/grouped.ts';

/* On which days a row of an operator's table holds. Pure. */

export type Dated = {
  /** What the row is about: rows with the same key follow each other in time. */
  readonly key: string;
  /** The key without its band: the rows that are valid together. */
  readonly group: string;
  /** `2026-11` or `2026-11-23`; empty for a row that always held. */
  readonly from: string;
  /** The last day or month; empty until the next row of the key. */
  readonly to: string;
};

/** The last day of a row without an end. */
export const never = '9999-12-31';

export const firstDay = (from: string): string =>
  from === '' ? '0000-01-01' : from.length === 7 ? `${from}-01` : from;

export function lastDay(to: string): string {
  if (to === '') return never;
  return to.length === 7 ? dayAfter(monthsAfter(`${to}-01`, 1), -1) : to;
}

type Spanned<Row> = { readonly row: Row; readonly first: string; readonly last: string };

/** Each row with the days on which it holds; a row without an end ends before the next one of its key. */
export function spansOf<Row extends Dated>(rows: readonly Row[]): Spanned<Row>[] {
  return [...grouped(rows, ({ key }) => key).values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => (firstDay(a.from) < firstDay(b.from) ? -1 : 1));
    return sorted.map((row, index) => {
      const next = sorted[index + 1];
      const last = row.to === '' && next ? dayAfter(firstDay(next.from), -1) : lastDay(row.to);
      return { row, first: firstDay(row.from), last };
    });
  });
}

export type ValidityProblem = 'ends-before-it-begins' | 'begins-with-another' | 'reaches-into-next';

/** Rows whose days contradict each other; without any, a key has at most one row on each day. */
export function validityProblems<Row extends Dated>(
  rows: readonly Row[],
): { readonly row: Row; readonly problem: ValidityProblem }[] {
  return [...grouped(rows, ({ key }) => key).values()].flatMap((own) => {
    const sorted = own.toSorted((a, b) => (firstDay(a.from) < firstDay(b.from) ? -1 : 1));
    return sorted.flatMap((row, index): { row: Row; problem: ValidityProblem }[] => {
      const next = sorted[index + 1];
      if (lastDay(row.to) < firstDay(row.from)) return [{ row, problem: 'ends-before-it-begins' }];
      if (!next) return [];
      if (firstDay(next.from) === firstDay(row.from)) return [{ row: next, problem: 'begins-with-another' }];
      return row.to !== '' && lastDay(row.to) >= firstDay(next.from)
        ? [{ row, problem: 'reaches-into-next' }]
        : [];
    });
  });
}

/**
 * The rows that hold on a day.
 * @param isKept whether a group that has ended is answered as it was on its last day
 * @returns `ended`: the earliest last day of the groups that have ended and are kept
 */
export function rowsOn<Row extends Dated>(
  rows: readonly Row[],
  day: string,
  isKept: boolean,
): { readonly rows: readonly Row[]; readonly ended: string | null } {
  let ended: string | null = null;
  const found = new Set<Row>();
  for (const own of grouped(spansOf(rows), ({ row }) => row.group).values()) {
    const holdOn = (when: string) => own.filter(({ first, last }) => first <= when && when <= last);
    let holding = holdOn(day);
    if (holding.length === 0 && isKept) {
      const before = own.flatMap(({ first, last }) => (first <= day && first <= last ? [last] : []));
      const end = before.toSorted().at(-1);
      if (end === undefined) continue;
      holding = holdOn(end);
      if (ended === null || end < ended) ended = end;
    }
    for (const { row } of holding) found.add(row);
  }
  // In the order of the table, which lists are shown in.
  return { rows: rows.filter((row) => found.has(row)), ended };
}

/** The days from `today` on which what holds may change, today among them. */
export function changeDays(rows: readonly Dated[], today: string): string[] {
  const days = rows.flatMap(({ from, to }) => [
    firstDay(from),
    ...(to === '' ? [] : [dayAfter(lastDay(to), 1)]),
  ]);
  return [...new Set([today, ...days.filter((day) => day > today)])].sort();
}
