import { sellPath } from '#contract/paths.ts';

/** Parameters that say how a visitor came or which app shows the page; the page is the same without. */
const ignored = /^(?:utm_.*|app|searchmodel|gclid|fbclid)$/;

/** Pages of selling are the same document for every draft: which one it is, the device looks up. */
const sellPage = new RegExp(`^(?:/[a-z]{2})?${sellPath}(?:/|$)`);

/** The address under which a page is kept: without those parameters, the others in order. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  if (sellPage.test(url.pathname)) url.search = '';
  for (const name of [...url.searchParams.keys()]) if (ignored.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
