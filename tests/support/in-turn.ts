/** Set by `npm test -- --everything`, which is for releases. */
export const isEverything = process.env.TEST_EVERYTHING === '1';

/**
 * The columns of a matrix that a row is tested in (a page's languages, the moments of a journey): all of them with
 * `npm test -- --everything`; otherwise one, going through them from row to row.
 */
export function inTurn<Column>(columns: readonly Column[], row: number): readonly Column[] {
  const column = columns[row % columns.length];
  return isEverything || column === undefined ? columns : [column];
}

/** Prefixes of the languages' addresses. */
export const prefixes = ['', '/en'] as const;
