import { documentCookies } from '#app/tracking/cookie-jar.ts';
import { type Selection, searchOf } from '#contract/search/filter.ts';

const cookie = { search: 'lajur_filter', at: 'lajur_filter_at', maxAgeSeconds: 30 * 86_400 } as const;

/** Stores the applied selection with its time (docs/product.md#filters). */
export function saveFilter(selection: Selection): void {
  documentCookies.set(cookie.search, searchOf(selection), cookie.maxAgeSeconds);
  documentCookies.set(cookie.at, String(Date.now()), cookie.maxAgeSeconds);
}

/** The slugs of the last applied selection; empty without one. */
export function savedFilter(): string {
  return documentCookies.get(cookie.search) ?? '';
}
