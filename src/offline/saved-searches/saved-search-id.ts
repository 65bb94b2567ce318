/** Identifies a search by its selection and words, regardless of sort order and spelling. */
export function savedSearchId(search: string, q: string): string {
  return `${search}?${q.trim().replace(/\s+/g, ' ').toLowerCase()}`;
}
