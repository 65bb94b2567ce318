import type { PictureWidth } from '#contract/listing/picture.ts';

/** Finds a photo's bytes (WebP) in one of the offered widths; undefined if there is no such photo. */
export type PhotoReader = (key: string, width: PictureWidth) => Promise<Buffer | undefined>;
