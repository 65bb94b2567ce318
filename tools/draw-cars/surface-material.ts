import type { BodyTextures } from './body-textures.ts';
import type { CarProfile } from './car-profile.ts';
import { pixelsPerMetre as px, sampleTexture } from './drawing-space.ts';
import { smoothStep } from './geometry-math.ts';
import { greenhouse } from './greenhouse-material.ts';
import { fromTexel, type Material, plain } from './material.ts';
import { surfaces } from './mesh-grid.ts';

const texel = new Float32Array(4);
const endTexel = new Float32Array(4);

function lowerBody(
  out: Material,
  profile: CarProfile,
  textures: BodyTextures,
  fields: Float32Array,
  at: number,
  nx: number,
): void {
  const { shape } = profile;
  const X = fields[at] ?? 0;
  const Y = fields[at + 1] ?? 0;
  const Z = fields[at + 2] ?? 0;
  const along = fields[at + 6] ?? 0;
  const middle = Math.abs(Y) < 0.06;
  const onEnd = along < 0.82;
  const isFace = (onEnd || nx > 0.35) && X > shape.length - 0.9 && (nx > 0.1 || middle);
  const isTail = (onEnd || nx < -0.35) && X < 0.6 && (nx < -0.1 || middle);
  // At the corners the drawing of the end replaces the flank's, but never on a wheel arch.
  const axle = isFace ? profile.frontAxle : profile.rearAxle;
  const offArch = Math.hypot(X - axle, Z - shape.wheelRadius) - shape.wheelRadius;
  const takeOver =
    isFace || isTail
      ? (middle ? 1 : smoothStep(0.1, 0.14, Math.abs(nx))) * smoothStep(0.12, 0.16, offArch)
      : 0;
  texel[3] = 0;
  if (along < 0.8 && takeOver < 1) {
    sampleTexture(textures.side, X * px, (textures.sideTop - Z) * px, texel);
    texel[3] = (texel[3] ?? 0) * (1 - takeOver);
  }
  if (takeOver > 0) {
    if (isFace)
      sampleTexture(
        textures.face,
        (0.5 + Y / shape.width) * textures.face.width,
        (shape.height - Z) * px,
        endTexel,
      );
    else
      sampleTexture(
        textures.tail,
        (0.5 - Y / shape.width) * textures.tail.width,
        (shape.height - Z) * px,
        endTexel,
      );
    const above = (endTexel[3] ?? 0) * takeOver;
    const total = above + texel[3];
    if (total > 0)
      for (let c = 0; c < 3; c++)
        texel[c] = ((endTexel[c] ?? 0) * above + (texel[c] ?? 0) * texel[3]) / total;
    texel[3] = Math.min(255, total);
  }
  if (along > 0.8) {
    const across = Math.abs(Y);
    if (
      X > profile.cabinFront - 0.1 &&
      X < shape.length - 0.15 &&
      Math.abs(across - shape.width * 0.4 * profile.planAt(X)) < 0.004
    ) {
      texel[0] = texel[1] = texel[2] = 8;
      texel[3] = 150;
    }
    if (
      shape.bed &&
      X < shape.length - shape.bed[0] &&
      X > shape.length - shape.bed[1] &&
      across < shape.width * 0.43
    ) {
      texel[0] = texel[1] = texel[2] = 26;
      texel[3] = 255;
    }
  }
  const share = texel[3] / 255;
  if (share <= 0.01) return;
  const light = fromTexel(out, texel, share);
  if ((isFace || isTail) && light > 1.9 && share > 0.9) out.glow = 0.3;
  if (isTail && out.red > 0.35 && out.green < 0.15) out.glow = 0.25;
}

/** Fills `out` for the pixel whose fields start at `at`; nx and nz belong to the normal that faces the camera. */
export function materialAt(
  out: Material,
  profile: CarProfile,
  textures: BodyTextures,
  surface: number,
  fields: Float32Array,
  at: number,
  nx: number,
  nz: number,
): void {
  out.detail = 0;
  out.coat = 1;
  out.metal = 0;
  out.rough = false;
  out.glow = 0;
  out.glass = 0;
  out.sidePane = false;
  out.seat = 0;
  if (surface === surfaces.wheel) {
    sampleTexture(
      textures.wheel,
      256 + (fields[at + 6] ?? 0) * 255,
      256 - (fields[at + 7] ?? 0) * 255,
      texel,
    );
    fromTexel(out, texel, 1);
    const rim = Math.hypot(fields[at + 6] ?? 0, fields[at + 7] ?? 0) < 0.74;
    out.coat = rim && out.red > 0.15 ? 0.9 : 0.06;
    out.metal = rim && out.red > 0.1 ? 0.5 : 0;
    out.rough = true;
  } else if (surface === surfaces.tread) plain(out, 0.012, 0.05, 0, true);
  else if (surface === surfaces.black) plain(out, 0.003, 0, 0, true);
  else if (surface === surfaces.trim) plain(out, 0.02, 0.5, 0.3, true);
  else if (surface === surfaces.mirror) {
    if (nz < -0.35) plain(out, 0.012, 0.6, 0.1, false);
  } else if (surface === surfaces.panel) plain(out, 0.6, 0.4, 0.1, false);
  else if (surface === surfaces.plate) plain(out, 0.85, 0.1, 0, true);
  else if (surface === surfaces.lamp || surface === surfaces.seat) {
    plain(out, 0.012, 0.3, 0, true);
    out.red = surface === surfaces.lamp ? 0.5 : 0.21;
    out.green = surface === surfaces.lamp ? 0.012 : 0.1;
    out.glow = surface === surfaces.lamp ? 0.2 : 0;
    out.blue = surface === surfaces.lamp ? 0.012 : 0.05;
  } else if (surface === surfaces.cargo) return;
  else if (surface === surfaces.body) lowerBody(out, profile, textures, fields, at, nx);
  else greenhouse(out, profile, textures, fields, at);
}
