import * as z from 'zod/mini';

/** Widths, in pixels, in which the server offers every photo. All are 16:10. */
export const pictureWidths = [320, 640, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureRatio = 16 / 10;

export const picture = z.object({
  /** Names the photo; its bytes never change. */
  key: z.string().check(z.regex(/^[a-z0-9.-]{1,120}$/)),
  /** A few blurred pixels as a data URI, shown until the photo is there. */
  preview: z.string(),
});
export type Picture = z.infer<typeof picture>;

export function pictureUrl(key: string, width: PictureWidth): string {
  return `/media/${key}/${width}.webp`;
}
