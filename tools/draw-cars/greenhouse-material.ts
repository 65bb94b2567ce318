import type { BodyTextures } from './body-textures.ts';
import type { CarProfile } from './car-profile.ts';
import { pixelsPerMetre as px, sampleTexture } from './drawing-space.ts';
import { smoothStep } from './geometry-math.ts';
import { fromTexel, type Material, plain } from './material.ts';

const texel = new Float32Array(4);

/** Panes, pillars and roof. */
export function greenhouse(
  out: Material,
  profile: CarProfile,
  textures: BodyTextures,
  fields: Float32Array,
  at: number,
): void {
  const { shape } = profile;
  const Y = Math.abs(fields[at + 1] ?? 0);
  const Z = fields[at + 2] ?? 0;
  const x = fields[at + 7] ?? 0;
  if ((fields[at + 6] ?? 0) < 0.5) {
    out.sidePane = true;
    sampleTexture(textures.glass, (fields[at] ?? 0) * px, (textures.sideTop - Z) * px, texel);
    out.glass = (texel[0] ?? 0) / 255;
    out.seat = ((texel[0] ?? 0) - (texel[1] ?? 0)) / 255;
    sampleTexture(textures.side, (fields[at] ?? 0) * px, (textures.sideTop - Z) * px, texel);
    const share = ((texel[3] ?? 0) / 255) * (1 - out.glass);
    if (share > 0) {
      fromTexel(out, texel, share);
      out.coat = out.red > 0.3 ? 1 : 0.5;
      out.metal = 0.1;
    }
    if (shape.blackRearPillar && x < shape.length - shape.sideGlass[1] + 0.14) {
      const dark =
        (1 - out.glass) *
        smoothStep(profile.beltAt(x) - 0.02, profile.beltAt(x) + 0.02, Z) *
        (1 - smoothStep(shape.height - 0.2, shape.height - 0.17, Z));
      if (dark > out.detail) plain(out, 0.006, 0.7, 0, false);
      out.detail = Math.max(share, dark);
    }
    return;
  }
  const edgeY = profile.glassHalfWidth(x, profile.roofAt(x));
  const screen = shape.length - shape.screenEnd;
  const hatch = shape.length - shape.rearGlassStart;
  const hatchLow = profile.beltAt(x) + (shape.boot ? -0.01 : 0.07);
  const windscreen =
    smoothStep(screen - 0.03, screen, x) *
    smoothStep(edgeY - 0.045, edgeY - 0.055, Y) *
    smoothStep(profile.beltAt(x) - 0.02, profile.beltAt(x) + 0.015, Z);
  const side = shape.boot ? 0.05 : 0.1;
  const rear =
    (1 - smoothStep(hatch - 0.05, hatch - 0.02, x)) *
    smoothStep(edgeY - side, edgeY - side - 0.012, Y) *
    smoothStep(hatchLow, hatchLow + 0.012, Z);
  out.glass = Math.max(windscreen, rear);
  const border =
    Math.max(
      smoothStep(screen - 0.06, screen - 0.03, x) * smoothStep(edgeY - 0.012, edgeY - 0.03, Y),
      (1 - smoothStep(hatch - 0.02, hatch, x)) *
        smoothStep(edgeY - 0.07, edgeY - 0.09, Y) *
        smoothStep(hatchLow - 0.05, hatchLow - 0.04, Z),
    ) *
    (1 - out.glass);
  if (border > 0) {
    plain(out, 0.006, 0.7, 0, false);
    out.detail = border;
  }
  if (windscreen > 0.5) out.seat = innerMirror(shape.height, Y, Z);
}

/** The rear-view mirror as seen through the windscreen, 0..1. */
function innerMirror(height: number, across: number, z: number): number {
  return (
    smoothStep(0.13, 0.1, across) *
    smoothStep(height - 0.245, height - 0.235, z) *
    smoothStep(height - 0.175, height - 0.185, z)
  );
}
