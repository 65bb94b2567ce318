import type { CarProfile } from './car-profile.ts';
import { addCargo } from './cargo-mesh.ts';
import { clamp, mix, type Point2, sectionSpline, smoothStep } from './geometry-math.ts';
import { addGrid, type Mesh, surfaces } from './mesh-grid.ts';
import { addOpenCabin } from './open-cabin.ts';
import { addWheels } from './wheel-mesh.ts';

/** Adds what a loft cannot model: flared arches, a shoulder crease, a hollow above the sill. */
function bulge(profile: CarProfile, x: number, y: number, z: number): number {
  const { shape } = profile;
  let out = 0;
  for (const axle of [profile.frontAxle, profile.rearAxle]) {
    const away = Math.hypot(x - axle, z - shape.wheelRadius) - (shape.wheelRadius + 0.05);
    out += (shape.flare ?? (shape.cladding ? 0.03 : 0.02)) * Math.exp(-((away / 0.1) ** 2));
  }
  const crease =
    profile.lowAt(clamp(x, 0.3, shape.length - 0.3)) - 0.165 - (0.03 * (x - shape.length / 2)) / shape.length;
  const flank = smoothStep(0.15, 0.6, x) * (1 - smoothStep(shape.length - 0.75, shape.length - 0.35, x));
  const above = z - crease;
  out += flank * 0.018 * Math.exp(-(above * above) / (above > 0 ? 0.0028 : 0.03));
  out -= flank * 0.022 * Math.exp(-(((z - shape.clearance - 0.24) / 0.085) ** 2));
  out += flank * 0.012 * Math.exp(-(((z - shape.clearance - 0.09) / 0.06) ** 2));
  return y > 0 ? y + out * clamp(y / (shape.width * 0.4)) : y;
}

/** Front and rear faces lean and tuck in below the bumper. */
function leaned(profile: CarProfile, x: number, z: number): number {
  const { shape } = profile;
  const nose = smoothStep(shape.length - 0.75, shape.length, x);
  const tail = 1 - smoothStep(0, 0.6, x);
  const bonnet = profile.lowAt(shape.length - 0.16);
  const front =
    smoothStep(0.52, bonnet + 0.02, z) * shape.lean[0] + smoothStep(0.5, shape.clearance, z) * 0.05;
  const rear = smoothStep(0.62, 1.05, z) * shape.lean[1] + smoothStep(0.5, shape.clearance, z) * 0.06;
  return x - nose * front + tail * rear;
}

function addLowerBody(mesh: Mesh, profile: CarProfile): void {
  const { shape } = profile;
  const half = shape.width / 2;
  const middle = shape.length / 2;
  const section = (x: number, w: number): Point2[] => {
    const top = profile.lowAt(x);
    const low = profile.sillAt(x);
    const shoulder = top - (shape.bed && x < shape.length - shape.bed[0] ? 0.015 : 0.062);
    const h = shoulder - low;
    return [
      [0.8 * w, low],
      [0.945 * w, low + 0.05],
      [0.975 * w, low + 0.22 * h],
      [0.994 * w, low + 0.46 * h],
      [w, low + 0.68 * h],
      [0.985 * w, low + 0.88 * h],
      [0.955 * w, shoulder],
      [0.885 * w, top - 0.012],
      [0.62 * w, top + 0.006],
      [0, top + 0.018],
    ];
  };
  addGrid(mesh, surfaces.body, 230, 104, false, (u, v) => {
    const around = (u - 0.5) * 2;
    const share = Math.abs(around);
    const exponent = (around > 0 ? shape.cornerFront : shape.cornerRear) * 1.55;
    const corner = 0.5 ** (1 / exponent);
    // Even steps along the flank, then even steps across the face.
    let along: number;
    let across: number;
    if (share < 0.6) {
      along = (corner * share) / 0.6;
      across = (1 - along ** exponent) ** (1 / exponent);
    } else {
      across = (corner * (1 - share)) / 0.4;
      along = (1 - across ** exponent) ** (1 / exponent);
    }
    const x = middle + middle * along * Math.sign(around);
    const s = 1 - Math.abs(v * 2 - 1);
    const [rawY, z] = sectionSpline(section(x, Math.max(half * across, 0.0005)), s);
    const y = s < 0.75 ? bulge(profile, x, rawY, z) : rawY;
    return [leaned(profile, x, z), (v < 0.5 ? 1 : -1) * y, z, s, 0];
  });
}

function addGreenhouse(mesh: Mesh, profile: CarProfile): void {
  const { shape } = profile;
  const half = shape.width / 2;
  addGrid(mesh, surfaces.greenhouse, 170, 72, false, (u, v) => {
    const x = mix(profile.cabinRear, profile.cabinFront, u);
    const top = profile.roofAt(x);
    const low = profile.beltAt(x) - 0.06;
    const s = 1 - Math.abs(v * 2 - 1);
    const rise = Math.max(0.004, top - low);
    const k = Math.min(1, rise / 0.35);
    const edge = top - 0.07 * k;
    const side = (z: number) => profile.glassHalfWidth(x, z);
    const points: Point2[] = [
      [side(low), low],
      [side(mix(low, edge, 0.33)) + 0.006 * k, mix(low, edge, 0.33)],
      [side(mix(low, edge, 0.66)) + 0.008 * k, mix(low, edge, 0.66)],
      [side(edge), edge],
      [side(top) - 0.045 * k - 0.01, top - 0.07 * k * 0.36],
      [side(top) * 0.8, top - 0.008],
      [side(top) * 0.45, top + 0.006],
      [0, top + 0.012],
    ];
    const [y, z] = sectionSpline(points, s);
    const front = smoothStep(shape.length - shape.screenEnd - 0.25, profile.cabinFront, x);
    const rear = 1 - smoothStep(profile.cabinRear, shape.length - shape.rearGlassStart + 0.3, x);
    const q = (Math.abs(y) / half) ** 2;
    const bow = shape.face === 'round' ? 0.35 : 1;
    return [x + bow * (front * (0.1 - 0.2 * q) - rear * (0.05 - 0.1 * q)), (v < 0.5 ? 1 : -1) * y, z, s, x];
  });
}

function addMirrors(mesh: Mesh, profile: CarProfile): void {
  const { shape } = profile;
  const x = shape.length - shape.sideGlass[0] - 0.2;
  const z = profile.beltAt(x) + 0.075;
  const soft = (c: number) => Math.sign(c) * Math.abs(c) ** 0.75;
  for (const sign of [1, -1]) {
    const y = sign * (shape.width / 2 + 0.075);
    addGrid(mesh, surfaces.mirror, 16, 24, true, (u, v) => {
      const t = v * Math.PI * 2;
      const p = u * Math.PI;
      return [
        x + 0.075 * soft(Math.cos(p)),
        y + 0.12 * soft(Math.sin(p) * Math.cos(t)),
        z + 0.075 * soft(Math.sin(p) * Math.sin(t)),
        0,
        0,
      ];
    });
    addGrid(mesh, surfaces.trim, 2, 8, true, (u, v) => {
      const t = v * Math.PI * 2;
      return [
        x + 0.02 * Math.cos(t),
        mix(sign * (profile.glassHalfWidth(x, z) - 0.02), y, u),
        z - 0.05 + 0.012 * Math.sin(t),
        0,
        0,
      ];
    });
  }
}

function addRails(mesh: Mesh, profile: CarProfile): void {
  const { shape } = profile;
  for (const sign of [1, -1]) {
    addGrid(mesh, surfaces.trim, 40, 8, true, (u, v) => {
      const x = mix(shape.length - shape.rearGlassStart, shape.length - shape.screenEnd - 0.28, u);
      const t = v * Math.PI * 2;
      const end = smoothStep(0, 0.07, u) * (1 - smoothStep(0.93, 1, u));
      const top = profile.roofAt(x);
      const y = profile.glassHalfWidth(x, top) - 0.075;
      return [x, sign * (y + 0.018 * Math.cos(t)), top - 0.038 + end * 0.042 + 0.012 * Math.sin(t), 0, 0];
    });
  }
}

export function carMesh(profile: CarProfile): Mesh {
  const { shape } = profile;
  const half = shape.width / 2;
  const mesh: Mesh = { vertices: [], triangles: [] };
  addLowerBody(mesh, profile);
  addGreenhouse(mesh, profile);
  // The dark inside seen through the wheel arches.
  for (const sign of [1, -1]) {
    addGrid(mesh, surfaces.black, 2, 2, false, (u, v) => [
      mix(0.2, shape.length - 0.2, u),
      sign * half * 0.62,
      mix(shape.clearance, profile.lowAt(shape.length / 2) - 0.25, v),
      0,
      0,
    ]);
  }
  addGrid(mesh, surfaces.black, 2, 2, false, (u, v) => [
    mix(0.25, shape.length - 0.25, u),
    mix(-half * 0.86, half * 0.86, v),
    shape.clearance + 0.06,
    0,
    0,
  ]);
  addWheels(mesh, profile);
  addMirrors(mesh, profile);
  if (shape.rails) addRails(mesh, profile);
  if (shape.cargo) addCargo(mesh, profile, shape.cargo);
  if (shape.openCabin) addOpenCabin(mesh, profile, shape.openCabin);
  return mesh;
}
