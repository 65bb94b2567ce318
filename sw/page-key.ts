/** Parameters that say how a visitor came or which app shows the page; the page is the same without. */
const ignored = /^(?:utm_.*|app|searchmodel|gclid|fbclid)$/;

/** The address under which a page is kept: without those parameters, the others in order. */
export function pageKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (ignored.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}
