import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The drawings that pages also use: next to the built server, or in the repository. */
const directory: string =
  ['../client/bodies/', '../../../public/bodies/']
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? '';

/** The file of a drawing in `public/bodies`, and the one with the area of its paint. */
export const bodyTileFiles = (name: string): { readonly drawing: string; readonly paint: string } => ({
  drawing: `${directory}${name}.webp`,
  paint: `${directory}paint/${name}.webp`,
});
