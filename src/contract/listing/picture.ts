/** Widths, in pixels, of every photo. All are 16:10. */
export const pictureWidths = [320, 480, 720, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** Widths that photos were stored in before, whose files and addresses still exist. */
export const formerPictureWidths = [640] as const;
export type StoredPictureWidth = PictureWidth | (typeof formerPictureWidths)[number];
export const pictureRatio = 16 / 10;

export function pictureUrl(key: string, width: PictureWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** Size of link previews in messengers and networks, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The link preview of a listing. */
export function socialPictureUrl(listingId: number): string {
  return `/media/og/${listingId}.jpg`;
}
