import type { PhotoHint } from '#offline/drafts/draft.schema.ts';
import type { Size } from './photo-sizes.ts';

/**
 * Long edge in pixels at which brightness and sharpness are measured, so that the limits are independent of
 * the camera.
 */
export const hintEdge = 800;

/** Mean brightness, of 255. A car in a garage with a lamp is above; one in the street at night is below. */
const darkMean = 52;
/** If even the lightest fifth is darker than this, little is visible. */
const darkTop = 96;
/**
 * Variance of the Laplacian in the sharpest parts. Photos taken with a steady hand have several hundred or
 * more.
 */
const blurredVariance = 60;
/** A buyer's screen is about 360 points wide, with two or three pixels per point. */
const smallEdges = { long: 800, short: 480 } as const;
/** Number of parts per axis: sky and paint are smooth even in the sharpest photo. */
const partsEachWay = 6;
const sharpestParts = 6;

/**
 * Hints about a photo; never a reason to reject it.
 * @param pixels RGBA, with a long edge of `hintEdge`
 * @param original the photo before resizing
 */
export function hintsFor(pixels: Uint8ClampedArray, size: Size, original: Size): PhotoHint[] {
  const light = lightOf(pixels);
  const hints: PhotoHint[] = [];
  // A dark photo has no edges, so its sharpness cannot be measured.
  if (isDark(light)) hints.push('dark');
  else if (sharpnessOf(light, size) < blurredVariance) hints.push('blurred');
  const [short = 0, long = 0] = [original.width, original.height].sort((a, b) => a - b);
  if (long < smallEdges.long || short < smallEdges.short) hints.push('small');
  return hints;
}

/** Brightness of each pixel, 0 to 255 (ITU-R BT.601). */
function lightOf(pixels: Uint8ClampedArray): Uint8Array {
  const light = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < light.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    light[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return light;
}

function isDark(light: Uint8Array): boolean {
  const counts = new Uint32Array(256);
  let sum = 0;
  for (const value of light) {
    counts[value] = (counts[value] ?? 0) + 1;
    sum += value;
  }
  let lighter = light.length / 5;
  let top = 255;
  while (top > 0 && lighter > (counts[top] ?? 0)) {
    lighter -= counts[top] ?? 0;
    top -= 1;
  }
  return sum / light.length < darkMean && top < darkTop;
}

/** The variance of the Laplacian in the sharpest parts. https://doi.org/10.1016/j.patcog.2012.11.011 */
export function sharpnessOf(light: Uint8Array, { width, height }: Size): number {
  const variances: number[] = [];
  const [across, down] = [Math.floor(width / partsEachWay), Math.floor(height / partsEachWay)];
  for (let part = 0; part < partsEachWay ** 2; part += 1) {
    const left = (part % partsEachWay) * across;
    const top = Math.floor(part / partsEachWay) * down;
    variances.push(varianceIn(light, width, { left, top, right: left + across, bottom: top + down }));
  }
  const sharpest = variances.sort((a, b) => b - a).slice(0, sharpestParts);
  return sharpest.reduce((sum, each) => sum + each, 0) / sharpest.length;
}

type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function varianceIn(light: Uint8Array, width: number, { left, top, right, bottom }: Edges): number {
  let [sum, squares, count] = [0, 0, 0];
  const height = light.length / width;
  for (let y = Math.max(1, top); y < Math.min(bottom, height - 1); y += 1) {
    for (let x = Math.max(1, left); x < Math.min(right, width - 1); x += 1) {
      const at = y * width + x;
      const around =
        (light[at - 1] ?? 0) + (light[at + 1] ?? 0) + (light[at - width] ?? 0) + (light[at + width] ?? 0);
      const difference = around - 4 * (light[at] ?? 0);
      sum += difference;
      squares += difference * difference;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
