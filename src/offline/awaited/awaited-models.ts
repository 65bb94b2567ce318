import { type ToggleResult, toggleIn } from '#offline/collections/limited-table.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { awaitedLimit } from '#offline/device/limits.ts';
import { readRows } from '#offline/device/read-rows.ts';
import { type AwaitedRow, awaitedRow } from './awaited-row.schema.ts';

/** Adds a model to the awaited models, or removes it. */
export function toggleAwaited(
  { awaited }: DeviceDatabase,
  { id, name }: Pick<AwaitedRow, 'id' | 'name'>,
  now: Date,
): Promise<ToggleResult> {
  return toggleIn(awaited, [awaited], id, awaitedLimit, () => ({ id, name, savedAt: now.getTime() }));
}

/** Removes models whose visitor has been notified. If the write fails, the device notifies again. */
export async function noteAwaitedTold({ awaited }: DeviceDatabase, ids: readonly string[]): Promise<void> {
  await awaited.bulkDelete([...ids]).catch(() => undefined);
}

export async function listAwaited({ awaited }: DeviceDatabase): Promise<AwaitedRow[]> {
  return readRows(awaitedRow, await awaited.orderBy('savedAt').reverse().toArray());
}
