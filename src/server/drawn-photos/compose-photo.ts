import sharp from 'sharp';
import { composeCar } from './compose-car.ts';
import { composeCabin, composeEngine, composeOdometer } from './compose-scene.ts';
import { backdropsPerPlace, layerHeight, layerWidth, rigOfPlace } from './drawn-bodies.ts';
import type { DrawnCarPhoto, DrawnPhoto } from './drawn-photo-key.ts';
import type { LayerStore } from './layer-store.ts';
import { drawPlate, plateLetters } from './plate-letters.ts';

/** Composes a photo and encodes it, `width` pixels wide and 16:10. */
export async function composePhoto(layers: LayerStore, photo: DrawnPhoto, width: number): Promise<Buffer> {
  const picture = await composePixels(layers, photo);
  const full = sharp(picture, { raw: { width: layerWidth, height: layerHeight, channels: 3 } });
  const sized =
    width === layerWidth
      ? full
      : full.resize(width, Math.round((width * layerHeight) / layerWidth), { kernel: 'lanczos3' });
  return sized.webp({ quality: 80, effort: 3, smartSubsample: false }).toBuffer();
}

function composePixels(layers: LayerStore, photo: DrawnPhoto): Promise<Uint8Array> {
  switch (photo.kind) {
    case 'car':
      return composeCarPixels(layers, photo);
    case 'odometer':
      return composeOdometer(layers, photo.kilometers);
    case 'cabin':
      return composeCabin(layers, photo.trim, photo.place);
    case 'engine':
      return composeEngine(layers, photo.paint);
  }
}

async function composeCarPixels(layers: LayerStore, photo: DrawnCarPhoto): Promise<Uint8Array> {
  const name = `${photo.body}-${photo.view}`;
  const backdrop = ((photo.variant - 1) % backdropsPerPlace) + 1;
  const [cut, mask, light, place, manifest] = await Promise.all([
    layers.pixels(`${name}.cut`, 'rgba'),
    layers.pixels(`${name}.mask`, 'grey'),
    layers.pixels(`${name}.${rigOfPlace[photo.place]}`, 'grey'),
    layers.pixels(`${photo.place}-${backdrop}.backdrop`, 'backdrop'),
    layers.manifest(),
  ]);
  const facts = manifest.pictures[name];
  if (!facts) throw new Error(`no drawing of ${name}`);
  // Every picture is drawn with the nose to the left.
  const mirrored = photo.facing === 'r';
  const picture = composeCar(
    { cut, mask, light, backdrop: place, facts },
    {
      paint: photo.paint,
      place: photo.place,
      mirrored,
      backdropMirrored: photo.variant > backdropsPerPlace,
    },
  );
  if (facts.plate) drawPlate(picture, await plateLetters(), facts.plate, mirrored);
  return picture;
}
