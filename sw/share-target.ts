import { registerRoute } from 'workbox-routing';
import { languageOfPath, pathInLanguage } from '#contract/language.ts';
import { sharePath } from '#contract/paths.ts';
import { nothingSharedPath, sharedDraftPath } from '#contract/sell/shared-photos.ts';
import { backgroundPart } from './background-part.ts';

const isShare = ({ url, sameOrigin }: { readonly url: URL; readonly sameOrigin: boolean }) => {
  const found = languageOfPath(url.pathname);
  return sameOrigin && found.kind === 'known' && found.path === sharePath;
};

/** Photos shared from the phone's gallery become a new draft, online or offline. */
export function takeShared(): void {
  registerRoute(
    isShare,
    async ({ request, url }) => {
      const found = languageOfPath(url.pathname);
      const language = found.kind === 'known' ? found.language : 'id';
      const shared = await backgroundPart().draftOfShared(request);
      // If nothing could be stored, redirect to the page that explains it.
      const path = shared ? sharedDraftPath(shared.draftId, shared.left) : nothingSharedPath;
      // 303 See Other: the next request uses GET.
      return Response.redirect(new URL(pathInLanguage(path, language), url).href, 303);
    },
    'POST',
  );
}
