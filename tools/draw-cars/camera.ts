import type { DrawnView } from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { CarProfile } from './car-profile.ts';
import type { Mesh } from './mesh-grid.ts';

export interface Standpoint {
  /** Degrees around the car from its nose, counter-clockwise. */
  yaw: number;
  /** Eye height and distance from the car's middle, metres. */
  eye: number;
  distance: number;
  /** Share of the picture's width and height the car may take. */
  fillWidth: number;
  fillHeight: number;
  /** Vertical position of the lowest tyre as a share of the height. */
  ground: number;
}

export const standpoints: Record<DrawnView, Standpoint> = {
  front: { yaw: 37, eye: 1.36, distance: 7.6, fillWidth: 0.85, fillHeight: 0.77, ground: 0.855 },
  side: { yaw: 91, eye: 1.2, distance: 8.6, fillWidth: 0.88, fillHeight: 0.66, ground: 0.815 },
  rear: { yaw: 141, eye: 1.4, distance: 7.6, fillWidth: 0.84, fillHeight: 0.76, ground: 0.855 },
};

export interface Camera {
  position: [number, number, number];
  yaw: number;
  /** Pixel column, pixel row and depth of a point. */
  toScreen: (x: number, y: number, z: number) => [number, number, number];
  horizonRow: number;
  /** Pixels per metre at depth 1. */
  focal: number;
}

/** Places the camera so that the whole mesh fits a picture of width x height pixels. */
export function aimCamera(
  profile: CarProfile,
  mesh: Mesh,
  spot: Standpoint,
  width: number,
  height: number,
): Camera {
  const { shape } = profile;
  const yaw = (spot.yaw * Math.PI) / 180;
  const middle = (shape.length + profile.rearEnd) / 2;
  const cx = middle + Math.cos(yaw) * spot.distance;
  const cy = Math.sin(yaw) * spot.distance;
  const cz = spot.eye;
  const drop = shape.height * 0.45 - cz;
  const reach = Math.hypot(spot.distance, drop);
  const fx = (middle - cx) / reach;
  const fy = -cy / reach;
  const fz = drop / reach;
  const flat = Math.hypot(fx, fy);
  const rx = fy / flat;
  const ry = -fx / flat;
  const ux = ry * fz;
  const uy = -rx * fz;
  const uz = rx * fy - ry * fx;
  const project = (x: number, y: number, z: number): [number, number, number] => {
    const dx = x - cx;
    const dy = y - cy;
    const dz = z - cz;
    const depth = dx * fx + dy * fy + dz * fz;
    return [(dx * rx + dy * ry) / depth, (dx * ux + dy * uy + dz * uz) / depth, depth];
  };
  let left = 9;
  let right = -9;
  let low = 9;
  let high = -9;
  for (const [x, y, z] of mesh.vertices) {
    const [a, b] = project(x, y, z);
    left = Math.min(left, a);
    right = Math.max(right, a);
    low = Math.min(low, b);
    high = Math.max(high, b);
  }
  const focal = Math.min(
    (spot.fillWidth * width) / (right - left),
    (spot.fillHeight * height) / (high - low),
  );
  const originX = width * 0.5 - (focal * (left + right)) / 2;
  const originY = height * spot.ground + focal * low;
  return {
    position: [cx, cy, cz],
    yaw,
    focal,
    toScreen: (x, y, z) => {
      const [a, b, depth] = project(x, y, z);
      return [originX + a * focal, originY - b * focal, depth];
    },
    horizonRow: originY - focal * project(cx + fx * 1e4, cy + fy * 1e4, cz)[1],
  };
}
