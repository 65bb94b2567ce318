import { useState } from 'react';
import type { EditedTable, RowEdit } from '#contract/staff/operator-table.ts';
import type { Cells } from './table-text.ts';

/** A row with what is changed and not saved; null cells for one that is removed. */
export type Draft = { readonly line: number | undefined; readonly cells: Cells | null };

/** Changes of rows that are not saved yet, by the row's name. */
export function useTableEdits({ columns, rows }: EditedTable) {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [count, setCount] = useState(1);
  const set = (ref: string, draft: Draft | undefined) => {
    const next = new Map(drafts);
    if (draft === undefined) next.delete(ref);
    else next.set(ref, draft);
    setDrafts(next);
  };
  const known = new Map(rows.map(({ line, cells }) => [line, cells]));
  return {
    drafts,
    edits: [...drafts].map(
      ([ref, { line, cells }]): RowEdit => ({
        ref,
        ...(line === undefined ? {} : { line }),
        ...(cells === null ? {} : { cells: { ...cells } }),
      }),
    ),
    /** Sets a cell; a row that is as it was is no change. */
    write(ref: string, line: number | undefined, cells: Cells) {
      const before = line === undefined ? undefined : known.get(line);
      const isSame = before && columns.every(({ name }) => (before[name] ?? '') === (cells[name] ?? ''));
      set(ref, isSame ? undefined : { line, cells });
    },
    remove(ref: string, line: number | undefined) {
      set(ref, line === undefined ? undefined : { line, cells: null });
    },
    undo: (ref: string) => set(ref, undefined),
    /** Adds a row, perhaps with the cells of another. @returns its name */
    add(cells: Cells): string {
      const ref = `new-${count}`;
      setCount(count + 1);
      set(ref, { line: undefined, cells });
      return ref;
    },
    clear: () => setDrafts(new Map()),
  };
}
export type TableEdits = ReturnType<typeof useTableEdits>;
