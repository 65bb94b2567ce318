import { join } from 'node:path';
import sharp from 'sharp';
import { cabinTrims, layerHeight, layerWidth } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { cabinDrawing } from './cabin-drawing.ts';
import { engineDrawing, engineWings } from './engine-drawing.ts';
import { odometerDrawing } from './odometer-drawing.ts';

const document = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${layerWidth}" height="${layerHeight}">${content}</svg>`,
  );

/** Writes the instrument panel, the cabins (windscreen transparent) and the engine bay (alpha is "not paint"). */
export async function writeScenes(directory: string): Promise<void> {
  await sharp(Buffer.from(odometerDrawing()))
    .webp({ quality: 88, effort: 6 })
    .toFile(join(directory, 'odometer.scene.webp'));
  for (const trim of cabinTrims) {
    await sharp(Buffer.from(cabinDrawing(trim)))
      .webp({ quality: 84, effort: 6 })
      .toFile(join(directory, `cabin-${trim}.scene.webp`));
  }
  const bay = await sharp(document(engineDrawing() + engineWings(true)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const wings = await sharp(document(`<rect width="100%" height="100%"/>${engineWings(false)}`))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const pixels = new Uint8Array(layerWidth * layerHeight * 4);
  for (let i = 0; i < layerWidth * layerHeight; i++) {
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = bay[i * 3 + c] ?? 0;
    pixels[i * 4 + 3] = 255 - (wings[i] ?? 0);
  }
  await sharp(pixels, { raw: { width: layerWidth, height: layerHeight, channels: 4 } })
    .webp({ quality: 86, effort: 6, exact: true })
    .toFile(join(directory, 'engine.scene.webp'));
}
