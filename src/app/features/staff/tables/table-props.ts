import type { EditedTable } from '#contract/staff/operator-table.ts';

export type TableProps = {
  readonly table: EditedTable;
  /** Called with the table as it is after a change. */
  onChanged(table: EditedTable): void;
  /** Reloads it. */
  onReload(): void;
};
