import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { backdropFrame } from './drawn-bodies.ts';
import { type LayerManifest, layerManifestSchema } from './layer-manifest.ts';

/** How a layer file is decoded: one byte per pixel, RGBA, or RGB scaled to full backdrop size. */
type Decoding = 'grey' | 'rgba' | 'rgb' | 'backdrop';

async function decode(path: string, decoding: Decoding): Promise<Uint8Array> {
  const image = sharp(await readFile(path));
  switch (decoding) {
    case 'grey':
      return image.extractChannel(0).raw().toBuffer();
    case 'rgba':
      return image.ensureAlpha().raw().toBuffer();
    case 'rgb':
      return image.removeAlpha().raw().toBuffer();
    case 'backdrop':
      return image
        .removeAlpha()
        .resize(backdropFrame.width, backdropFrame.height, { fit: 'fill', kernel: 'cubic' })
        .raw()
        .toBuffer();
  }
}

export interface LayerStore {
  /** A bounded cache of decoded layers. */
  pixels(name: string, decoding: Decoding): Promise<Uint8Array>;
  manifest(): Promise<LayerManifest>;
}

/** `maxBytes` limits the decoded pixels held in memory. */
export function createLayerStore(layersDirectory: string, maxBytes: number): LayerStore {
  const cache = new LRUCache<string, Uint8Array, Decoding>({
    maxSize: maxBytes,
    sizeCalculation: (pixels) => pixels.byteLength,
    fetchMethod: (name, _stale, { context }) => decode(join(layersDirectory, `${name}.webp`), context),
  });
  let manifest: Promise<LayerManifest> | undefined;
  return {
    async pixels(name, decoding) {
      const pixels = await cache.fetch(name, { context: decoding });
      if (!pixels) throw new Error(`layer ${name} could not be read`);
      return pixels;
    },
    manifest() {
      manifest ??= readFile(join(layersDirectory, 'manifest.json'), 'utf8').then((text) =>
        layerManifestSchema.parse(JSON.parse(text)),
      );
      return manifest;
    },
  };
}
