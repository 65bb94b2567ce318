import { openDevice } from '#app/data/device.ts';
import { LiveDevice } from '#app/data/live-device.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import type { OutboxFailure } from '#offline/outbox/outbox.ts';

/** Every draft of this device, the one edited last first. */
export const drafts = new LiveDevice(async () => (await import('#offline/drafts/drafts.ts')).listDrafts);

export type SellFailure = DeviceFailure | DraftFailure | OutboxFailure;
export type Done<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: SellFailure };

async function withDrafts<Value>(
  run: (parts: typeof import('#offline/drafts/drafts.ts'), database: DeviceDatabase) => Promise<Done<Value>>,
): Promise<Done<Value>> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const done = await run(await import('#offline/drafts/drafts.ts'), opened.database);
  if (done.ok) await drafts.refresh(opened.database);
  return done;
}

type DraftId = { readonly id: string };

export const beginDraft = (form: SellForm) =>
  withDrafts<DraftId>(async ({ createDraft }, database) => {
    const done = await createDraft(database, form);
    return done.ok ? { ok: true, id: done.draft.id } : done;
  });

export const copyDraft = (id: string) =>
  withDrafts(({ duplicateDraft }, database) => duplicateDraft(database, id));
export const throwAway = (id: string) => withDrafts(({ removeDraft }, database) => removeDraft(database, id));
export const takeBack = (id: string) =>
  withDrafts(({ restoreDraft }, database) => restoreDraft(database, id));

/** Another city for a draft that is there. */
export const moveDraft = (id: string, form: SellForm) =>
  withDrafts<DraftId>(async ({ patchDraft }, database) => {
    const done = await patchDraft(database, id, { form, lastStep: 'car' });
    return done.ok ? { ok: true, id } : done;
  });

/** Takes something out of the line, or off the list once it was sent. */
export async function cancelRow(id: string): Promise<Done> {
  const opened = await openDevice();
  if (!opened.ok) return opened;
  const { cancelQueued } = await import('#offline/outbox/outbox.ts');
  return cancelQueued(opened.database, id);
}
