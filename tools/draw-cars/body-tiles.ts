import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeCar } from '../../src/server/drawn-photos/compose-car.ts';
import { backdropFrame, type LightRig, layerHeight, layerWidth } from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { DrawnPaint } from '../../src/server/drawn-photos/paints.ts';
import { drawPlate, plateLetters } from '../../src/server/drawn-photos/plate-letters.ts';
import type { Standpoint } from './camera.ts';
import { type CarPlanes, drawCarPlanes } from './car-layers.ts';
import type { Light } from './light-rigs.ts';
import { tileShapes } from './tile-shapes.ts';

const tileFrame = { width: 240, height: 150 };
/** The longest car, in a tile, with room for its shadow; the others at the same scale. */
const mostWidth = 214;
const mostBytes = 8000;
const pixelCount = layerWidth * layerHeight;

/** From the side, where body types differ most; far away, so that lengths compare. */
const standpoint: Standpoint = {
  yaw: 91,
  eye: 1.1,
  distance: 14,
  fillWidth: 0.9,
  fillHeight: 0.72,
  ground: 0.82,
};
/** Where the wheels stand in a tile, pixels from above. */
const groundRow = 118;
const clearPixel = { r: 0, g: 0, b: 0, alpha: 0 };

/** A car and its shadow as RGBA, without a backdrop. */
export function cutOut(
  planes: CarPlanes,
  letters: Uint8Array,
  { paint, isMirrored }: { readonly paint: DrawnPaint; readonly isMirrored: boolean },
): Uint8Array {
  // Composed without transparency, so that no backdrop colours the edges.
  const opaque = planes.cut.map((value, i) => (i % 4 === 3 && value > 0 ? 255 : value));
  const picture = composeCar(
    {
      cut: opaque,
      mask: Uint8Array.from([...planes.paint, ...planes.shadow]),
      light: Uint8Array.from([...planes.light.open[0], ...planes.light.open[1]]),
      backdrop: new Uint8Array(backdropFrame.width * backdropFrame.height * 3),
      facts: planes.facts,
    },
    { paint, place: 'rumah', mirrored: isMirrored, backdropMirrored: false },
  );
  if (planes.facts.plate) drawPlate(picture, letters, planes.facts.plate, isMirrored);
  const out = new Uint8Array(pixelCount * 4);
  for (let i = 0; i < pixelCount; i++) {
    const at = isMirrored ? i - (i % layerWidth) + layerWidth - 1 - (i % layerWidth) : i;
    const cover = (planes.cut[at * 4 + 3] ?? 0) / 255;
    const shadow = ((planes.shadow[at] ?? 0) / 255) * 0.45 * (1 - cover);
    const alpha = cover + shadow;
    for (let c = 0; c < 3; c++)
      out[i * 4 + c] = alpha > 0 ? ((picture[i * 3 + c] ?? 0) * cover + 16 * shadow) / alpha : 0;
    out[i * 4 + 3] = Math.round(alpha * 255);
  }
  return out;
}

/** How much of each pixel is paint, as alpha. */
function paintShare(planes: CarPlanes): Uint8Array {
  const out = new Uint8Array(pixelCount * 4);
  for (let i = 0; i < pixelCount; i++)
    out[i * 4 + 3] = ((planes.paint[i] ?? 0) * (planes.cut[i * 4 + 3] ?? 0)) / 255;
  return out;
}

/** The outermost pixels of the car, without its shadow. */
function carBounds(planes: CarPlanes) {
  const bounds = { left: layerWidth, right: 0, bottom: 0 };
  for (let i = 0; i < pixelCount; i++) {
    if ((planes.cut[i * 4 + 3] ?? 0) < 128) continue;
    bounds.left = Math.min(bounds.left, i % layerWidth);
    bounds.right = Math.max(bounds.right, (i % layerWidth) + 1);
    bounds.bottom = Math.floor(i / layerWidth) + 1;
  }
  return bounds;
}

/** Clear pixels around a drawing, so that a tile may reach beyond it. */
const margin = tileFrame.width;
const around = { top: margin, bottom: margin, left: margin, right: margin };

const raw = { width: layerWidth, height: layerHeight, channels: 4 } as const;

/** Writes a silver cut-out for every body type, and where its paint is, to be laid over it in another colour. */
export async function writeBodyTiles(lights: Record<LightRig, Light>, directory: string): Promise<void> {
  await mkdir(join(directory, 'paint'), { recursive: true });
  const longest = Math.max(...Object.values(tileShapes).map(({ length }) => length));
  for (const [name, shape] of Object.entries(tileShapes)) {
    const planes = await drawCarPlanes(shape, standpoint, lights);
    const silver = cutOut(planes, await plateLetters(), { paint: 'silver', isMirrored: false });
    const car = carBounds(planes);
    const scale = (mostWidth * shape.length) / longest / (car.right - car.left);
    const scaled = { width: Math.round(layerWidth * scale), height: Math.round(layerHeight * scale) };
    const window = {
      left: Math.round(((car.left + car.right) / 2) * scale - tileFrame.width / 2),
      top: Math.round(car.bottom * scale) - groundRow,
    };
    for (const [file, pixels] of [
      [`${name}.webp`, silver],
      [`paint/${name}.webp`, paintShare(planes)],
    ] as const) {
      const path = join(directory, file);
      const whole = await sharp(pixels, { raw })
        .resize({ ...scaled, fit: 'fill' })
        .extend({ ...around, background: clearPixel })
        .png()
        .toBuffer();
      await sharp(whole)
        .extract({ left: window.left + margin, top: window.top + margin, ...tileFrame })
        .webp({ quality: 80, alphaQuality: 70, effort: 6 })
        .toFile(path);
      const { size } = await stat(path);
      if (size > mostBytes) throw new Error(`${path} has ${size} bytes`);
    }
  }
}
