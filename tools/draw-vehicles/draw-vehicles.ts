import { join } from 'node:path';
import sharp from 'sharp';
import { type Drawing, svg } from './drawing.ts';
import { motorcycleDrawings } from './motorcycle-drawings.ts';
import { threeWheelerDrawings } from './three-wheeler-drawings.ts';
import { truckDrawings } from './truck-drawings.ts';

/*
 * Writes the drawings of motorcycles, trucks and three-wheelers to public/bodies, with a mask of the
 * painted area each.
 */

const directory = 'public/bodies';
const quality = { quality: 82, alphaQuality: 80, effort: 6 } as const;

const drawn = (...shapes: string[]) =>
  sharp(Buffer.from(svg(...shapes)), { density: 72 })
    .png()
    .toBuffer();

async function write(name: string, { behind, paint, details }: Drawing): Promise<void> {
  await sharp(await drawn(behind, paint, details))
    .webp(quality)
    .toFile(join(directory, `${name}.webp`));
  const visiblePaint = sharp(await drawn(paint)).composite([
    { input: await drawn(details), blend: 'dest-out' },
  ]);
  // The page supplies the colour: only the alpha channel is used.
  const { data, info } = await visiblePaint.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let i = 0; i < data.length; i += 4) data.fill(0, i, i + 3);
  await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp(quality)
    .toFile(join(directory, 'paint', `${name}.webp`));
}

for (const [name, drawing] of Object.entries({
  ...motorcycleDrawings,
  ...truckDrawings,
  ...threeWheelerDrawings,
}))
  await write(name, drawing);
