import sharp from 'sharp';
import { colorHexes } from '#contract/vehicles/card-words.ts';
import { bodyTileFiles } from './body-tiles.ts';
import { layerHeight, layerWidth } from './drawn-bodies.ts';
import type { PaintedTile } from './drawn-photo-key.ts';

/** Of every drawing, in pixels. */
const size = { width: 480, height: 300 } as const;

/** A drawing in silver with its paint multiplied onto it, which keeps the shading. */
export async function composeTile({ tile, paint, facing }: PaintedTile, width: number): Promise<Buffer> {
  const { drawing, paint: area } = bodyTileFiles(tile);
  const coat = await sharp({ create: { ...size, channels: 4, background: colorHexes[paint] } })
    .composite([{ input: area, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const painted = await sharp(drawing)
    .composite(paint === 'silver' ? [] : [{ input: coat, blend: 'multiply' }])
    .png()
    .toBuffer();
  // Every drawing has its nose to the left.
  return sharp(painted)
    .flop(facing === 'r')
    .resize(width, Math.round((width * layerHeight) / layerWidth), { kernel: 'lanczos3' })
    .webp({ quality: 80, alphaQuality: 80, effort: 3 })
    .toBuffer();
}
