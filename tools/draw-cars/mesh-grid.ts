import { clamp, itemAt, mix } from './geometry-math.ts';

export const surfaces = { body: 1, greenhouse: 3, wheel: 4, tread: 5, black: 6, trim: 7, mirror: 8, cargo: 9, panel: 10, plate: 11, lamp: 12, seat: 13 } as const;
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

/** Adds a box between two corners. */
export function addBox(
  mesh: Mesh,
  surface: Surface,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): void {
  const face = (at: (u: number, v: number) => readonly [number, number, number]) =>
    addGrid(mesh, surface, 1, 1, false, (u, v) => [...at(u, v), 0, 0]);
  for (const x of [x0, x1]) face((u, v) => [x, mix(y0, y1, u), mix(z0, z1, v)]);
  for (const y of [y0, y1]) face((u, v) => [mix(x0, x1, u), y, mix(z0, z1, v)]);
  for (const z of [z0, z1]) face((u, v) => [mix(x0, x1, u), mix(y0, y1, v), z]);
}

/** Adds a body between a ball and a box around a centre. */
export function addPillow(
  mesh: Mesh,
  surface: Surface,
  centre: readonly [number, number, number],
  radii: readonly [number, number, number],
): void {
  const soft = (c: number) => Math.sign(c) * Math.abs(c) ** 0.6;
  addGrid(mesh, surface, 20, 28, true, (u, v) => {
    const p = u * Math.PI;
    const t = v * Math.PI * 2;
    return [
      centre[0] + radii[0] * soft(Math.sin(p) * Math.cos(t)),
      centre[1] + radii[1] * soft(Math.sin(p) * Math.sin(t)),
      centre[2] + radii[2] * soft(Math.cos(p)),
      0,
      0,
    ];
  });
}
