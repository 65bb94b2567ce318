/** Identity of a search: neither its sort order nor the spelling of its words counts. */
export function savedSearchId(search: string, q: string): string {
  return `${search}?${q.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
