import sharp from 'sharp';
import { layerHeight, layerWidth } from './drawn-bodies.ts';
import type { PlatePlacement } from './layer-manifest.ts';

/** The plate's face in millimetres, which is also its sampling resolution. */
const plateFace = { width: 400, height: 116 };
const letterColour = [11, 110, 79] as const;

/** LAJUR as strokes, 92 x 20 units. */
const letterStrokes =
  'M0 -20V0H11M18 0L25.5 -20L33 0M21 -7H30M50 -20V-6Q50 0 45 0Q40 0 40 -5M58 -20V-6.5Q58 0 64.5 0Q71 0 71 -6.5V-20M79 0V-20H86Q92 -20 92 -14.5Q92 -9 86 -9H79M86 -9L92 0';

let letters: Promise<Uint8Array> | undefined;

/** Coverage of the letters, one byte per millimetre. */
export function plateLetters(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${plateFace.width}" height="${plateFace.height}"><rect width="100%" height="100%"/><g transform="translate(${plateFace.width / 2 - 46 * 3.3} ${plateFace.height / 2 + 10 * 3.3}) scale(3.3)" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="${letterStrokes}"/></g></svg>`;
  letters ??= sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  return letters;
}

/** Draws the letters on a composed picture of `channels` bytes a pixel. They always read left to right, even on a mirrored car. */
export function drawPlate(
  picture: Uint8Array,
  face: Uint8Array,
  placement: PlatePlacement,
  mirrored: boolean,
  channels: 3 | 4 = 3,
): void {
  const sign = mirrored ? -1 : 1;
  const centreX = mirrored ? layerWidth - placement.centre[0] : placement.centre[0];
  const centreY = placement.centre[1];
  const [rightX, rightY] = [placement.right[0], placement.right[1] * sign];
  const [upX, upY] = [placement.up[0] * sign, placement.up[1]];
  const area = rightX * upY - rightY * upX;
  const reachX = Math.abs(rightX) * 0.2 + Math.abs(upX) * 0.06 + 2;
  const reachY = Math.abs(rightY) * 0.2 + Math.abs(upY) * 0.06 + 2;
  const coverage = (x: number, y: number) => {
    const dx = x - centreX;
    const dy = y - centreY;
    const across = Math.floor(((dx * upY - dy * upX) / area) * 1000 + plateFace.width / 2);
    const down = Math.floor(plateFace.height / 2 - ((rightX * dy - rightY * dx) / area) * 1000);
    return across < 0 || down < 0 || across >= plateFace.width || down >= plateFace.height
      ? 0
      : (face[down * plateFace.width + across] ?? 0);
  };
  const left = Math.max(0, Math.floor(centreX - reachX));
  const right = Math.min(layerWidth - 1, Math.ceil(centreX + reachX));
  const top = Math.max(0, Math.floor(centreY - reachY));
  const bottom = Math.min(layerHeight - 1, Math.ceil(centreY + reachY));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      let sum = 0;
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 4; i++) sum += coverage(x + (i + 0.5) / 4, y + (j + 0.5) / 4);
      const share = sum / 16 / 255;
      if (share === 0) continue;
      const at = (y * layerWidth + x) * channels;
      for (const [c, ink] of letterColour.entries())
        picture[at + c] = (picture[at + c] ?? 0) * (1 - share) + ink * share;
    }
  }
}
