import outline from '#reference-data/regions/outline.json' with { type: 'json' };
import type { Coordinates } from './kilometers-between.ts';

/** The coast of Indonesia as a path in whole units, with north above (tools/draw-map.ts). */
export const indonesiaOutline = outline;

/** Where a place is on the outline. */
export function onOutline({ latitude, longitude }: Coordinates): { readonly x: number; readonly y: number } {
  const { west, north, unitsPerDegree } = outline;
  return { x: (longitude - west) * unitsPerDegree, y: (north - latitude) * unitsPerDegree };
}
