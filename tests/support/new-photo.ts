import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A JPEG that nobody has sent before, sharp and bright enough, and that looks like none of the others. */
export function newPhoto(width = 480, height = 300): Promise<Buffer> {
  const spots = { width: 24, height: 15 };
  return sharp(randomBytes(spots.width * spots.height * 3), { raw: { ...spots, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
