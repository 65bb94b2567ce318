/** Widths of every photo, in pixels. All are 16:10. */
export const pictureWidths = [320, 480, 720, 960] as const;
/** The largest width, for wide screens. Only photos that were at least as wide when they were sent have it. */
export const widePictureWidth = 1600;
/** Widths that can be asked for; where a photo has no such file, the answer is the nearest one. */
export const offeredPictureWidths = [...pictureWidths, widePictureWidth] as const;
export type PictureWidth = (typeof offeredPictureWidths)[number];
/** Including the width of earlier versions, whose files and URLs are still on servers and devices. */
export const storedPictureWidths = [320, 480, 640, 720, 960, widePictureWidth] as const;
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
