import type { CarProfile } from './car-profile.ts';
import { mix, type Point2 } from './geometry-math.ts';
import { addBox, addPillow, type Mesh, surfaces } from './mesh-grid.ts';

/** Half-width of the opening as a share of the body's. */
const openShare = 0.8;

/** Whether a point of the body or the greenhouse is left out because the roof is down; only the windscreen stays. */
export function isCutOpen(
  profile: CarProfile,
  isGreenhouse: boolean,
  field: (number: number) => number,
): boolean {
  const { shape } = profile;
  if (!shape.openCabin) return false;
  const section = field(6);
  if (isGreenhouse) {
    const x = field(7);
    if (x < shape.length - shape.screenEnd - 0.05) return true;
    return section < 0.5 && field(2) < profile.roofAt(x + 0.11);
  }
  const distance = shape.length - field(0);
  return (
    section > 0.7 &&
    Math.abs(field(1)) < (openShare * shape.width) / 2 &&
    distance > shape.openCabin[0] &&
    distance < shape.openCabin[1]
  );
}

/** The tub below the opening, two seats, a bench, and the roof folded behind them. */
export function addOpenCabin(mesh: Mesh, profile: CarProfile, [from, until]: Point2): void {
  const { shape } = profile;
  const half = (openShare * shape.width) / 2 + 0.01;
  const at = (distance: number) => shape.length - distance;
  const belt = (distance: number) => profile.lowAt(at(distance));
  const floor = belt(from) - 0.42;
  addBox(mesh, surfaces.trim, [at(until), at(from - 0.3)], [-half, half], [floor - 0.02, floor]);
  for (const side of [-half, half])
    addBox(mesh, surfaces.trim, [at(until), at(from - 0.3)], [side, side], [floor, belt(until) - 0.03]);
  const seat = mix(from, until, 0.42);
  for (const y of [-0.37, 0.37]) {
    addPillow(mesh, surfaces.seat, [at(seat), y, belt(seat) - 0.08], [0.1, 0.24, 0.3]);
    addPillow(mesh, surfaces.seat, [at(seat + 0.03), y, belt(seat) + 0.29], [0.06, 0.13, 0.09]);
    addPillow(mesh, surfaces.seat, [at(seat - 0.3), y, belt(seat) - 0.3], [0.28, 0.24, 0.1]);
  }
  const bench = until - 0.24;
  addPillow(mesh, surfaces.seat, [at(bench), 0, belt(bench) - 0.1], [0.1, half - 0.06, 0.16]);
  addPillow(mesh, surfaces.trim, [at(until + 0.08), 0, belt(until) + 0.01], [0.26, half + 0.02, 0.075]);
}
