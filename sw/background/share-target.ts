import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { addPhoto } from '#offline/drafts/draft-photos.ts';
import { createDraft } from '#offline/drafts/drafts.ts';

/** `left` is the number of files that could not be stored. */
type Shared = { readonly draftId: string; readonly left: number } | undefined;

/**
 * Creates a draft from photos that the phone's gallery posts.
 * @returns undefined if nothing could be stored
 */
export async function draftOfShared(shared: readonly File[]): Promise<Shared> {
  const photos = shared.filter(({ type }) => type.startsWith('image/'));
  const opened = photos.length > 0 ? await openDeviceDatabase() : undefined;
  if (!opened?.ok) return undefined;
  const { database } = opened;
  try {
    const created = await createDraft(database);
    if (!created.ok) return undefined;
    const draftId = created.draft.id;
    let kept = 0;
    for (const file of photos) {
      const bytes = await file.arrayBuffer().catch(() => undefined);
      const added = bytes && (await addPhoto(database, draftId, { bytes, type: file.type }));
      if (added?.ok) kept++;
    }
    return { draftId, left: shared.length - kept };
  } finally {
    database.close();
  }
}
