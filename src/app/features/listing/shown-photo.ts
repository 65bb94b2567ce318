/*
 * The last shown photo of a car, so that gallery and full-screen photos open at the same one. Only for the
 * current visit.
 */
let shown: { readonly slug: string; readonly index: number } | undefined;
/** The car whose full-screen photos were opened from its own page. */
let openedFromPage: string | undefined;

export function rememberPhoto(slug: string, index: number): void {
  shown = { slug, index };
}

/** The last shown photo of a car, if any. */
export function lastPhotoOf(slug: string): number | undefined {
  return shown?.slug === slug ? shown.index : undefined;
}

/** Records that the full-screen photos were opened from the car's page. */
export function openPhotos(slug: string, index: number): void {
  rememberPhoto(slug, index);
  openedFromPage = slug;
}

/** Whether going back from a car's full-screen photos leads to its page. */
export function wereOpenedFromPage(slug: string): boolean {
  return openedFromPage === slug;
}
