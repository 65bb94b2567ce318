import { sellPath } from '#contract/paths.ts';
import { tradePaths } from '#contract/trade/trade-pages.ts';
import { warrantyClaimPath } from '#contract/warranty/warranty.ts';

/** Parameters that do not affect the page: the source of the visit, and the surrounding app. */
const ignored = /^(?:utm_.*|app|searchmodel|gclid|fbclid)$/;

/** Pages of drafts are the same document for every draft and car; the device looks them up. */
const draftPage = new RegExp(
  `^(?:/[a-z]{2})?(?:${sellPath}(?:/|$)|(?:${[...tradePaths, warrantyClaimPath].join('|')})$)`,
);

/** The cache key of a page: without those parameters, the others sorted. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (draftPage.test(url.pathname)) url.search = '';
  for (const name of [...url.searchParams.keys()]) if (ignored.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
