import { registerRoute } from 'workbox-routing';
import { languageOfPath, pathInLanguage } from '#contract/language.ts';
import { sharePath } from '#contract/paths.ts';
import { nothingSharedPath, sharedDraftPath } from '#contract/sell/shared-photos.ts';
import { openDeviceDatabase } from '#offline/device/device-database.ts';
import { addPhoto } from '#offline/drafts/draft-photos.ts';
import { createDraft } from '#offline/drafts/drafts.ts';

/** The field name in the manifest (web-manifest.ts). */
const fieldName = 'photos';

const isShare = ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) => {
  const found = languageOfPath(url.pathname);
  return sameOrigin && found.kind === 'known' && found.path === sharePath;
};

/** Photos shared from the phone's gallery become a new draft, online or offline. */
export function takeShared(): void {
  registerRoute(isShare, async ({ request, url }) => answer(url, await draftOf(request)), 'POST');
}

type Shared = { readonly draftId: string; readonly left: number } | undefined;

/** @returns undefined where nothing could be stored */
async function draftOf(request: Request): Promise<Shared> {
  const form = await request.formData().catch(() => undefined);
  const shared = (form?.getAll(fieldName) ?? []).flatMap((entry) =>
    entry instanceof File && entry.size > 0 ? [entry] : [],
  );
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

/** To the draft; or to an explanation where nothing could be stored. `left` files could not be stored. */
function answer(url: URL, shared: Shared): Response {
  const found = languageOfPath(url.pathname);
  const language = found.kind === 'known' ? found.language : 'id';
  const path = shared ? sharedDraftPath(shared.draftId, shared.left) : nothingSharedPath;
  // 303 See Other: the browser then uses GET.
  return Response.redirect(new URL(pathInLanguage(path, language), url).href, 303);
}
