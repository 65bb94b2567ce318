import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A new JPEG, sharp and bright enough, and dissimilar to all others. */
export function newPhoto(width = 480, height = 300): Promise<Buffer> {
  const spots = { width: 24, height: 15 };
  return sharp(randomBytes(spots.width * spots.height * 3), { raw: { ...spots, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
