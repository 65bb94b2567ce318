/** Small numeric helpers of the car renderer. Lengths are metres unless said otherwise. */

export type Point2 = readonly [number, number];

export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 at `from`, 1 at `to`, with soft ends; `from` may be the larger of the two. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** sRGB hex to linear light (gamma 2.2), each channel 0..1. */
export function linearColour(hex: string): [number, number, number] {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

/** Share of light the eye gives to a linear colour. */
export function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reads an array at an index that is known to lie inside it. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

interface Knot {
  at: number;
  value: number;
  slope: number;
}

/** Slopes that keep a cubic through the points from overshooting. */
function monotoneKnots(points: readonly Point2[]): Knot[] {
  const knots = [...points].sort((a, b) => a[0] - b[0]).map(([at, value]): Knot => ({ at, value, slope: 0 }));
  const last = knots.length - 1;
  for (const [i, knot] of knots.entries()) {
    const before = itemAt(knots, Math.max(0, i - 1));
    const after = itemAt(knots, Math.min(last, i + 1));
    knot.slope = (after.value - before.value) / (after.at - before.at || 1);
  }
  for (let i = 0; i < last; i++) {
    const left = itemAt(knots, i);
    const right = itemAt(knots, i + 1);
    const rise = (right.value - left.value) / (right.at - left.at);
    if (Math.abs(rise) < 1e-6) {
      left.slope = 0;
      right.slope = 0;
      continue;
    }
    const a = left.slope / rise;
    const b = right.slope / rise;
    if (a < 0) left.slope = 0;
    if (b < 0) right.slope = 0;
    const length = a * a + b * b;
    if (length > 9) {
      const scale = 3 / Math.sqrt(length);
      left.slope = scale * a * rise;
      right.slope = scale * b * rise;
    }
  }
  return knots;
}

/** A monotone cubic through points of [distance, height]: it never overshoots between two points. */
export function monotoneCurve(points: readonly Point2[]): (at: number) => number {
  const knots = monotoneKnots(points);
  const first = itemAt(knots, 0);
  const last = itemAt(knots, knots.length - 1);
  return (at) => {
    if (at <= first.at) return first.value;
    if (at >= last.at) return last.value;
    let i = 0;
    while (at > itemAt(knots, i + 1).at) i++;
    const left = itemAt(knots, i);
    const right = itemAt(knots, i + 1);
    const width = right.at - left.at;
    const t = (at - left.at) / width;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * left.value +
      (t3 - 2 * t2 + t) * width * left.slope +
      (-2 * t3 + 3 * t2) * right.value +
      (t3 - t2) * width * right.slope
    );
  };
}

/** Catmull-Rom through section points, `share` 0..1 along them. */
export function sectionSpline(points: readonly Point2[], share: number): [number, number] {
  const last = points.length - 1;
  const along = clamp(share) * last;
  const i = Math.min(last - 1, Math.floor(along));
  const t = along - i;
  const t2 = t * t;
  const t3 = t2 * t;
  const p0 = itemAt(points, Math.max(0, i - 1));
  const p1 = itemAt(points, i);
  const p2 = itemAt(points, i + 1);
  const p3 = itemAt(points, Math.min(last, i + 2));
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3);
  return [blend(p0[0], p1[0], p2[0], p3[0]), blend(p0[1], p1[1], p2[1], p3[1])];
}

function hash(a: number, b: number): number {
  const s = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

/** Smooth value noise, 0..1. */
export function valueNoise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const a = u * u * (3 - 2 * u);
  const b = v * v * (3 - 2 * v);
  return mix(mix(hash(i, j), hash(i + 1, j), a), mix(hash(i, j + 1), hash(i + 1, j + 1), a), b);
}

/** A repeatable stream of numbers 0..1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
