import { join } from 'node:path';
import sharp from 'sharp';
import {
  backdropFrame,
  backdropsPerPlace,
  type DrawnPlace,
  drawnPlaces,
} from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { BackdropSpace } from './backdrop-parts.ts';
import { seededRandom } from './geometry-math.ts';
import { garageBackdrop, showroomBackdrop } from './indoor-backdrops.ts';
import { beachBackdrop, houseBackdrop, streetBackdrop } from './outdoor-backdrops.ts';

/** How each place is drawn, and its blur radius in pixels at full size. */
const drawnBackdrops: Record<DrawnPlace, { draw: (space: BackdropSpace) => string; blur: number }> = {
  showroom: { draw: showroomBackdrop, blur: 7 },
  jalan: { draw: streetBackdrop, blur: 8 },
  pantai: { draw: beachBackdrop, blur: 4.5 },
  rumah: { draw: houseBackdrop, blur: 6.5 },
  gedung: { draw: garageBackdrop, blur: 6 },
};

/** Writes every place's backdrops at half size; they are blurred, so no detail is lost. */
export async function writeBackdrops(directory: string): Promise<void> {
  for (const place of drawnPlaces) {
    for (let variant = 1; variant <= backdropsPerPlace; variant++) {
      const space: BackdropSpace = {
        width: backdropFrame.width,
        height: backdropFrame.height,
        horizon: backdropFrame.horizon,
        unit: 600,
        random: seededRandom(variant * 7919 + place.length * 131),
      };
      for (let i = 0; i < 5; i++) space.random();
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${backdropFrame.width}" height="${backdropFrame.height}">${drawnBackdrops[place].draw(space)}</svg>`;
      const blurred = await sharp(Buffer.from(svg))
        .flatten({ background: '#888' })
        .blur(drawnBackdrops[place].blur)
        .linear(1.08, 4)
        .modulate({ saturation: 1.04 })
        .png()
        .toBuffer();
      await sharp(blurred)
        .resize(backdropFrame.width / 2, backdropFrame.height / 2)
        .webp({ quality: 84, effort: 6 })
        .toFile(join(directory, `${place}-${variant}.backdrop.webp`));
    }
  }
}
