/** Widths of every photo, in pixels. All are 16:10. */
export const pictureWidths = [320, 480, 720, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];
/** Including the width of earlier versions, whose files and URLs are still on servers and devices. */
export const storedPictureWidths = [320, 480, 640, 720, 960] as const;
export type StoredPictureWidth = (typeof storedPictureWidths)[number];
export const pictureRatio = 16 / 10;

export function pictureUrl(key: string, width: StoredPictureWidth): string {
  return `/media/${key}/${width}.webp`;
}

/** Size of link previews, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The URL of a listing's link preview. */
export function socialPictureUrl(listingId: number): string {
  return `/media/og/${listingId}.jpg`;
}

/** The URL of the code to scan that opens a listing, for paper. */
export function codeUrl(listingId: number): string {
  return `/media/code/${listingId}.svg`;
}
