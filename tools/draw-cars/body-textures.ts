import type { CarProfile } from './car-profile.ts';
import { type BodyDrawing, rasterise, type Texture } from './drawing-space.ts';
import { faceDrawing } from './face-drawing.ts';
import { sideDrawing, sideGlassDrawing } from './side-drawing.ts';
import { tailDrawing } from './tail-drawing.ts';
import { wheelDrawing } from './wheel-drawing.ts';

/** The drawings laid on one body, as pixels; `sideTop` is the upper edge of the side drawing in metres. */
export interface BodyTextures {
  side: Texture;
  glass: Texture;
  face: Texture;
  tail: Texture;
  wheel: Texture;
  sideTop: number;
}

export async function bodyTextures(profile: CarProfile): Promise<BodyTextures> {
  const raster = (drawing: BodyDrawing) => rasterise(drawing.svg, drawing.width, drawing.height);
  const side = sideDrawing(profile);
  return {
    side: await raster(side),
    glass: await raster(sideGlassDrawing(profile)),
    face: await raster(faceDrawing(profile)),
    tail: await raster(tailDrawing(profile)),
    wheel: await rasterise(wheelDrawing(profile.shape.spokes, profile.shape.twinSpokes), 512, 512),
    sideTop: side.topMetres,
  };
}
