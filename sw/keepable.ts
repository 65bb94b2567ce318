import type { WorkboxPlugin } from 'workbox-core';
import { isPersonalPage } from '#contract/account/personal-page.ts';
import { languageOfPath } from '#contract/language.ts';

const personalCall =
  /^\/api\/v\d+\/(?:(?:user|staff|dealer|ovb|bucket|payment|media|offer|conversation)\/|inventory\/(?:own|user-inventory-(?:list|lead)|get-seller-detail|(?:save(?:-\w+)?|change)-lead|individual-stock-limit|check-mobile)$)/;

/** Account pages and calls are never cached, whatever their headers say. */
export function isPersonal(pathname: string): boolean {
  const found = languageOfPath(pathname);
  return personalCall.test(pathname) || isPersonalPage(found.kind === 'known' ? found.path : pathname);
}

/**
 * Whether a response is the same for everyone. A `Set-Cookie` header is invisible here (the Fetch standard
 * hides it), so the server also marks such responses `private` or `no-store`.
 */
function isPublic(request: Request, response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    // A redirected response cannot be used for a navigation: https://fetch.spec.whatwg.org/#http-fetch
    !response.redirected &&
    !request.headers.has('authorization') &&
    !isPersonal(new URL(request.url).pathname) &&
    !/\b(?:private|no-store)\b/i.test(response.headers.get('cache-control') ?? '')
  );
}

/** Caches only public responses of the expected type. */
export function onlyPublic(contentType: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      isPublic(request, response) && (response.headers.get('content-type') ?? '').startsWith(contentType)
        ? response
        : null,
  };
}
