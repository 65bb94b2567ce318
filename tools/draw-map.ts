import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/*
 * The outline of Indonesia for the map of cars, from Natural Earth (public domain) as world-atlas packs it: coordinates
 * in whole units, islands of more than a few square kilometres, as one path.
 */

const unitsPerDegree = 50;
const west = 94.5;
const north = 6.5;
/** Square degrees: a point whose triangle is smaller is left out, and so is a smaller island. */
const leastTriangle = 0.00025;
const leastIsland = 0.003;
/** ISO 3166-1 numeric. */
const indonesia = '360';

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const world: Topology<{ countries: GeometryCollection }> = JSON.parse(readFileSync(file, 'utf8'));
const country = world.objects.countries.geometries.filter(({ id }) => id === indonesia);
const only = { ...world, objects: { country: { type: 'GeometryCollection', geometries: country } } } as const;
const prepared = presimplify(only);
const simple = simplify(filter(prepared, filterWeight(prepared, leastIsland)), leastTriangle);
const shapes = feature(simple, simple.objects.country);

const unit = ([longitude = 0, latitude = 0]: readonly number[]) =>
  [
    Math.round((longitude - west) * unitsPerDegree),
    Math.round((north - latitude) * unitsPerDegree),
  ] as const;

function pathOf(ring: readonly (readonly number[])[]): string {
  const points = ring.map(unit).filter(([x, y], at, all) => {
    const before = all[at - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
  const [first, ...rest] = points;
  if (!first || rest.length < 3) return '';
  let [x, y] = first;
  const steps = rest.slice(0, -1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ')}z`.replaceAll(' -', '-');
}

const rings = shapes.features.flatMap(({ geometry }) =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : geometry.type === 'Polygon' ? geometry.coordinates : [],
);
const outline = { unitsPerDegree, west, north, width: 2350, height: 890, path: rings.map(pathOf).join('') };
const target = new URL('../reference-data/regions/outline.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(outline, null, 2)}\n`);
process.stdout.write(`${rings.length} islands, ${outline.path.length} characters\n`);
