import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { askToKeep } from '#offline/device/device-storage.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import { writeMakingRoom } from '#offline/device/write-making-room.ts';
import { type Draft, draft as draftSchema } from './draft.schema.ts';
import { type ServerPhoto, serverPhotos } from './server-photos.ts';
import { type DraftResult, edited, missing, parseDraft, putDraft, storedDraft } from './stored-drafts.ts';

/*
 * A form with photos that is no ad, such as a claim on a warranty or a review, is a draft like an ad's with fields of its
 * own.
 */

type Fields = Readonly<Record<string, string>>;
type Opened = DraftResult<{ readonly draft: Draft }>;

/**
 * The form that is being written, or a new one.
 * @param about fields that tell one form from another, such as the id of what is changed
 * @param begun what a new one begins with
 */
export async function openForm(
  database: DeviceDatabase,
  purpose: 'claim' | 'review' | 'message',
  about: Fields = {},
  begun: { readonly fields?: Fields; readonly images?: readonly ServerPhoto[] } = {},
): Promise<Opened> {
  const { drafts, draftPhotos } = database;
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', drafts, draftPhotos, async () => {
      const rows = (await drafts.toArray()).flatMap((row) => parseDraft(row) ?? []);
      const known = rows
        .filter(
          // A message that is queued is no longer being written.
          (row) =>
            row.purpose === purpose &&
            row.removedAt === null &&
            !(purpose === 'message' && row.isQueued) &&
            isAbout(row, about),
        )
        .sort((one, other) => other.editedAt - one.editedAt)[0];
      if (known) return known;
      const now = Date.now();
      const id = newClientId();
      const photos = serverPhotos(id, begun.images ?? [], now);
      await draftPhotos.bulkAdd(photos);
      const fresh = z.parse(draftSchema, { id, createdAt: now, editedAt: now });
      const claim = { ...begun.fields, ...about };
      return putDraft(database, { ...fresh, purpose, claim, photoIds: photos.map((photo) => photo.id) });
    }),
  );
  if (!written.ok) return written;
  // From now on the device has data that exists nowhere else.
  void askToKeep();
  return { ok: true, draft: written.value };
}

/** A form about nothing in particular is not one about something. */
const isAbout = ({ claim }: Draft, about: Fields) =>
  ['id', ...Object.keys(about)].every((name) => claim?.[name] === about[name]);

export async function changeForm(database: DeviceDatabase, id: string, fields: Fields): Promise<Opened> {
  const written = await writeMakingRoom(database, () =>
    database.transaction('rw', database.drafts, async () => {
      const before = await storedDraft(database, id);
      if (!before) return undefined;
      return putDraft(database, edited(before, { claim: { ...before.claim, ...fields } }, Date.now()));
    }),
  );
  if (!written.ok) return written;
  return written.value ? { ok: true, draft: written.value } : missing;
}
