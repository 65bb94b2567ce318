import { documentCookies } from '#app/tracking/cookie-jar.ts';
import { type Selection, searchOf } from '#contract/search/filter.ts';

const cookie = { search: 'lajur_filter', at: 'lajur_filter_at', maxAgeSeconds: 30 * 86_400 } as const;

/** Remembers what was applied last and when (spec §4). */
export function saveFilter(selection: Selection): void {
  documentCookies.set(cookie.search, searchOf(selection), cookie.maxAgeSeconds);
  documentCookies.set(cookie.at, String(Date.now()), cookie.maxAgeSeconds);
}

/** The search text of what was applied last; empty where nothing was. */
export function savedFilter(): string {
  return documentCookies.get(cookie.search) ?? '';
}
