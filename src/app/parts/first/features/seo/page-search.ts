/** The query of a page of a list; the first has none. */
export function pageSearch(page = 1): string {
  return page > 1 ? `?page=${page}` : '';
}
