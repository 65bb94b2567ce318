import { join } from 'node:path';
import sharp from 'sharp';
import {
  type DrawnBody,
  type DrawnView,
  type LightRig,
  layerHeight,
  layerWidth,
  lightRigs,
} from '../../src/server/drawn-photos/drawn-bodies.ts';
import type { PictureFacts } from '../../src/server/drawn-photos/layer-manifest.ts';
import { encodeLight } from '../../src/server/drawn-photos/light-encoding.ts';
import { bodyTextures } from './body-textures.ts';
import { aimCamera, type Standpoint, standpoints } from './camera.ts';
import { carMesh } from './car-mesh.ts';
import { carProfile } from './car-profile.ts';
import type { CarShape } from './car-shape.ts';
import { carShapes } from './car-shapes.ts';
import { groundShadow } from './ground-shadow.ts';
import { fillHoles, shrinkPlane } from './layer-planes.ts';
import type { Light } from './light-rigs.ts';
import { placePlate } from './plate-placement.ts';
import { shadeCar } from './shade-car.ts';
import { drawSurfaces } from './surface-buffer.ts';

/** Supersampling factor in each direction. */
const oversampling = 2;

async function writeGrey(planes: readonly Uint8Array[], path: string, quality: number): Promise<void> {
  await sharp(Buffer.concat(planes), {
    raw: { width: layerWidth, height: layerHeight * planes.length, channels: 1 },
  })
    .webp({ quality, effort: 6 })
    .toFile(path);
}

/** One car from one viewpoint, split into planes of layerWidth x layerHeight. */
export interface CarPlanes {
  /** Details in colour with the outline as alpha. */
  cut: Uint8Array;
  paint: Uint8Array;
  shadow: Uint8Array;
  /** Light that multiplies the paint, then gloss that is added. */
  light: Record<LightRig, [Uint8Array, Uint8Array]>;
  facts: PictureFacts;
}

export async function drawCarPlanes(
  shape: CarShape,
  spot: Standpoint,
  lights: Record<LightRig, Light>,
): Promise<CarPlanes> {
  const profile = carProfile(shape);
  const mesh = carMesh(profile);
  const width = layerWidth * oversampling;
  const height = layerHeight * oversampling;
  const camera = aimCamera(profile, mesh, spot, width, height);
  const buffer = drawSurfaces(profile, mesh, camera, width, height);
  const car = shadeCar(profile, await bodyTextures(profile), buffer, camera, lights);
  const shrink = (plane: Float32Array, weight?: Float32Array) =>
    shrinkPlane(plane, width, height, oversampling, weight);

  const cover = shrink(car.cover);
  const paint = shrink(car.paint, car.cover);
  const weight = paint.map((share, i) => share * (cover[i] ?? 0));
  fillHoles(paint, cover, layerWidth, layerHeight);

  const cut = new Uint8Array(layerWidth * layerHeight * 4);
  for (let c = 0; c < 3; c++) {
    const channel = shrink(
      Float32Array.from(car.cover, (_, i) => car.detail[i * 3 + c] ?? 0),
      car.cover,
    );
    fillHoles(channel, cover, layerWidth, layerHeight);
    for (let i = 0; i < cover.length; i++) cut[i * 4 + c] = Math.round((channel[i] ?? 0) * 255);
  }
  for (let i = 0; i < cover.length; i++) cut[i * 4 + 3] = Math.round((cover[i] ?? 0) * 255);

  const lightPlane = (plane: Float32Array) => {
    const small = shrink(plane, car.paint);
    fillHoles(small, weight, layerWidth, layerHeight);
    return Uint8Array.from(small, encodeLight);
  };
  const rig = (name: LightRig): [Uint8Array, Uint8Array] => [
    lightPlane(car.light[name].lit),
    lightPlane(car.light[name].gloss),
  ];
  const scale = 1 / oversampling;
  return {
    cut,
    paint: Uint8Array.from(paint, (share) => Math.round(share * 255)),
    shadow: await groundShadow(profile, camera, layerWidth, layerHeight, scale),
    light: { open: rig('open'), hall: rig('hall'), dusk: rig('dusk') },
    facts: {
      horizon: Math.round(camera.horizonRow * scale),
      ground: Math.round(layerHeight * spot.ground),
      plate: placePlate(profile, buffer, Math.cos(camera.yaw), scale),
    },
  };
}

/**
 * Draws one body from one viewpoint and writes its layers: cut-out details, masks, and the paint's light in each rig.
 */
export async function writeCarLayers(
  body: DrawnBody,
  view: DrawnView,
  lights: Record<LightRig, Light>,
  directory: string,
): Promise<PictureFacts> {
  const planes = await drawCarPlanes(carShapes[body], standpoints[view], lights);
  const name = join(directory, `${body}-${view}`);
  await sharp(planes.cut, { raw: { width: layerWidth, height: layerHeight, channels: 4 } })
    .webp({ quality: 74, alphaQuality: 100, smartSubsample: true, effort: 6 })
    .toFile(`${name}.cut.webp`);
  await writeGrey([planes.paint, planes.shadow], `${name}.mask.webp`, 72);
  for (const rig of lightRigs) await writeGrey(planes.light[rig], `${name}.${rig}.webp`, 72);
  return planes.facts;
}
