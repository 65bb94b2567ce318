/*
 * Which photo of which car is on the screen, so that the gallery and the full-size photos open at the
 * one the other left. Of this visit alone: a page opened anew begins with the first.
 */
let shown: { readonly slug: string; readonly index: number } | undefined;
/** The car whose full-size photos were opened from its own page. */
let openedFromPage: string | undefined;

export function rememberPhoto(slug: string, index: number): void {
  shown = { slug, index };
}

/** The photo last shown of a car; undefined if none was. */
export function lastPhotoOf(slug: string): number | undefined {
  return shown?.slug === slug ? shown.index : undefined;
}

/** Notes that a car's page leads on to its full-size photos. */
export function openPhotos(slug: string, index: number): void {
  rememberPhoto(slug, index);
  openedFromPage = slug;
}

/** Whether going back from a car's full-size photos leads to its page. */
export function wereOpenedFromPage(slug: string): boolean {
  return openedFromPage === slug;
}
