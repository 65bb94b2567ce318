import type { RawRow } from './column-names.ts';
import type { RejectReason } from './row-reasons.ts';

/** One row of a file: its known columns and, for the file of rejected rows, its original cells. */
export type SourceRow =
  | {
      readonly kind: 'row';
      readonly line: number;
      readonly values: RawRow;
      readonly cells: readonly string[];
    }
  | { readonly kind: 'broken'; readonly line: number; readonly reason: RejectReason; readonly text: string };

export interface ImportSource {
  /** The header of the file of rejected rows. */
  readonly header: readonly string[];
  /** Unknown columns met so far. */
  readonly unknownColumns: ReadonlySet<string>;
  /** A bounded number of rows at a time, in file order. */
  batches(): AsyncIterable<readonly SourceRow[]>;
}
