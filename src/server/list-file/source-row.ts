/** Reasons why a row could not be parsed, for any type of list. */
export const brokenRows = {
  row_unreadable: 'The row does not follow the grammar of its file.',
  row_too_long: 'The row is longer than a row can be.',
  row_shape: 'The row has a different number of cells than the header.',
} as const;
export type BrokenRow = keyof typeof brokenRows;

/** One row of a file: its known columns and, for the file of rejected rows, its original cells. */
export type SourceRow<Column extends string> =
  | {
      readonly kind: 'row';
      readonly line: number;
      /** Trimmed texts; absent if the file has no such column. */
      readonly values: Readonly<Partial<Record<Column, string>>>;
      readonly cells: readonly string[];
    }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: BrokenRow; readonly text: string };

export interface ListSource<Column extends string> {
  /** The header of the file of rejected rows. */
  readonly header: readonly string[];
  /** Unknown columns found so far. */
  readonly unknownColumns: ReadonlySet<string>;
  /** Batches of bounded size, in file order. */
  batches(): AsyncIterable<readonly SourceRow<Column>[]>;
}
