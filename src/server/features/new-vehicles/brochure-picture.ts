import sharp from 'sharp';

const size = { width: 1000, height: 440 } as const;

/** In pixels. */
export type BrochurePicture = typeof size & { readonly jpeg: Uint8Array };

/** A brochure's cover, of a picture in any format that sharp reads. */
export async function brochurePicture(picture: Buffer | string): Promise<BrochurePicture> {
  const background = '#f1f4f2';
  const jpeg = await sharp(picture)
    .resize({ ...size, fit: 'contain', background })
    .flatten({ background })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { ...size, jpeg };
}
