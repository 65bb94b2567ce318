/** Widths, in pixels, in which the server offers every photo. All are 16:10. */
export const pictureWidths = [320, 640, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureRatio = 16 / 10;

export type Picture = {
  /** Names the photo; its bytes never change. */
  readonly key: string;
  /** A few blurred pixels as a data URI, shown until the photo is there. */
  readonly preview: string;
};

export function pictureUrl(key: string, width: PictureWidth): string {
  return `/media/${key}/${width}.webp`;
}
