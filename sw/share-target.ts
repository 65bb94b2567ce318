import { registerRoute } from 'workbox-routing';
import { type Language, languageOfPath, pathInLanguage } from '#contract/language.ts';
import { sharePath } from '#contract/paths.ts';
import {
  nothingSharedPath,
  sharedDraftPath,
  sharedFields,
  sharedTextPath,
} from '#contract/site/share-target.ts';
import { backgroundPart } from './background-part.ts';

const isShare = ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) => {
  const found = languageOfPath(url.pathname);
  return sameOrigin && found.kind === 'known' && found.path === sharePath;
};

/** Where the photos or the text of a form lead; photos come first, since they may have a caption. */
async function pathOf(form: FormData | undefined, origin: string, language: Language): Promise<string> {
  const { photos, ...texts } = sharedFields;
  const files = (form?.getAll(photos) ?? []).flatMap((entry) =>
    entry instanceof File && entry.size > 0 ? [entry] : [],
  );
  if (files.length > 0) {
    const shared = await backgroundPart().draftOfShared(files);
    // If nothing could be stored, the page explains it.
    return pathInLanguage(
      shared ? sharedDraftPath(shared.draftId, shared.left) : nothingSharedPath,
      language,
    );
  }
  const written = Object.values(texts).map((name) => form?.get(name));
  const words = written.flatMap((text) => (typeof text === 'string' ? [text] : []));
  return sharedTextPath(words, origin, language) ?? pathInLanguage(nothingSharedPath, language);
}

/** Photos that are shared to the app become a new draft, a text becomes a search; online or offline. */
export function takeShared(): void {
  registerRoute(
    isShare,
    async ({ request, url }) => {
      const found = languageOfPath(url.pathname);
      const language = found.kind === 'known' ? found.language : 'id';
      const form = await request.formData().catch(() => undefined);
      // 303 See Other: the next request uses GET.
      return Response.redirect(new URL(await pathOf(form, url.origin, language), url).href, 303);
    },
    'POST',
  );
}
