import type { CarProfile } from './car-profile.ts';
import { addGrid, type Mesh, surfaces } from './mesh-grid.ts';

const tyreWidth = 0.2;

/** How far the tyre's side bulges at a share of the radius. */
function sideBulge(share: number): number {
  const half = tyreWidth / 2;
  if (share > 0.78)
    return (
      half - 0.012 + 0.012 * Math.sin(((share - 0.78) / 0.22) * Math.PI) - Math.max(0, share - 0.93) * 0.35
    );
  if (share > 0.72) return half - 0.012 - ((0.78 - share) / 0.06) * 0.018;
  return half - 0.03 - 0.012 * Math.sin((share / 0.72) * 3.1);
}

export function addWheels(mesh: Mesh, profile: CarProfile): void {
  const { shape } = profile;
  const R = shape.wheelRadius;
  for (const axle of [profile.frontAxle, profile.rearAxle]) {
    for (const sign of [1, -1]) {
      const middle = sign * (shape.width / 2 - 0.015 - tyreWidth / 2 + (shape.cladding ? 0.012 : 0));
      addGrid(mesh, surfaces.wheel, 14, 64, sign > 0, (u, v) => {
        const t = v * Math.PI * 2;
        return [
          axle + Math.cos(t) * R * u,
          middle + sign * sideBulge(u),
          R + Math.sin(t) * R * u,
          Math.cos(t) * u * sign,
          Math.sin(t) * u,
        ];
      });
      addGrid(mesh, surfaces.tread, 4, 64, false, (u, v) => {
        const t = v * Math.PI * 2;
        const r = R * (1 - 0.03 * Math.abs(u * 2 - 1) ** 4);
        return [axle + Math.cos(t) * r, middle + (u - 0.5) * tyreWidth * 0.94, R + Math.sin(t) * r, u, v];
      });
    }
  }
  if (shape.spareWheel) addSpareWheel(mesh, profile);
}

/** The spare on the tail gate, under a dark cover. */
function addSpareWheel(mesh: Mesh, profile: CarProfile): void {
  const r = profile.shape.wheelRadius * 0.97;
  const z = profile.shape.clearance + 0.62;
  addGrid(mesh, surfaces.trim, 14, 48, true, (u, v) => {
    const t = v * Math.PI * 2;
    const out = u > 0.86 ? 0.2 - ((u - 0.86) / 0.14) ** 2 * 0.05 : 0.2 - 0.012 * Math.cos(u * 9);
    return [-out, Math.cos(t) * r * u, z + Math.sin(t) * r * u, 0, 0];
  });
  addGrid(mesh, surfaces.trim, 4, 48, true, (u, v) => {
    const t = v * Math.PI * 2;
    return [-0.16 + u * 0.2, Math.cos(t) * r, z + Math.sin(t) * r, 0, 0];
  });
}
