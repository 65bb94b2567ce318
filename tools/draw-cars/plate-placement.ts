import type { PlatePlacement } from '../../src/server/drawn-photos/layer-manifest.ts';
import type { CarProfile } from './car-profile.ts';
import { frontPlateHeight, plateHalf } from './face-drawing.ts';
import { surfaces } from './mesh-grid.ts';
import { fieldsPerPixel, type SurfaceBuffer } from './surface-buffer.ts';
import { rearPlateHeight } from './tail-drawing.ts';

type Triple = readonly [number, number, number];

function determinant(a: Triple, b: Triple, c: Triple): number {
  return (
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
    b[0] * (a[1] * c[2] - a[2] * c[1]) +
    c[0] * (a[1] * b[2] - a[2] * b[1])
  );
}

/**
 * Where the plate is in the picture: a least-squares fit of screen position to position on the plate. `facing` is 1
 * when the camera sees the nose, -1 the tail, 0 only the flank.
 */
export function placePlate(
  profile: CarProfile,
  buffer: SurfaceBuffer,
  facing: number,
  scale: number,
): PlatePlacement | undefined {
  if (Math.abs(facing) < 0.2) return undefined;
  const front = facing > 0;
  const plateZ = front ? frontPlateHeight(profile) : rearPlateHeight(profile);
  const surface = !front && profile.shape.cargo ? surfaces.plate : surfaces.body;
  // Sums for the normal equations: columns of the matrix, and the right sides for column and row.
  let [n, sy, sz, syy, syz, szz] = [0, 0, 0, 0, 0, 0];
  let [c, cy, cz, r, ry, rz] = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < buffer.surface.length; k++) {
    if (buffer.surface[k] !== surface) continue;
    const at = k * fieldsPerPixel;
    const x = buffer.fields[at] ?? 0;
    const y = buffer.fields[at + 1] ?? 0;
    const z = (buffer.fields[at + 2] ?? 0) - plateZ;
    if (Math.abs(y) > plateHalf.width || Math.abs(z) > plateHalf.height) continue;
    if (front ? x < profile.shape.length - 0.5 : x > 0.5) continue;
    const column = ((k % buffer.width) + 0.5) * scale;
    const row = (Math.floor(k / buffer.width) + 0.5) * scale;
    n++;
    sy += y;
    sz += z;
    syy += y * y;
    syz += y * z;
    szz += z * z;
    c += column;
    cy += column * y;
    cz += column * z;
    r += row;
    ry += row * y;
    rz += row * z;
  }
  if (n < 50) return undefined;
  const ones: Triple = [n, sy, sz];
  const ys: Triple = [sy, syy, syz];
  const zs: Triple = [sz, syz, szz];
  const whole = determinant(ones, ys, zs);
  const solvedFor = (right: Triple): Triple => [
    determinant(right, ys, zs) / whole,
    determinant(ones, right, zs) / whole,
    determinant(ones, ys, right) / whole,
  ];
  const [centreX, perY, perZ] = solvedFor([c, cy, cz]);
  const [centreY, perYRow, perZRow] = solvedFor([r, ry, rz]);
  const toRight = Math.sign(perY);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    centre: [round(centreX), round(centreY)],
    right: [round(perY * toRight), round(perYRow * toRight)],
    up: [round(perZ), round(perZRow)],
  };
}
