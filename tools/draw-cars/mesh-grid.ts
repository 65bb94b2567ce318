import { clamp, itemAt } from './geometry-math.ts';

export const surfaces = { body: 1, greenhouse: 3, wheel: 4, tread: 5, black: 6, trim: 7, mirror: 8 } as const;
export type Surface = (typeof surfaces)[keyof typeof surfaces];

/** Position, normal and two numbers of the surface's own: [x, y, z, nx, ny, nz, a, b]. */
export type Vertex = [number, number, number, number, number, number, number, number];
export type Triangle = [number, number, number, Surface];

export interface Mesh {
  vertices: Vertex[];
  triangles: Triangle[];
}

type GridPoint = readonly [x: number, y: number, z: number, a: number, b: number];

/** Adds a patch given by a function of (u, v) in 0..1; normals come from its neighbours. */
export function addGrid(
  mesh: Mesh,
  surface: Surface,
  nu: number,
  nv: number,
  flip: boolean,
  at: (u: number, v: number) => GridPoint,
): void {
  const points: GridPoint[] = [];
  for (let i = 0; i <= nu; i++) for (let j = 0; j <= nv; j++) points.push(at(i / nu, j / nv));
  const point = (i: number, j: number) => itemAt(points, clamp(i, 0, nu) * (nv + 1) + clamp(j, 0, nv));
  const base = mesh.vertices.length;
  const sign = flip ? -1 : 1;
  for (let i = 0; i <= nu; i++) {
    for (let j = 0; j <= nv; j++) {
      const a = point(i + 1, j);
      const b = point(i - 1, j);
      const c = point(i, j + 1);
      const d = point(i, j - 1);
      const p = point(i, j);
      const ux = a[0] - b[0];
      const uy = a[1] - b[1];
      const uz = a[2] - b[2];
      const vx = c[0] - d[0];
      const vy = c[1] - d[1];
      const vz = c[2] - d[2];
      const nx = uy * vz - uz * vy;
      const ny = uz * vx - ux * vz;
      const nz = ux * vy - uy * vx;
      const length = (Math.hypot(nx, ny, nz) || 1) * sign;
      mesh.vertices.push([p[0], p[1], p[2], nx / length, ny / length, nz / length, p[3], p[4]]);
    }
  }
  for (let i = 0; i < nu; i++) {
    for (let j = 0; j < nv; j++) {
      const q = base + i * (nv + 1) + j;
      mesh.triangles.push([q, q + 1, q + nv + 1, surface], [q + 1, q + nv + 2, q + nv + 1, surface]);
    }
  }
}
