import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnBodies, drawnViews } from '../../src/server/drawn-photos/drawn-bodies.ts';
import { type LayerManifest, layerManifestSchema } from '../../src/server/drawn-photos/layer-manifest.ts';
import { writeBackdrops } from './backdrop-layers.ts';
import { writeBodyTiles } from './body-tiles.ts';
import { writeCarLayers } from './car-layers.ts';
import { writeHeroPicture } from './hero-picture.ts';
import { buildLight } from './light-rigs.ts';
import { writePreviews } from './photo-previews.ts';
import { writeScenes } from './scene-layers.ts';
import { writeSideAnchors } from './side-anchors.ts';

const layersDirectory = fileURLToPath(new URL('../../assets/drawn-cars/', import.meta.url));
const previewsFile = fileURLToPath(
  new URL('../../src/server/drawn-photos/photo-previews.generated.ts', import.meta.url),
);
const anchorsFile = fileURLToPath(
  new URL('../../src/server/drawn-photos/side-anchors.generated.ts', import.meta.url),
);
const tilesDirectory = fileURLToPath(new URL('../../public/bodies/', import.meta.url));

const heroDirectory = fileURLToPath(new URL('../../public/home/', import.meta.url));

/** Names on the command line select bodies, views or parts; without any, everything is drawn. */
const wanted = new Set(process.argv.slice(2));
const wants = (name: string) => wanted.size === 0 || wanted.has(name);

async function readManifest(): Promise<LayerManifest> {
  try {
    return layerManifestSchema.parse(
      JSON.parse(await readFile(join(layersDirectory, 'manifest.json'), 'utf8')),
    );
  } catch {
    return { pictures: {} };
  }
}

await mkdir(layersDirectory, { recursive: true });
const bodies = drawnBodies.filter(wants);
const views = drawnViews.some((view) => wanted.has(view)) ? drawnViews.filter(wants) : drawnViews;
const lights = { open: buildLight('open'), hall: buildLight('hall'), dusk: buildLight('dusk') };
if (bodies.length > 0) {
  for (const body of bodies) {
    const started = performance.now();
    for (const view of views) {
      const facts = await writeCarLayers(body, view, lights, layersDirectory);
      const manifest = await readManifest();
      manifest.pictures[`${body}-${view}`] = facts;
      await writeFile(join(layersDirectory, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
    }
    console.log(`${body}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (wants('backdrops')) await writeBackdrops(layersDirectory);
if (wants('scenes')) await writeScenes(layersDirectory);
if (wants('tiles')) await writeBodyTiles(lights, tilesDirectory);
if (wants('hero')) await writeHeroPicture(lights, heroDirectory);
if (wants('anchors')) await writeSideAnchors(layersDirectory, anchorsFile);
if (wants('previews')) await writePreviews(layersDirectory, previewsFile);

let total = 0;
for (const file of await readdir(layersDirectory)) total += (await stat(join(layersDirectory, file))).size;
console.log(`layers: ${(total / 1e6).toFixed(2)} MB`);
