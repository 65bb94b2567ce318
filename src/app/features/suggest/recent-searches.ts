import { useSyncExternalStore } from 'react';

/*
 * Recent searches on this device: search words, and suggestions that were followed. They stay on the device;
 * only their selections are sent, to be counted (endpoint `lastSearch`).
 */

export type RecentSearch = {
  /** As typed or suggested. */
  readonly name: string;
  /** A path without language prefix. */
  readonly url: string;
};

/** Maximum number stored; the oldest are dropped. */
export const mostRecentSearches = 10;
const storageKey = 'lajur.searches';
const nameLength = 100;
const urlLength = 2000;
const none: readonly RecentSearch[] = [];

function isRecentSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name.length <= nameLength &&
    'url' in value &&
    typeof value.url === 'string' &&
    value.url.length <= urlLength &&
    // Stored addresses must be paths of this site.
    /^\/(?![/\\])/.test(value.url)
  );
}

/** Stored searches, newest first. Parsed by hand, since the first page contains no schemas. */
export function parseRecentSearches(text: string | null): readonly RecentSearch[] {
  if (text === null) return none;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, mostRecentSearches) : none;
  } catch {
    return none;
  }
}

/** Moves a search to the front, or adds it. */
export function withSearch(
  searches: readonly RecentSearch[],
  { name, url }: RecentSearch,
): readonly RecentSearch[] {
  const search = { name: name.trim().slice(0, nameLength), url };
  if (search.name === '' || !isRecentSearch(search)) return searches;
  return [search, ...searches.filter((each) => each.url !== url)].slice(0, mostRecentSearches);
}

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly searches: readonly RecentSearch[] } | undefined;

/** Accessing the property throws if storage is blocked. */
function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Newest first. */
export function recentSearches(): readonly RecentSearch[] {
  const text = readText();
  if (known?.text !== text) known = { text, searches: parseRecentSearches(text) };
  return known.searches;
}

function write(searches: readonly RecentSearch[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // No room or no storage: the search itself continues.
  }
  // Read before the first paint, to reserve room for them (src/app/early/app-mode.ts).
  const { dataset } = document.documentElement;
  if (searches.length === 0) delete dataset.searched;
  else dataset.searched = '1';
  for (const listener of listeners) listener();
}

export function rememberSearch(search: RecentSearch): void {
  write(withSearch(recentSearches(), search));
}

export function forgetSearch(url: string): void {
  write(recentSearches().filter((search) => search.url !== url));
}

export function forgetAllSearches(): void {
  write(none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes in other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Recent searches; empty during server rendering. */
export function useRecentSearches(): readonly RecentSearch[] {
  return useSyncExternalStore(subscribe, recentSearches, () => none);
}
