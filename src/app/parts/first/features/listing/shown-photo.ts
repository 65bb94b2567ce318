/*
 * The last shown photo of each car, so that gallery and full-screen photos open at the same one. For this visit only.
 */
let shown: { readonly slug: string; readonly index: number } | undefined;
/** The car whose full-screen photos were opened from its own page. */
let openedFromPage: string | undefined;

export function rememberPhoto(slug: string, index: number): void {
  shown = { slug, index };
}

/** The last shown photo of a car; undefined without one. */
export function lastPhotoOf(slug: string): number | undefined {
  return shown?.slug === slug ? shown.index : undefined;
}

/** Records that a car's page leads to its full-screen photos. */
export function openPhotos(slug: string, index: number): void {
  rememberPhoto(slug, index);
  openedFromPage = slug;
}

/** Whether going back from a car's full-screen photos leads to its page. */
export function wereOpenedFromPage(slug: string): boolean {
  return openedFromPage === slug;
}
