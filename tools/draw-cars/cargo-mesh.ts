import type { CarProfile } from './car-profile.ts';
import type { Cargo } from './car-shape.ts';
import { mix } from './geometry-math.ts';
import { addBox, type Mesh, surfaces } from './mesh-grid.ts';

const board = 0.035;

/** The frame behind a cab, and a bed or a box on it. */
export function addCargo(mesh: Mesh, profile: CarProfile, cargo: Cargo): void {
  const { shape } = profile;
  const half = shape.width / 2 - 0.01;
  const front = shape.length - cargo.from;
  const rear = profile.rearEnd;
  const deck = cargo.floor;
  addFrame(mesh, profile, deck);
  const carrier = cargo.kind === 'bare' ? 0.32 : half * 0.72;
  const lampTop = deck - (cargo.kind === 'bare' ? 0.02 : 0.1);
  addBox(mesh, surfaces.trim, [rear - 0.02, rear + 0.03], [-carrier, carrier], [lampTop - 0.12, lampTop]);
  for (const side of [-1, 1]) {
    const y = side * (carrier + 0.02);
    addBox(mesh, surfaces.lamp, [rear - 0.035, rear], [y - 0.1, y + 0.1], [lampTop - 0.12, lampTop]);
  }
  const plate = deck - 0.2;
  addBox(mesh, surfaces.plate, [rear - 0.045, rear - 0.02], [-0.2, 0.2], [plate - 0.058, plate + 0.058]);
  if (cargo.kind === 'bare') return;
  addBox(mesh, surfaces.trim, [rear, front], [-half + 0.06, half - 0.06], [deck - 0.1, deck - 0.02]);
  if (cargo.kind === 'box') addLoadBox(mesh, cargo, half, front, rear);
  else addBed(mesh, profile, cargo, half, front, rear);
}

/** Two rails, an axle, a tank, and guards over the rear wheels. */
function addFrame(mesh: Mesh, profile: CarProfile, deck: number): void {
  const { rearAxle, rearEnd, shape } = profile;
  const R = shape.wheelRadius;
  for (const y of [-0.36, 0.36])
    addBox(mesh, surfaces.trim, [rearEnd, 0.4], [y - 0.04, y + 0.04], [deck - 0.24, deck - 0.1]);
  for (const x of [rearEnd + 0.05, rearAxle, mix(rearAxle, 0.3, 0.5)])
    addBox(mesh, surfaces.trim, [x - 0.04, x + 0.04], [-0.36, 0.36], [deck - 0.22, deck - 0.12]);
  addBox(mesh, surfaces.black, [rearAxle - 0.06, rearAxle + 0.06], [-shape.width * 0.4, shape.width * 0.4], [
    R - 0.06,
    R + 0.06,
  ]);
  const tank = mix(rearAxle, 0, 0.62);
  addBox(mesh, surfaces.trim, [tank - 0.26, tank + 0.26], [0.42, shape.width / 2 - 0.1], [
    R - 0.02,
    deck - 0.14,
  ]);
  for (const side of [-1, 1]) {
    const inner = side * (shape.width / 2 - 0.26);
    const outer = side * (shape.width / 2 - 0.02);
    for (const [from, until, z] of [
      [-R - 0.09, -R * 0.6, R * 1.72],
      [-R * 0.7, R * 0.7, 2 * R + 0.05],
      [R * 0.6, R + 0.09, R * 1.72],
    ] as const)
      addBox(mesh, surfaces.trim, [rearAxle + from, rearAxle + until], [inner, outer], [z, z + 0.025]);
  }
}

/** Low boards that fold down on three sides, and a guard behind the cab. */
function addBed(
  mesh: Mesh,
  profile: CarProfile,
  { floor, top }: Cargo,
  half: number,
  front: number,
  rear: number,
): void {
  for (const side of [-1, 1]) {
    const outer = side * half;
    addBox(mesh, surfaces.cargo, [rear, front], [outer - side * board, outer], [floor - 0.02, top]);
    const count = Math.round((front - rear) / 0.55);
    for (let i = 0; i <= count; i++) {
      const x = mix(rear + 0.03, front - 0.03, i / count);
      addBox(mesh, surfaces.cargo, [x - 0.026, x + 0.026], [outer, outer + side * 0.02], [floor - 0.02, top]);
    }
    addBox(mesh, surfaces.cargo, [rear, front], [outer, outer + side * 0.024], [top - 0.05, top + 0.005]);
    addBox(mesh, surfaces.trim, [rear, front], [outer, outer + side * 0.012], [floor - 0.06, floor - 0.02]);
    for (const x of [mix(rear, front, 0.33), mix(rear, front, 0.67)])
      addBox(mesh, surfaces.trim, [x - 0.05, x + 0.05], [outer, outer + side * 0.03], [floor, floor + 0.05]);
    addBox(mesh, surfaces.trim, [front - 0.03, front + 0.01], [outer - side * 0.16, outer - side * 0.11], [
      floor,
      profile.shape.height - 0.08,
    ]);
  }
  for (const x of [rear, front - board])
    addBox(mesh, surfaces.cargo, [x, x + board], [-half, half], [floor - 0.02, top]);
  for (const z of [0.35, 0.65, 1]) {
    const height = mix(top, profile.shape.height - 0.08, z);
    addBox(mesh, surfaces.trim, [front - 0.03, front + 0.01], [-half + 0.11, half - 0.11], [
      height - 0.035,
      height,
    ]);
  }
}

/** A closed box of light panels in a darker frame, with two doors behind. */
function addLoadBox(mesh: Mesh, { floor, top }: Cargo, half: number, front: number, rear: number): void {
  const width = half + 0.02;
  addBox(mesh, surfaces.panel, [rear, front], [-width, width], [floor, top]);
  for (const side of [-1, 1]) {
    const y = side * width;
    for (const z of [floor, top - 0.05])
      addBox(mesh, surfaces.trim, [rear, front], [y - side * 0.01, y + side * 0.012], [z, z + 0.05]);
    for (const x of [rear, front - 0.045])
      addBox(mesh, surfaces.trim, [x - 0.006, x + 0.05], [y - side * 0.03, y + side * 0.012], [floor, top]);
    const count = Math.round((front - rear) / 0.6);
    for (let i = 1; i < count; i++) {
      const x = mix(rear, front, i / count);
      addBox(mesh, surfaces.panel, [x - 0.02, x + 0.02], [y, y + side * 0.012], [floor + 0.05, top - 0.05]);
    }
    for (const bar of [0.12, 0.3]) {
      const at = side * width * bar * 2;
      addBox(mesh, surfaces.trim, [rear - 0.03, rear], [at - 0.012, at + 0.012], [floor + 0.04, top - 0.06]);
    }
  }
  addBox(mesh, surfaces.trim, [rear - 0.008, rear], [-0.008, 0.008], [floor, top]);
  for (const x of [rear, front])
    for (const z of [floor, top - 0.05])
      addBox(mesh, surfaces.trim, [x - 0.01, x + 0.01], [-width, width], [z, z + 0.05]);
}
