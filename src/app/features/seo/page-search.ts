/** The query of a list page; empty for the first. */
export function pageSearch(page = 1): string {
  return page > 1 ? `?page=${page}` : '';
}
