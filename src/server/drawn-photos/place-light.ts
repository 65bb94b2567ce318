import type { DrawnPlace } from './drawn-bodies.ts';

type Tint = readonly [number, number, number];

/** How a place tints the neutral light of its rig. */
export interface PlaceLight {
  /** Tint of the light falling on the paint. */
  lit: Tint;
  /** Tint of dim reflections (ground, walls) and of bright ones (sky, lamps). */
  dim: Tint;
  bright: Tint;
  /** Tint of glass, wheels and trim. */
  detail: Tint;
  /** Darkness of the shadow, 0..1. */
  shadow: number;
  /** Share of the car that the floor reflects. */
  floorMirror: number;
}

export const lightOfPlace: Record<DrawnPlace, PlaceLight> = {
  showroom: {
    lit: [1, 1.01, 1.02],
    dim: [0.98, 1, 1.01],
    bright: [1, 1, 1],
    detail: [1, 1.01, 1.02],
    shadow: 0.85,
    floorMirror: 0.2,
  },
  jalan: {
    lit: [1, 1, 0.97],
    dim: [0.92, 1.02, 0.86],
    bright: [0.96, 1, 1.05],
    detail: [0.98, 1, 0.99],
    shadow: 0.95,
    floorMirror: 0,
  },
  pantai: {
    lit: [1.08, 0.96, 0.9],
    dim: [1.14, 0.92, 0.82],
    bright: [1.1, 0.96, 0.92],
    detail: [1.02, 0.9, 0.87],
    shadow: 0.9,
    floorMirror: 0,
  },
  rumah: {
    lit: [1.02, 1, 0.96],
    dim: [1.05, 0.99, 0.92],
    bright: [0.97, 1, 1.05],
    detail: [1.01, 1, 0.97],
    shadow: 0.95,
    floorMirror: 0,
  },
  gedung: {
    lit: [0.9, 0.92, 0.93],
    dim: [0.96, 1, 1.02],
    bright: [0.98, 1, 1.02],
    detail: [0.92, 0.94, 0.95],
    shadow: 0.9,
    floorMirror: 0.14,
  },
};
