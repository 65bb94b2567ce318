import {
  backdropFrame,
  type DrawnPlace,
  layerHeight as height,
  layerWidth as width,
} from './drawn-bodies.ts';
import type { PictureFacts } from './layer-manifest.ts';
import { paintTables, toneStepsPerUnit } from './paint-tables.ts';
import type { DrawnPaint } from './paints.ts';
import { lightOfPlace } from './place-light.ts';

/**
 * Decoded layers of one picture; each plane of `mask` (paint, shadow) and `light` (lit, gloss) is width x height
 * bytes.
 */
export interface CarLayers {
  cut: Uint8Array;
  mask: Uint8Array;
  light: Uint8Array;
  backdrop: Uint8Array;
  facts: PictureFacts;
}

export interface CarScene {
  paint: DrawnPaint;
  place: DrawnPlace;
  mirrored: boolean;
  /** Backdrops may be mirrored independently, so that three of them look like six. */
  backdropMirrored: boolean;
}

const planeSize = width * height;

/** Composes the painted car into its place: RGB pixels at layer size, without the plate's letters. */
export function composeCar(layers: CarLayers, scene: CarScene): Uint8Array {
  const { cut, mask, light, backdrop, facts } = layers;
  const place = lightOfPlace[scene.place];
  const { lit, gloss, tone } = paintTables(scene.paint, scene.place);
  const [litRed, litGreen, litBlue] = lit;
  const [glossRed, glossGreen, glossBlue] = gloss;
  const [detailRed, detailGreen, detailBlue] = place.detail;
  const shadowScale = place.shadow / 255;
  const out = new Uint8Array(planeSize * 3);
  const lastTone = tone.length - 1;
  const top = Math.max(0, Math.min(backdropFrame.height - height, backdropFrame.horizon - facts.horizon));
  const shade = (litBy: Float32Array, glossBy: Float32Array, litByte: number, glossByte: number) => {
    const step = (((litBy[litByte] ?? 0) + (glossBy[glossByte] ?? 0)) * toneStepsPerUnit) | 0;
    return tone[Math.min(step, lastTone)] ?? 0;
  };
  for (let y = 0; y < height; y++) {
    const below = y - facts.ground;
    const mirrorRow = facts.ground - below;
    const floorMirror =
      below > 0 && place.floorMirror > 0
        ? place.floorMirror * Math.max(0, 1 - below / ((height - facts.ground) * 0.9))
        : 0;
    const vertical = (y / height - 0.5) ** 2;
    for (let x = 0; x < width; x++) {
      const at = y * width + (scene.mirrored ? width - 1 - x : x);
      const to = (y * width + x) * 3;
      const from = ((y + top) * width + (scene.backdropMirrored ? width - 1 - x : x)) * 3;
      const cover = cut[at * 4 + 3] ?? 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      if (cover < 255) {
        const horizontal = (x / width - 0.5) ** 2;
        const vignette = 1 - 0.26 * Math.max(0, horizontal + vertical - 0.16);
        const shadowed = (1 - (mask[planeSize + at] ?? 0) * shadowScale) * vignette;
        red = (backdrop[from] ?? 0) * shadowed;
        green = (backdrop[from + 1] ?? 0) * shadowed;
        blue = (backdrop[from + 2] ?? 0) * shadowed;
        if (floorMirror > 0) {
          const source = mirrorRow * width;
          const share = ((cut[(source + at - y * width) * 4 + 3] ?? 0) / 255) * floorMirror;
          const colour = (source + x) * 3;
          red += ((out[colour] ?? 0) - red) * share;
          green += ((out[colour + 1] ?? 0) - green) * share;
          blue += ((out[colour + 2] ?? 0) - blue) * share;
        }
      }
      if (cover > 0) {
        const share = cover / 255;
        const paint = (mask[at] ?? 0) / 255;
        const litByte = light[at] ?? 0;
        const glossByte = light[planeSize + at] ?? 0;
        red +=
          (paint * shade(litRed, glossRed, litByte, glossByte) + (cut[at * 4] ?? 0) * detailRed - red) *
          share;
        green +=
          (paint * shade(litGreen, glossGreen, litByte, glossByte) +
            (cut[at * 4 + 1] ?? 0) * detailGreen -
            green) *
          share;
        blue +=
          (paint * shade(litBlue, glossBlue, litByte, glossByte) +
            (cut[at * 4 + 2] ?? 0) * detailBlue -
            blue) *
          share;
      }
      out[to] = red > 255 ? 255 : red + 0.5;
      out[to + 1] = green > 255 ? 255 : green + 0.5;
      out[to + 2] = blue > 255 ? 255 : blue + 0.5;
    }
  }
  return out;
}
