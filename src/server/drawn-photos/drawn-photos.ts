import sharp from 'sharp';
import type { PictureWidth } from '#contract/listing/picture.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import type { PictureQueue } from '#server/process/picture-queue.ts';
import { composeCar, composeCutOut, cutOutPlace } from './compose-car.ts';
import { composeTile } from './compose-tile.ts';
import { dottedKilometers, figurePath } from './digit-strokes.ts';
import {
  backdropFrame,
  backdropsPerPlace,
  type CabinTrim,
  type DrawnPlace,
  layerHeight,
  layerWidth,
  rigOfPlace,
} from './drawn-bodies.ts';
import {
  type CarCutOut,
  type DrawnCarPhoto,
  type DrawnPhoto,
  type PaintedTile,
  parseDrawnPhotoKey,
} from './drawn-photo-key.ts';
import { createLayerStore, type LayerStore } from './layer-store.ts';
import { displayValue } from './light-encoding.ts';
import { type DrawnPaint, paints } from './paints.ts';
import { drawPlate, plateLetters } from './plate-letters.ts';

export interface DrawnPhotosOptions {
  /** The directory of composed photos; `layersDirectory` contains the layers from tools/draw-cars. */
  directory: string;
  layersDirectory: string;
  /** Disk space for composed photos, in bytes. */
  mostBytes?: number;
  /** Whether a listing or page uses the photo; others are not composed. */
  isNamed?: (key: string) => Promise<boolean>;
  mostWaiting?: number;
  queue?: PictureQueue;
  /** Called for every photo that is composed. */
  onCompose?: (key: string, width: number) => void;
  /** Called when a photo was composed but could not be stored on disk. */
  onKeepFailed?: (error: unknown) => void;
}

export interface DrawnPhotos {
  /**
   * The photo as WebP, at most as wide as its layers; undefined for an invalid key.
   * @throws AppError `unavailable` if too many requests are waiting
   */
  read(key: string, width: PictureWidth): Promise<Buffer | undefined>;
}

/** Disk space for composed photos, in bytes. */
const keptBytes = 512 * 1024 * 1024;
/** Maximum number of queued photos; further requests are answered 503. */
const defaultMostWaiting = 200;
const layerCacheBytes = 64 * 1024 * 1024;

export function createDrawnPhotos(options: DrawnPhotosOptions): DrawnPhotos {
  const layers = createLayerStore(options.layersDirectory, layerCacheBytes);
  const files = new MadeFiles({
    kind: 'drawn photos',
    directory: options.directory,
    mostBytes: options.mostBytes ?? keptBytes,
    queue: options.queue,
    mostWaiting: options.mostWaiting ?? defaultMostWaiting,
    onKeepFailed: (error) => options.onKeepFailed?.(error),
  });

  return {
    async read(key, asked) {
      const photo = parseDrawnPhotoKey(key);
      if (!photo) return undefined;
      const width = Math.min(asked, layerWidth);
      return files.read(`${key}.${width}.webp`, {
        mayMake: async () => !options.isNamed || options.isNamed(key),
        make() {
          options.onCompose?.(key, width);
          return composePhoto(layers, photo, width);
        },
      });
    },
  };
}

/** Composes a photo and encodes it, `width` pixels wide and 16:10. */
async function composePhoto(layers: LayerStore, photo: DrawnPhoto, width: number): Promise<Buffer> {
  if (photo.kind === 'cut-out') return composeCutOutPhoto(layers, photo, width);
  if (photo.kind === 'tile') return composeTile(photo, width);
  const picture = await composePixels(layers, photo);
  const full = sharp(picture, { raw: { width: layerWidth, height: layerHeight, channels: 3 } });
  const sized =
    width === layerWidth
      ? full
      : full.resize(width, Math.round((width * layerHeight) / layerWidth), { kernel: 'lanczos3' });
  return sized.webp({ quality: 80, effort: 3, smartSubsample: false }).toBuffer();
}

/** Position of the odometer's digits on the instrument panel, in layer pixels. */
const counter = { x: 480, baseline: 306, height: 36 };

/** The instrument panel with the car's mileage. */
async function composeOdometer(layers: LayerStore, kilometers: number): Promise<Uint8Array> {
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
async function composeCabin(layers: LayerStore, trim: CabinTrim, place: DrawnPlace): Promise<Uint8Array> {
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
async function composeEngine(layers: LayerStore, paint: DrawnPaint): Promise<Uint8Array> {
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

function composePixels(
  layers: LayerStore,
  photo: Exclude<DrawnPhoto, CarCutOut | PaintedTile>,
): Promise<Uint8Array> {
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

async function composeCutOutPhoto(
  layers: LayerStore,
  { view, body, paint, facing }: CarCutOut,
  width: number,
): Promise<Buffer> {
  const name = `${body}-${view}`;
  const [cut, mask, light, manifest] = await Promise.all([
    layers.pixels(`${name}.cut`, 'rgba'),
    layers.pixels(`${name}.mask`, 'grey'),
    layers.pixels(`${name}.${rigOfPlace[cutOutPlace]}`, 'grey'),
    layers.manifest(),
  ]);
  const mirrored = facing === 'r';
  const picture = composeCutOut({ cut, mask, light }, { paint, mirrored });
  const plate = manifest.pictures[name]?.plate;
  if (plate) drawPlate(picture, await plateLetters(), plate, mirrored, 4);
  return sharp(picture, { raw: { width: layerWidth, height: layerHeight, channels: 4 } })
    .resize(width, Math.round((width * layerHeight) / layerWidth), { kernel: 'lanczos3' })
    .webp({ quality: 80, alphaQuality: 80, effort: 3 })
    .toBuffer();
}
