/** By which a search is known: its order of cars is no part of it, nor how the words were typed. */
export function savedSearchId(search: string, q: string): string {
  return `${search}?${q.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
