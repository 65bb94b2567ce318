import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRAWN_BODIES, DRAWN_VIEWS } from '../../src/server/features/drawn-photos/drawn-bodies.ts';
import {
  type LayerManifest,
  layerManifestSchema,
} from '../../src/server/features/drawn-photos/layer-manifest.ts';
import { writeBackdrops } from './backdrop-layers.ts';
import { writeBodyTiles } from './body-tiles.ts';
import { writeCarLayers } from './car-layers.ts';
import { buildLight } from './light-rigs.ts';
import { writePreviews } from './photo-previews.ts';
import { writeScenes } from './scene-layers.ts';

const SERVER_FEATURE = fileURLToPath(new URL('../../src/server/features/drawn-photos/', import.meta.url));
const LAYERS = join(SERVER_FEATURE, 'layers');
const TILES = fileURLToPath(new URL('../../public/bodies/', import.meta.url));

/** Names given on the command line draw only those bodies, views or parts; none draws everything. */
const wanted = new Set(process.argv.slice(2));
const wants = (name: string) => wanted.size === 0 || wanted.has(name);

async function readManifest(): Promise<LayerManifest> {
  try {
    return layerManifestSchema.parse(JSON.parse(await readFile(join(LAYERS, 'manifest.json'), 'utf8')));
  } catch {
    return { pictures: {} };
  }
}

await mkdir(LAYERS, { recursive: true });
const bodies = DRAWN_BODIES.filter(wants);
const views = DRAWN_VIEWS.some((view) => wanted.has(view)) ? DRAWN_VIEWS.filter(wants) : DRAWN_VIEWS;
const lights = { open: buildLight('open'), hall: buildLight('hall'), dusk: buildLight('dusk') };
if (bodies.length > 0) {
  for (const body of bodies) {
    const started = performance.now();
    for (const view of views) {
      const facts = await writeCarLayers(body, view, lights, LAYERS);
      const manifest = await readManifest();
      manifest.pictures[`${body}-${view}`] = facts;
      await writeFile(join(LAYERS, 'manifest.json'), `${JSON.stringify(manifest, null, '\t')}\n`);
    }
    console.log(`${body}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (wants('backdrops')) await writeBackdrops(LAYERS);
if (wants('scenes')) await writeScenes(LAYERS);
if (wants('tiles')) await writeBodyTiles(lights, TILES);
if (wants('previews')) await writePreviews(LAYERS, join(SERVER_FEATURE, 'photo-previews.generated.ts'));

let total = 0;
for (const file of await readdir(LAYERS)) total += (await stat(join(LAYERS, file))).size;
console.log(`layers: ${(total / 1e6).toFixed(2)} MB`);
