import { openDevice } from '#app/data/device/device.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import type { DeviceDatabase, DeviceFailure } from '#offline/device/device-database.ts';
import {
  createDraft,
  duplicateDraft,
  patchDraft,
  removeDraft,
  restoreDraft,
} from '#offline/drafts/drafts.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import { cancelQueued, type OutboxFailure } from '#offline/outbox/outbox.ts';

export type SellFailure = DeviceFailure | DraftFailure | OutboxFailure;
export type Done<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: SellFailure };

async function withDrafts<Value>(
  run: (database: DeviceDatabase) => Promise<Done<Value>>,
): Promise<Done<Value>> {
  const opened = await openDevice();
  return opened.ok ? run(opened.database) : opened;
}

type DraftId = { readonly id: string; readonly isEdit: boolean };

export const beginDraft = (form: SellForm) =>
  withDrafts<DraftId>(async (database) => {
    const done = await createDraft(database, form);
    return done.ok ? { ok: true, id: done.draft.id, isEdit: false } : done;
  });

export const copyDraft = (id: string) => withDrafts((database) => duplicateDraft(database, id));
export const throwAway = (id: string) => withDrafts((database) => removeDraft(database, id));
export const takeBack = (id: string) => withDrafts((database) => restoreDraft(database, id));

/** Changes a draft's city. */
export const moveDraft = (id: string, form: SellForm) =>
  withDrafts<DraftId>(async (database) => {
    const done = await patchDraft(database, id, { form, lastStep: 'car' });
    return done.ok ? { ok: true, id, isEdit: done.draft.listing !== null } : done;
  });

/** Removes a draft from the outbox, or a sent row from the list. */
export async function cancelRow(id: string): Promise<Done> {
  const opened = await openDevice();
  return opened.ok ? cancelQueued(opened.database, id) : opened;
}
