import {
  backdropFrame,
  type DrawnPlace,
  layerHeight as height,
  layerWidth as width,
} from './drawn-bodies.ts';
import type { PictureFacts } from './layer-manifest.ts';
import { decodeLight, displayValue } from './light-encoding.ts';
import { type DrawnPaint, paints } from './paints.ts';
import { lightOfPlace } from './place-light.ts';

/**
 * Decoded layers of one picture; each plane of `mask` (paint, shadow) and `light` (lit, gloss) is width x height
 * bytes.
 */
export interface CarLayers {
  cut: Uint8Array;
  mask: Uint8Array;
  light: Uint8Array;
  backdrop: Uint8Array;
  facts: PictureFacts;
}

export interface CarScene {
  paint: DrawnPaint;
  place: DrawnPlace;
  mirrored: boolean;
  /** Backdrops may be mirrored independently, so that three of them look like six. */
  backdropMirrored: boolean;
}

const planeSize = width * height;

type Channels = readonly [Float32Array, Float32Array, Float32Array];

/** Lookup tables for a paint's pixels by layer byte, and the display value of the sum of both. */
interface PaintTables {
  lit: Channels;
  gloss: Channels;
  shade(litBy: Float32Array, glossBy: Float32Array, litByte: number, glossByte: number): number;
}

const toneStepsPerUnit = 8192;
const brightestTone = 3;

/** Light at which metallic and solid paint look the same; flakes add contrast around it. */
const metalPivot = 1.1;

function tones(): Uint8Array {
  return Uint8Array.from({ length: toneStepsPerUnit * brightestTone }, (_, step) =>
    Math.round(255 * displayValue((step + 0.5) / toneStepsPerUnit)),
  );
}

function bytes(value: (light: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => value(decodeLight(byte)));
}

function linear(hex: string, channel: number): number {
  return (Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) / 255) ** 2.2;
}

let sharedTones: Uint8Array | undefined;

function paintTables(paintCode: DrawnPaint, place: DrawnPlace): PaintTables {
  const paint = paints[paintCode];
  const light = lightOfPlace[place];
  const contrast = 1 + 0.45 * paint.metal;
  const litBy = (channel: number) =>
    bytes(
      (amount) =>
        linear(paint.hex, channel) *
        (light.lit[channel] ?? 0) *
        metalPivot *
        (amount / metalPivot) ** contrast,
    );
  const glossBy = (channel: number) =>
    bytes((amount) => {
      const brightness = Math.min(1, amount / 0.3);
      return (
        amount *
        (0.55 + 0.5 * brightness) *
        ((light.dim[channel] ?? 0) * (1 - brightness) + (light.bright[channel] ?? 0) * brightness)
      );
    });
  sharedTones ??= tones();
  const tone = sharedTones;
  const lastTone = tone.length - 1;
  return {
    lit: [litBy(0), litBy(1), litBy(2)],
    gloss: [glossBy(0), glossBy(1), glossBy(2)],
    shade(litTable, glossTable, litByte, glossByte) {
      const step = (((litTable[litByte] ?? 0) + (glossTable[glossByte] ?? 0)) * toneStepsPerUnit) | 0;
      return tone[Math.min(step, lastTone)] ?? 0;
    },
  };
}

/** Composes the painted car into its place: RGB pixels at layer size, without the plate's letters. */
export function composeCar(layers: CarLayers, scene: CarScene): Uint8Array {
  const { cut, mask, light, backdrop, facts } = layers;
  const place = lightOfPlace[scene.place];
  const { lit, gloss, shade } = paintTables(scene.paint, scene.place);
  const [litRed, litGreen, litBlue] = lit;
  const [glossRed, glossGreen, glossBlue] = gloss;
  const [detailRed, detailGreen, detailBlue] = place.detail;
  const shadowScale = place.shadow / 255;
  const out = new Uint8Array(planeSize * 3);
  const top = Math.max(0, Math.min(backdropFrame.height - height, backdropFrame.horizon - facts.horizon));
  for (let y = 0; y < height; y++) {
    const below = y - facts.ground;
    const mirrorRow = facts.ground - below;
    const floorMirror =
      below > 0 && place.floorMirror > 0
        ? place.floorMirror * Math.max(0, 1 - below / ((height - facts.ground) * 0.9))
        : 0;
    const vertical = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++) {
      const at = y * width + (scene.mirrored ? width - 1 - x : x);
      const to = (y * width + x) * 3;
      const from = ((y + top) * width + (scene.backdropMirrored ? width - 1 - x : x)) * 3;
      const cover = cut[at * 4 + 3] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      if (cover < 255) {
        const horizontal = (x / width - 0.5) ** 2;
        const vignette = 1 - 0.26 * Math.max(0, horizontal + vertical - 0.16);
        const shadowed = (1 - (mask[planeSize + at] ?? 0) * shadowScale) * vignette;
        red = (backdrop[from] ?? 0) * shadowed;
        green = (backdrop[from + 1] ?? 0) * shadowed;
        blue = (backdrop[from + 2] ?? 0) * shadowed;
        if (floorMirror > 0) {
          const source = mirrorRow * width;
          const share = ((cut[(source + at - y * width) * 4 + 3] ?? 0) / 255) * floorMirror;
          const colour = (source + x) * 3;
          red += ((out[colour] ?? 0) - red) * share;
          green += ((out[colour + 1] ?? 0) - green) * share;
          blue += ((out[colour + 2] ?? 0) - blue) * share;
        }
      }
      if (cover > 0) {
        const share = cover / 255;
        const paint = (mask[at] ?? 0) / 255;
        const litByte = light[at] ?? 0;
        const glossByte = light[planeSize + at] ?? 0;
        red +=
          (paint * shade(litRed, glossRed, litByte, glossByte) + (cut[at * 4] ?? 0) * detailRed - red) *
          share;
        green +=
          (paint * shade(litGreen, glossGreen, litByte, glossByte) +
            (cut[at * 4 + 1] ?? 0) * detailGreen -
            green) *
          share;
        blue +=
          (paint * shade(litBlue, glossBlue, litByte, glossByte) +
            (cut[at * 4 + 2] ?? 0) * detailBlue -
            blue) *
          share;
      }
      out[to] = red > 255 ? 255 : red + 0.5;
      out[to + 1] = green > 255 ? 255 : green + 0.5;
      out[to + 2] = blue > 255 ? 255 : blue + 0.5;
    }
  }
  return out;
}

/** Shadow up to this is noise of the layer's compression, which shows on an even ground. */
const faintestShadow = 6;

/** The place whose light falls on a cut-out: even light from above, no colour of its own. */
export const cutOutPlace = 'showroom' satisfies DrawnPlace;

/** The painted car and its shadow without a backdrop, as RGBA pixels at layer size, and without the plate's letters. */
export function composeCutOut(
  { cut, mask, light }: Pick<CarLayers, 'cut' | 'mask' | 'light'>,
  { paint, mirrored }: Pick<CarScene, 'paint' | 'mirrored'>,
): Uint8Array {
  const place = lightOfPlace[cutOutPlace];
  const { lit, gloss, shade } = paintTables(paint, cutOutPlace);
  const shadowScale = place.shadow / 255;
  const out = new Uint8Array(planeSize * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + (mirrored ? width - 1 - x : x);
      const to = (y * width + x) * 4;
      const cover = (cut[at * 4 + 3] ?? 0) / 255;
      const shadow = Math.max(0, (mask[planeSize + at] ?? 0) - faintestShadow);
      const alpha = cover + (1 - cover) * shadow * shadowScale;
      if (alpha === 0) continue;
      const painted = (mask[at] ?? 0) / 255;
      const litByte = light[at] ?? 0;
      const glossByte = light[planeSize + at] ?? 0;
      for (const channel of [0, 1, 2] as const) {
        const value =
          painted * shade(lit[channel], gloss[channel], litByte, glossByte) +
          (cut[at * 4 + channel] ?? 0) * place.detail[channel];
        // The shadow is black: it only takes away from the car's share.
        out[to + channel] = Math.min(255, (value * cover) / alpha + 0.5);
      }
      out[to + 3] = alpha * 255 + 0.5;
    }
  }
  return out;
}
