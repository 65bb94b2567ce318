import type { DrawnPlace } from './drawn-bodies.ts';
import { decodeLight, displayValue } from './light-encoding.ts';
import { type DrawnPaint, PAINTS } from './paints.ts';
import { PLACE_LIGHT } from './place-light.ts';

type Channels = readonly [Float32Array, Float32Array, Float32Array];

/** Everything a paint's pixel needs, looked up by layer byte: tone[(lit + gloss) * TONE_STEPS_PER_UNIT] is its display value. */
export interface PaintTables {
  lit: Channels;
  gloss: Channels;
  tone: Uint8Array;
}

export const TONE_STEPS_PER_UNIT = 8192;
const BRIGHTEST_TONE = 3;

/** Light at which a metallic paint looks like a solid one; around it flakes add contrast. */
const METAL_PIVOT = 1.1;

function tones(): Uint8Array {
  return Uint8Array.from({ length: TONE_STEPS_PER_UNIT * BRIGHTEST_TONE }, (_, step) =>
    Math.round(255 * displayValue((step + 0.5) / TONE_STEPS_PER_UNIT)),
  );
}

function bytes(value: (light: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, byte) => value(decodeLight(byte)));
}

function linear(hex: string, channel: number): number {
  return (Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) / 255) ** 2.2;
}

let sharedTones: Uint8Array | undefined;

export function paintTables(paintCode: DrawnPaint, place: DrawnPlace): PaintTables {
  const paint = PAINTS[paintCode];
  const light = PLACE_LIGHT[place];
  const contrast = 1 + 0.45 * paint.metal;
  const litBy = (channel: number) =>
    bytes(
      (amount) =>
        linear(paint.hex, channel) *
        (light.lit[channel] ?? 0) *
        METAL_PIVOT *
        (amount / METAL_PIVOT) ** contrast,
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
  return {
    lit: [litBy(0), litBy(1), litBy(2)],
    gloss: [glossBy(0), glossBy(1), glossBy(2)],
    tone: sharedTones,
  };
}
