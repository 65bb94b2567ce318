import type { LightRig } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { clamp, linearColour, luminance, mix, smoothStep, valueNoise } from './geometry-math.ts';

interface RigColours {
  skyTop: string;
  skyLow: string;
  /** Trees or walls at the horizon, and how high they reach (sine of the elevation). */
  band: string;
  bandHeight: number;
  groundFar: string;
  groundNear: string;
  leaves: boolean;
  striplights: boolean;
  sun: readonly [number, number, number];
  sunColour: readonly [number, number, number];
  sunPower: number;
  exposure: number;
}

/** What a reflected ray sees in one kind of light. */
export interface Light extends Omit<RigColours, 'skyTop' | 'skyLow' | 'groundFar' | 'groundNear' | 'band'> {
  skyTop: [number, number, number];
  skyLow: [number, number, number];
  groundFar: [number, number, number];
  /** Sharp and rough reflections as RGB over azimuth and elevation. */
  sharp: Float32Array;
  rough: Float32Array;
  /** The luminance of both, and of the light from below, from above, and of the sun. */
  sharpLuminance: Float32Array;
  roughLuminance: Float32Array;
  below: number;
  above: number;
  sunLuminance: number;
}

const rigs: Record<LightRig, RigColours> = {
  open: {
    skyTop: '#d4e8ff',
    skyLow: '#f2f6f3',
    band: '#3a4636',
    bandHeight: 0.27,
    groundFar: '#9a9890',
    groundNear: '#66665f',
    leaves: true,
    striplights: false,
    sun: [0.3, 0.57, 0.76],
    sunColour: [1, 0.95, 0.85],
    sunPower: 1.2,
    exposure: 1.14,
  },
  hall: {
    skyTop: '#f6f9fa',
    skyLow: '#d6dde0',
    band: '#5d676c',
    bandHeight: 0.26,
    groundFar: '#a0a7a9',
    groundNear: '#62696c',
    leaves: false,
    striplights: true,
    sun: [0.26, 0.56, 0.8],
    sunColour: [1, 0.97, 0.92],
    sunPower: 0.4,
    exposure: 1.08,
  },
  dusk: {
    skyTop: '#a3b0d8',
    skyLow: '#ffdfc0',
    band: '#5a4658',
    bandHeight: 0.05,
    groundFar: '#a98a76',
    groundNear: '#5b4a45',
    leaves: false,
    striplights: false,
    sun: [0.75, 0.62, 0.22],
    sunColour: [1, 0.84, 0.68],
    sunPower: 1,
    exposure: 1.25,
  },
};

const tableWidth = 512;
const tableHeight = 256;

function skyColour(
  rig: RigColours,
  light: Light,
  x: number,
  y: number,
  z: number,
  roughness: number,
  out: Float32Array,
  at: number,
): void {
  const soft = 0.02 + roughness * 0.35;
  const azimuth = Math.atan2(y, x);
  const near = linearColour(rig.groundNear);
  const band = linearColour(rig.band);
  const from = z < 0 ? light.groundFar : light.skyLow;
  const to = z < 0 ? near : light.skyTop;
  const t = z < 0 ? clamp(-z * 1.5) ** 0.6 : clamp(z) ** 0.55;
  let height = rig.bandHeight;
  if (rig.leaves) height *= 0.75 + 0.55 * valueNoise(azimuth * 5 + 3, 1) + 0.25 * valueNoise(azimuth * 17, 2);
  else height *= 0.82 + 0.4 * valueNoise(Math.floor(azimuth * 6) + 0.5, 3);
  const inBand = smoothStep(-soft - 0.02, soft * 0.4, z) * (1 - smoothStep(height - soft, height + soft, z));
  const leaf = rig.leaves ? 0.55 + 0.9 * valueNoise(azimuth * 22, z * 26) : 1;
  let lamp = 0;
  if (rig.striplights && z > 0.3) {
    const across = Math.abs((((((y / z) * 1.1) % 1.4) + 1.4) % 1.4) - 0.7);
    lamp = (1 - smoothStep(0.2 - soft, 0.2 + soft, across)) * 1.7 * smoothStep(0.3, 0.45, z);
  }
  const bright = 1 + 0.55 * smoothStep(0.15, 0.5, z);
  for (let c = 0; c < 3; c++)
    out[at + c] = (mix(mix(from[c] ?? 0, to[c] ?? 0, t), (band[c] ?? 0) * leaf, inBand) + lamp) * bright;
}

function reflectionTable(rig: RigColours, light: Light, roughness: number): Float32Array {
  const table = new Float32Array(tableWidth * tableHeight * 3);
  for (let j = 0; j < tableHeight; j++) {
    for (let i = 0; i < tableWidth; i++) {
      const azimuth = (i / tableWidth) * 2 * Math.PI - Math.PI;
      const z = 1 - (2 * j) / (tableHeight - 1);
      const flat = Math.sqrt(Math.max(0, 1 - z * z));
      skyColour(
        rig,
        light,
        Math.cos(azimuth) * flat,
        Math.sin(azimuth) * flat,
        z,
        roughness,
        table,
        (j * tableWidth + i) * 3,
      );
    }
  }
  return table;
}

export function buildLight(name: LightRig): Light {
  const rig = rigs[name];
  const light: Light = {
    ...rig,
    skyTop: linearColour(rig.skyTop),
    skyLow: linearColour(rig.skyLow),
    groundFar: linearColour(rig.groundFar),
    sharp: new Float32Array(),
    rough: new Float32Array(),
    sharpLuminance: new Float32Array(),
    roughLuminance: new Float32Array(),
    below: 0,
    above: 0,
    sunLuminance: luminance(...rig.sunColour),
  };
  light.below = luminance(...light.groundFar) * 0.55;
  light.above = luminance(...light.skyLow) * 0.45 + luminance(...light.skyTop) * 0.5;
  light.sharp = reflectionTable(rig, light, 0);
  light.rough = reflectionTable(rig, light, 0.5);
  light.sharpLuminance = luminanceTable(light.sharp);
  light.roughLuminance = luminanceTable(light.rough);
  return light;
}

function luminanceTable(table: Float32Array): Float32Array {
  return Float32Array.from({ length: table.length / 3 }, (_, i) =>
    luminance(table[i * 3] ?? 0, table[i * 3 + 1] ?? 0, table[i * 3 + 2] ?? 0),
  );
}

/** Where a ray meets the tables: two neighbours of a row, and the shares of the second and of the row below. */
export interface RayTarget {
  first: number;
  second: number;
  across: number;
  down: number;
}

export function aimRay(x: number, y: number, z: number, out: RayTarget): void {
  const u = (Math.atan2(y, x) / (2 * Math.PI) + 0.5) * tableWidth;
  const v = clamp((1 - z) * 0.5 * (tableHeight - 1), 0, tableHeight - 1.01);
  const i = Math.floor(u);
  const j = v | 0;
  const i0 = ((i % tableWidth) + tableWidth) % tableWidth;
  out.across = u - i;
  out.down = v - j;
  out.first = j * tableWidth + i0;
  out.second = j * tableWidth + ((i0 + 1) % tableWidth);
}

/** A channel of what a ray sees, bilinear, in a table of so many channels. */
export function seenBy(ray: RayTarget, table: Float32Array, channels: number, channel: number): number {
  const row = tableWidth * channels;
  const first = ray.first * channels + channel;
  const second = ray.second * channels + channel;
  const { across: a, down: b } = ray;
  return (
    ((table[first] ?? 0) * (1 - a) + (table[second] ?? 0) * a) * (1 - b) +
    ((table[first + row] ?? 0) * (1 - a) + (table[second + row] ?? 0) * a) * b
  );
}
