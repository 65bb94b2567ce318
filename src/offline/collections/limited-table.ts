import type { Table } from 'dexie';
import { type DeviceFailure, failureOf } from '#offline/device/device-database.ts';

/* Tables with a row limit. Each change is one transaction, so that two tabs cannot exceed it. */

type Failed =
  | { readonly kind: 'limit-reached' }
  | { readonly kind: 'failed'; readonly failure: DeviceFailure };
export type ToggleResult = { readonly kind: 'added' } | { readonly kind: 'removed' } | Failed;

/**
 * Runs a change in a transaction.
 * @param tables all tables the change reads or writes
 */
export async function changing<Result>(
  table: Table,
  tables: readonly Table[],
  change: () => PromiseLike<Result>,
): Promise<Result | Failed> {
  try {
    return await table.db.transaction('rw', [...tables], change);
  } catch (cause) {
    return { kind: 'failed', failure: failureOf(cause) };
  }
}

/** Whether the table has room for one more row. Call it within `changing`. */
export const hasRoom = async (table: Table, limit: number): Promise<boolean> => (await table.count()) < limit;

/** Removes the row with this key, or adds it if there is none. */
export function toggleIn<Row, Key>(
  table: Table<Row, Key>,
  tables: readonly Table[],
  id: Key & (string | number),
  limit: number,
  rowOf: () => Row | Promise<Row>,
): Promise<ToggleResult> {
  return changing(table, tables, async (): Promise<ToggleResult> => {
    if ((await table.where('id').equals(id).delete()) > 0) return { kind: 'removed' };
    if (!(await hasRoom(table, limit))) return { kind: 'limit-reached' };
    await table.add(await rowOf());
    return { kind: 'added' };
  });
}

/** Undoes a removal, unless the row exists again. */
export function restoreIn<Row extends { readonly id: string | number }, Key>(
  table: Table<Row, Key>,
  row: Row,
  limit: number,
): Promise<{ readonly kind: 'added' } | Failed> {
  return changing(table, [table], async (): Promise<{ readonly kind: 'added' } | Failed> => {
    const isThere = (await table.where('id').equals(row.id).count()) > 0;
    if (!isThere && !(await hasRoom(table, limit))) return { kind: 'limit-reached' };
    if (!isThere) await table.add(row);
    return { kind: 'added' };
  });
}
