import sharp from 'sharp';
import { dottedKilometers, figurePath } from './digit-strokes.ts';
import { backdropFrame, type CabinTrim, type DrawnPlace, layerHeight, layerWidth } from './drawn-bodies.ts';
import type { LayerStore } from './layer-store.ts';
import { displayValue } from './light-encoding.ts';
import { type DrawnPaint, paints } from './paints.ts';

/** Position of the odometer's digits on the instrument panel, in layer pixels. */
const counter = { x: 480, baseline: 306, height: 36 };

/** The instrument panel with the car's mileage. */
export async function composeOdometer(layers: LayerStore, kilometers: number): Promise<Uint8Array> {
  const panel = await layers.pixels('odometer.scene', 'rgb');
  const text = dottedKilometers(kilometers);
  const glow = figurePath(text, counter.x, counter.baseline, counter.height, '#35d0b4');
  const figures = figurePath(text, counter.x, counter.baseline, counter.height, '#f3fffd');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="70" viewBox="${counter.x - 90} ${counter.baseline - 52} 180 70"><defs><filter id="g" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter></defs><g filter="url(#g)" opacity=".8">${glow}</g>${figures}</svg>`;
  return sharp(panel, { raw: { width: layerWidth, height: layerHeight, channels: 3 } })
    .composite([{ input: Buffer.from(svg), left: counter.x - 90, top: counter.baseline - 52 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The dashboard, with the car's surroundings behind the windscreen. */
export async function composeCabin(
  layers: LayerStore,
  trim: CabinTrim,
  place: DrawnPlace,
): Promise<Uint8Array> {
  const [cabin, backdrop] = await Promise.all([
    layers.pixels(`cabin-${trim}.scene`, 'rgba'),
    layers.pixels(`${place}-1.backdrop`, 'backdrop'),
  ]);
  const out = new Uint8Array(layerWidth * layerHeight * 3);
  // The horizon is a little above the dashboard.
  const top = backdropFrame.horizon - 190;
  for (let i = 0; i < layerWidth * layerHeight; i++) {
    const share = (cabin[i * 4 + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) {
      const outside = backdrop[i * 3 + top * layerWidth * 3 + c] ?? 0;
      out[i * 3 + c] = outside + ((cabin[i * 4 + c] ?? 0) - outside) * share;
    }
  }
  return out;
}

/** The engine bay between two painted wings; the layer's alpha marks what is NOT paint. */
export async function composeEngine(layers: LayerStore, paint: DrawnPaint): Promise<Uint8Array> {
  const bay = await layers.pixels('engine.scene', 'rgba');
  const hex = paints[paint].hex;
  const out = new Uint8Array(layerWidth * layerHeight * 3);
  for (let c = 0; c < 3; c++) {
    const colour = (Number.parseInt(hex.slice(1 + c * 2, 3 + c * 2), 16) / 255) ** 2.2;
    // Where paint shows, the layer contains its light as grey; half of it reflects the sky.
    const painted = Uint8Array.from({ length: 256 }, (_, byte) =>
      Math.round(255 * displayValue((colour + 0.035) * 1.9 * (byte / 255) ** 2.2)),
    );
    for (let i = 0; i < layerWidth * layerHeight; i++) {
      const value = bay[i * 4 + c] ?? 0;
      const share = (bay[i * 4 + 3] ?? 0) / 255;
      out[i * 3 + c] = (painted[value] ?? 0) * (1 - share) + value * share;
    }
  }
  return out;
}
