import { type LightRig, lightRigs } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { displayValue } from '../../src/server/drawn-photos/light-encoding.ts';
import type { BodyTextures } from './body-textures.ts';
import type { Camera } from './camera.ts';
import type { CarProfile } from './car-profile.ts';
import { clamp, mix, smoothStep } from './geometry-math.ts';
import { aimRay, type Light, type RayTarget, seenBy } from './light-rigs.ts';
import type { Material } from './material.ts';
import { surfaces } from './mesh-grid.ts';
import { fieldsPerPixel, type SurfaceBuffer } from './surface-buffer.ts';
import { materialAt } from './surface-material.ts';

/** Light on the paint in one rig: `lit` multiplies the paint's colour, `gloss` is added. Linear. */
export interface PaintLight {
  lit: Float32Array;
  gloss: Float32Array;
}

/** A drawn car split into planes, one value per pixel of the surface buffer. */
export interface ShadedCar {
  /** 1 where the car is. */
  cover: Float32Array;
  /** Share of the pixel that is paint. */
  paint: Float32Array;
  /** Everything else as RGB display values 0..1, premultiplied. */
  detail: Float32Array;
  light: Record<LightRig, PaintLight>;
}

/** How strongly flakes in the paint mirror the surroundings. */
const flake = 0.25;

/** Keeps white paint from overexposing in the sun. */
const paintDim = 0.84;

export function shadeCar(
  profile: CarProfile,
  textures: BodyTextures,
  buffer: SurfaceBuffer,
  camera: Camera,
  lights: Record<LightRig, Light>,
): ShadedCar {
  const { shape } = profile;
  const { surface, fields } = buffer;
  const count = surface.length;
  const emptyLight = (): PaintLight => ({ lit: new Float32Array(count), gloss: new Float32Array(count) });
  const out: ShadedCar = {
    cover: new Float32Array(count),
    paint: new Float32Array(count),
    detail: new Float32Array(count * 3),
    light: { open: emptyLight(), hall: emptyLight(), dusk: emptyLight() },
  };
  const material: Material = {
    detail: 0,
    red: 0,
    green: 0,
    blue: 0,
    coat: 1,
    metal: 0,
    rough: false,
    glow: 0,
    glass: 0,
    sidePane: false,
    seat: 0,
  };
  const surfacePoint: SurfacePoint = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, shade: 1 };
  const ray: RayTarget = { first: 0, second: 0, across: 0, down: 0 };
  const suns: Record<LightRig, [number, number, number]> = {
    open: sunDirection(lights.open, camera.yaw),
    hall: sunDirection(lights.hall, camera.yaw),
    dusk: sunDirection(lights.dusk, camera.yaw),
  };
  const R = shape.wheelRadius;

  for (let k = 0; k < count; k++) {
    const kind = surface[k];
    if (!kind) continue;
    out.cover[k] = 1;
    const at = k * fieldsPerPixel;
    const X = fields[at] ?? 0;
    const Y = fields[at + 1] ?? 0;
    const Z = fields[at + 2] ?? 0;
    let length = lengthOf(fields[at + 3] ?? 0, fields[at + 4] ?? 0, fields[at + 5] ?? 0) || 1;
    let nx = (fields[at + 3] ?? 0) / length;
    let ny = (fields[at + 4] ?? 0) / length;
    let nz = (fields[at + 5] ?? 0) / length;
    let vx = camera.position[0] - X;
    let vy = camera.position[1] - Y;
    let vz = camera.position[2] - Z;
    length = lengthOf(vx, vy, vz);
    vx /= length;
    vy /= length;
    vz /= length;
    let facing = nx * vx + ny * vy + nz * vz;
    if (kind === surfaces.body) {
      const outward = nx * (X - shape.length / 2) * 0.35 + ny * Y + nz * (Z - 0.7);
      const away = outward < 0 ? -facing : facing;
      if (away < -0.12 && Z < R * 2.3) {
        // The inside of the far flank, seen through an arch.
        out.detail.fill(0.035, k * 3, k * 3 + 3);
        continue;
      }
    }
    if (facing < 0) {
      nx = -nx;
      ny = -ny;
      nz = -nz;
      facing = -facing;
    }
    materialAt(material, profile, textures, kind, fields, at, nx, nz);
    if (kind === surfaces.wheel) {
      nx *= 0.5;
      nz = nz * 0.5 + 0.05;
      length = lengthOf(nx, ny, nz);
      nx /= length;
      ny /= length;
      nz /= length;
    }
    const rx = 2 * facing * nx - vx;
    const ry = 2 * facing * ny - vy;
    const rz = 2 * facing * nz - vz;
    const fresnel = 0.05 + 0.95 * (1 - facing) ** 5;
    const shade =
      mix(0.42, 1, smoothStep(shape.clearance - 0.05, 0.75, Z)) * (nz < 0 ? mix(1, 0.62, clamp(-nz * 2)) : 1);
    aimRay(rx, ry, rz, ray);
    surfacePoint.x = nx;
    surfacePoint.y = ny;
    surfacePoint.z = nz;
    surfacePoint.vx = vx;
    surfacePoint.vy = vy;
    surfacePoint.vz = vz;
    surfacePoint.shade = shade;
    const paintShare = (1 - material.glass) * (1 - material.detail);
    out.paint[k] = paintShare;
    if (paintShare > 0) {
      for (const rig of lightRigs) {
        const light = lights[rig];
        const flat =
          mix(light.below, light.above, nz * 0.5 + 0.5) * 0.78 * shade + sunOn(surfacePoint, suns[rig], light) * light.sunLuminance * 0.62;
        const exposure = light.exposure * 1.02;
        out.light[rig].lit[k] =
          (flat * (1 - flake * 0.55) +
            seenBy(ray, light.roughLuminance, 1, 0) * flake * 1.05) *
          exposure *
          paintDim;
        out.light[rig].gloss[k] =
          (fresnel * 1.15 * seenBy(ray, light.sharpLuminance, 1, 0) * shade +
            sparkle(surfacePoint, suns[rig], light, 1)) *
          exposure;
      }
    }
    if (paintShare >= 1) continue;
    const light = lights.open;
    const exposure = light.exposure * 1.02;
    const mirrorTable = material.rough ? light.rough : light.sharp;
    const sun = sunOn(surfacePoint, suns.open, light);
    const detailShare = (1 - material.glass) * material.detail;
    if (detailShare > 0) {
      const metal = material.metal * 0.55;
      const spark = sparkle(surfacePoint, suns.open, light, material.coat) * material.coat;
      const colours = [material.red, material.green, material.blue] as const;
      for (let c = 0; c < 3; c++) {
        const value =
          (colours[c] ?? 0) * irradiance(surfacePoint, light, c, sun) * (1 - metal * 0.55) +
          (colours[c] ?? 0) * seenBy(ray, light.rough, 3, c) * metal * 1.05 +
          material.coat * fresnel * 1.15 * seenBy(ray, mirrorTable, 3, c) * shade +
          spark * (light.sunColour[c] ?? 0) +
          (colours[c] ?? 0) * material.glow;
        addTo(out.detail, k * 3 + c, detailShare * displayValue(value * exposure));
      }
    }
    if (material.glass > 0) {
      const belt = profile.beltAt(clamp(X, 0, shape.length));
      const mirrorShare = 0.05 + 0.95 * (1 - facing) ** 4.2;
      const tint = material.sidePane
        ? material.seat > 0.3
          ? 0.014
          : 0.016 +
            0.036 *
              smoothStep(belt - 0.02, belt + 0.16, Z) *
              (1 - smoothStep(shape.height - 0.32, shape.height - 0.12, Z)) *
              light.exposure
        : (0.01 + 0.022 * smoothStep(belt, shape.height, Z)) * (1 - 0.62 * material.seat);
      let fade = 1;
      let streak = 0;
      if (!material.sidePane) {
        const diagonal = Y * 0.9 * (X > shape.length / 2 ? 1 : -1) - (Z - belt) * 1.1;
        fade = mix(0.62, 1.04, smoothStep(0, 0.42, Z - belt)) * (1 - 0.3 * material.seat);
        streak =
          0.075 * (smoothStep(-0.5, -0.46, diagonal) - smoothStep(-0.18, -0.14, diagonal)) +
          0.045 * (smoothStep(-0.1, -0.07, diagonal) - smoothStep(-0.02, 0.01, diagonal));
      }
      const hues = [0.9, 1.05, 1.08];
      const high = (material.sidePane ? 0.05 : 0.03) * smoothStep(0.05, 0.5, rz);
      const spark = sparkle(surfacePoint, suns.open, light, 1) * 0.6;
      for (let c = 0; c < 3; c++) {
        const value =
          (tint * (hues[c] ?? 0) + seenBy(ray, mirrorTable, 3, c) * (mirrorShare * 1.15 + high)) * fade +
          streak * (light.skyTop[c] ?? 0) +
          spark;
        addTo(out.detail, k * 3 + c, material.glass * displayValue(value * exposure));
      }
    }
  }
  return out;
}

/** A point's normal, the direction to the eye, and how much light reaches it. */
interface SurfacePoint {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  shade: number;
}

// Functions of the module: a closure a pixel takes longer than everything else.

function irradiance({ z, shade }: SurfacePoint, light: Light, channel: number, sun: number): number {
  const below = (light.groundFar[channel] ?? 0) * 0.55;
  const above = (light.skyLow[channel] ?? 0) * 0.45 + (light.skyTop[channel] ?? 0) * 0.5;
  return mix(below, above, z * 0.5 + 0.5) * 0.78 * shade + sun * (light.sunColour[channel] ?? 0) * 0.62;
}

function sunOn({ x, y, z }: SurfacePoint, sun: readonly [number, number, number], light: Light): number {
  return Math.max(0, x * sun[0] + y * sun[1] + z * sun[2]) * light.sunPower;
}

function sparkle(
  { x, y, z, vx, vy, vz }: SurfacePoint,
  sun: readonly [number, number, number],
  light: Light,
  coat: number,
): number {
  const hx = sun[0] + vx;
  const hy = sun[1] + vy;
  const hz = sun[2] + vz;
  const half = (x * hx + y * hy + z * hz) / lengthOf(hx, hy, hz);
  // Too faint to be seen.
  if (half < 0.85) return 0;
  return light.sunPower * (half ** 900 * 3.2 + half ** 60 * 0.1 * coat);
}

/** `Math.hypot` takes ten times as long. */
function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

function addTo(plane: Float32Array, index: number, amount: number): void {
  plane[index] = (plane[index] ?? 0) + amount;
}

/** The sun is on the camera's side. */
function sunDirection(light: Light, cameraYaw: number): [number, number, number] {
  const reach = Math.hypot(...light.sun);
  const x = light.sun[0] / reach;
  const y = light.sun[1] / reach;
  const z = light.sun[2] / reach;
  const turn = cameraYaw - Math.PI / 2 + 0.45;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z];
}
