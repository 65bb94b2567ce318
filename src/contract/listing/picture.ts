/** Widths, in pixels, in which the server offers every photo. All are 16:10. */
export const pictureWidths = [320, 640, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureRatio = 16 / 10;

export function pictureUrl(key: string, width: PictureWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** What messengers and networks show beside a link, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The picture beside a link to a listing. */
export function socialPictureUrl(listingId: number): string {
  return `/media/og/${listingId}.jpg`;
}
