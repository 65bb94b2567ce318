import type { WorkboxPlugin } from 'workbox-core';
import { isPersonalPage } from '#contract/account/personal-page.ts';
import { languageOfPath } from '#contract/language.ts';

const personalCall =
  /^\/api\/v\d+\/(?:(?:user|staff|dealer|ovb|bucket|payment|media|offer)\/|inventory\/(?:own|user-inventory-(?:list|lead)|get-seller-detail|(?:save(?:-\w+)?|change)-lead|individual-stock-limit|check-mobile)$)/;

/** What is one person's is never kept, whatever its headers say. */
export function isPersonal(pathname: string): boolean {
  const found = languageOfPath(pathname);
  return personalCall.test(pathname) || isPersonalPage(found.kind === 'known' ? found.path : pathname);
}

/**
 * Whether an answer is the same for everyone. A `Set-Cookie` cannot be seen from here (the Fetch
 * standard hides it), so the server marks such an answer `private` or `no-store` as well.
 */
function isPublic(request: Request, response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    // A redirected answer may not be given to a navigation: https://fetch.spec.whatwg.org/#http-fetch
    !response.redirected &&
    !request.headers.has('authorization') &&
    !isPersonal(new URL(request.url).pathname) &&
    !/\b(?:private|no-store)\b/i.test(response.headers.get('cache-control') ?? '')
  );
}

/** Only what everyone may see is kept, and only in the form it is meant to have. */
export function onlyPublic(contentType: string): WorkboxPlugin {
  return {
    cacheWillUpdate: async ({ request, response }) =>
      isPublic(request, response) && (response.headers.get('content-type') ?? '').startsWith(contentType)
        ? response
        : null,
  };
}
