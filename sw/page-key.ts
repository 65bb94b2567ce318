import { sellPath } from '#contract/paths.ts';

/** Parameters that do not affect the page: the source of the visit, and the surrounding app. */
const ignored = /^(?:utm_.*|app|searchmodel|gclid|fbclid)$/;

/** Pages of the sell flow are the same document for every draft; the device looks up the draft. */
const sellPage = new RegExp(`^(?:/[a-z]{2})?${sellPath}(?:/|$)`);

/** The cache key of a page: without those parameters, the others sorted. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (sellPage.test(url.pathname)) url.search = '';
  for (const name of [...url.searchParams.keys()]) if (ignored.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
