import type { Camera } from './camera.ts';
import type { CarProfile } from './car-profile.ts';
import { itemAt } from './geometry-math.ts';
import { type Mesh, surfaces } from './mesh-grid.ts';
import { isCutOpen } from './open-cabin.ts';

/** Numbers kept for each pixel: position, normal and the surface's own two. */
export const fieldsPerPixel = 8;

/** What each pixel of the picture shows; surface 0 is nothing. */
export interface SurfaceBuffer {
  width: number;
  height: number;
  surface: Uint8Array;
  fields: Float32Array;
}

/** Draws the mesh with a depth test, leaving out the body inside the wheel arches and over an open cabin. */
export function drawSurfaces(
  profile: CarProfile,
  mesh: Mesh,
  camera: Camera,
  width: number,
  height: number,
): SurfaceBuffer {
  const depth = new Float32Array(width * height).fill(1e9);
  const surface = new Uint8Array(width * height);
  const fields = new Float32Array(width * height * fieldsPerPixel);
  const screen = mesh.vertices.map(([x, y, z]) => camera.toScreen(x, y, z));
  const R = profile.shape.wheelRadius;
  const archSquared = (R + 0.045) ** 2;
  for (const [i0, i1, i2, kind] of mesh.triangles) {
    const A = itemAt(screen, i0);
    const B = itemAt(screen, i1);
    const C = itemAt(screen, i2);
    const area = (B[0] - A[0]) * (C[1] - A[1]) - (B[1] - A[1]) * (C[0] - A[0]);
    if (Math.abs(area) < 1e-6) continue;
    const x0 = Math.max(0, Math.floor(Math.min(A[0], B[0], C[0])));
    const x1 = Math.min(width - 1, Math.ceil(Math.max(A[0], B[0], C[0])));
    const y0 = Math.max(0, Math.floor(Math.min(A[1], B[1], C[1])));
    const y1 = Math.min(height - 1, Math.ceil(Math.max(A[1], B[1], C[1])));
    const a = itemAt(mesh.vertices, i0);
    const b = itemAt(mesh.vertices, i1);
    const c = itemAt(mesh.vertices, i2);
    for (let py = y0; py <= y1; py++) {
      for (let px = x0; px <= x1; px++) {
        const x = px + 0.5;
        const y = py + 0.5;
        const w0 = ((B[0] - x) * (C[1] - y) - (B[1] - y) * (C[0] - x)) / area;
        const w1 = ((C[0] - x) * (A[1] - y) - (C[1] - y) * (A[0] - x)) / area;
        const w2 = 1 - w0 - w1;
        if (w0 < -1e-4 || w1 < -1e-4 || w2 < -1e-4) continue;
        const z = w0 * A[2] + w1 * B[2] + w2 * C[2];
        const k = py * width + px;
        if (z >= (depth[k] ?? 0)) continue;
        if (kind === surfaces.body) {
          const worldZ = w0 * a[2] + w1 * b[2] + w2 * c[2];
          if (worldZ < R * 2.2) {
            const worldX = w0 * a[0] + w1 * b[0] + w2 * c[0];
            const dz = (worldZ - R) ** 2;
            if (
              (worldX - profile.frontAxle) ** 2 + dz < archSquared ||
              (worldX - profile.rearAxle) ** 2 + dz < archSquared
            )
              continue;
          }
        }
        if (profile.shape.openCabin && (kind === surfaces.body || kind === surfaces.greenhouse)) {
          const field = (m: number) => w0 * (a[m] ?? 0) + w1 * (b[m] ?? 0) + w2 * (c[m] ?? 0);
          if (isCutOpen(profile, kind === surfaces.greenhouse, field)) continue;
        }
        depth[k] = z;
        surface[k] = kind;
        for (let m = 0; m < fieldsPerPixel; m++)
          fields[k * fieldsPerPixel + m] = w0 * (a[m] ?? 0) + w1 * (b[m] ?? 0) + w2 * (c[m] ?? 0);
      }
    }
  }
  return { width, height, surface, fields };
}
