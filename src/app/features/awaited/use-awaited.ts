import { openDevice } from '#app/data/device/device.ts';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import { listAwaited, noteAwaitedTold, toggleAwaited } from '#offline/awaited/awaited-models.ts';
import type { AwaitedRow } from '#offline/awaited/awaited-row.schema.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';

const none: readonly AwaitedRow[] = [];

/**
 * Models awaited on this device, last saved first; empty on the server and until the database has been read.
 */
export function useAwaited(): readonly AwaitedRow[] {
  const state = useDeviceIfHeld(['awaited'], listAwaited);
  return (state.kind === 'known' ? state.value : undefined) ?? none;
}

/** Adds the model to the awaited models, or removes it. */
export async function toggle(model: Pick<AwaitedRow, 'id' | 'name'>): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  return toggleAwaited(opened.database, model, new Date());
}

/** Removes the model from the awaited models, once its page was opened while it is on sale. */
export async function noteTold(id: string): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await noteAwaitedTold(opened.database, [id]);
}
