import type { DrawnPlace } from './drawn-bodies.ts';
import { decodeLight, displayValue } from './light-encoding.ts';
import { type DrawnPaint, paints } from './paints.ts';
import { lightOfPlace } from './place-light.ts';

type Channels = readonly [Float32Array, Float32Array, Float32Array];

/**
 * Lookup tables for a paint's pixels by layer byte: tone[(lit + gloss) * toneStepsPerUnit] is the display
 * value.
 */
export interface PaintTables {
  lit: Channels;
  gloss: Channels;
  tone: Uint8Array;
}

export const toneStepsPerUnit = 8192;
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

export function paintTables(paintCode: DrawnPaint, place: DrawnPlace): PaintTables {
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
  return {
    lit: [litBy(0), litBy(1), litBy(2)],
    gloss: [glossBy(0), glossBy(1), glossBy(2)],
    tone: sharedTones,
  };
}
