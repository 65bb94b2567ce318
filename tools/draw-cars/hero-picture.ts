import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { DrawnBody, LightRig } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { layerHeight, layerWidth } from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { DrawnPaint } from '../../src/server/drawn-photos/paints.ts';
import { plateLetters } from '../../src/server/drawn-photos/plate-letters.ts';
import { cutOut } from './body-tiles.ts';
import type { Standpoint } from './camera.ts';
import { drawCarPlanes } from './car-layers.ts';
import { carShapes } from './car-shapes.ts';
import type { Light } from './light-rigs.ts';

/** The picture of the home page: three cars without a backdrop, so that it suits both themes. */
const frame = { width: 1120, height: 400 };
/** A phone shows it smaller, and must not wait for it. */
const phoneWidth = 560;
const mostBytes = { [frame.width]: 46_000, [phoneWidth]: 20_000 };

type Placed = {
  readonly body: DrawnBody;
  readonly paint: DrawnPaint;
  readonly isMirrored: boolean;
  readonly width: number;
  readonly left: number;
  /** Of the car's lowest pixel, from the lower edge. */
  readonly bottom: number;
};

/** From the back to the front. */
const cars: readonly Placed[] = [
  { body: 'fortuner', paint: 'hijau', isMirrored: false, width: 500, left: 6, bottom: 104 },
  { body: 'brio', paint: 'merah', isMirrored: true, width: 430, left: 684, bottom: 84 },
  { body: 'avanza', paint: 'putih', isMirrored: false, width: 700, left: 190, bottom: 4 },
];

const standpoint: Standpoint = {
  yaw: 38,
  eye: 1.3,
  distance: 9,
  fillWidth: 0.9,
  fillHeight: 0.8,
  ground: 0.84,
};
const clearPixel = { r: 0, g: 0, b: 0, alpha: 0 };

export async function writeHeroPicture(lights: Record<LightRig, Light>, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const letters = await plateLetters();
  const layers: OverlayOptions[] = [];
  for (const { body, paint, isMirrored, width, left, bottom } of cars) {
    const planes = await drawCarPlanes(carShapes[body], standpoint, lights);
    const picture = cutOut(planes, letters, { paint, isMirrored });
    const trimmed = await sharp(picture, { raw: { width: layerWidth, height: layerHeight, channels: 4 } })
      // The faintest shadow belongs to the car: cut off, it has an edge.
      .trim({ background: clearPixel, threshold: 1 })
      .png()
      .toBuffer();
    const input = await sharp(trimmed).resize({ width }).png().toBuffer();
    const { height = 0 } = await sharp(input).metadata();
    layers.push({ input, left, top: frame.height - bottom - height });
  }
  const whole = await sharp({ create: { ...frame, channels: 4, background: clearPixel } })
    .composite(layers)
    .png()
    .toBuffer();
  for (const width of [frame.width, phoneWidth]) {
    const file = join(directory, `cars-${width}.webp`);
    await sharp(whole).resize({ width }).webp({ quality: 72, alphaQuality: 90, effort: 6 }).toFile(file);
    const { size } = await stat(file);
    if (size > (mostBytes[width] ?? 0)) throw new Error(`${file} has ${size} bytes`);
  }
}
