import { indonesiaOutline, onOutline } from '#contract/places/indonesia-outline.ts';
import type { CityEntry } from '#contract/search/search.schema.ts';

/** Where circles are on the map, how large, and which one a finger means. Units are those of the outline. */

export type MapView = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type Circle = {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
};
/** A province with the cities that have something to show. */
export type ProvinceCircle = Circle & { readonly cities: readonly Circle[] };

export const wholeCountry: MapView = {
  x: 0,
  y: 0,
  width: indonesiaOutline.width,
  height: indonesiaOutline.height,
};
/** Width by height of the map on the page. */
const shape = wholeCountry.width / wholeCountry.height;
/** A city alone is not shown closer than this, in units: fifty are a degree. */
const leastWidth = 110;

const byCount = (a: Circle, b: Circle) => b.count - a.count || (a.name < b.name ? -1 : 1);

/** Provinces with their cities, most first; a province is where most of it is. */
export function provincesOnMap(
  cities: readonly CityEntry[],
  countOf: (city: CityEntry) => number,
): readonly ProvinceCircle[] {
  const provinces = new Map<number, { readonly name: string; readonly cities: Circle[] }>();
  for (const city of cities) {
    const count = countOf(city);
    if (count === 0 || !city.at) continue;
    const [latitude, longitude] = city.at;
    const circle = { slug: city.slug, name: city.name, count, ...onOutline({ latitude, longitude }) };
    const known = provinces.get(city.provinceId);
    if (known) known.cities.push(circle);
    else provinces.set(city.provinceId, { name: city.provinceName, cities: [circle] });
  }
  return [...provinces]
    .map(([id, { name, cities: inside }]) => {
      const count = inside.reduce((sum, each) => sum + each.count, 0);
      const mean = (of: (circle: Circle) => number) =>
        inside.reduce((sum, each) => sum + of(each) * each.count, 0) / count;
      return {
        ...{ slug: String(id), name, count, x: mean(({ x }) => x), y: mean(({ y }) => y) },
        cities: inside.sort(byCount),
      };
    })
    .sort(byCount);
}

/** The smallest view with room around all circles, in the shape of the map. */
export function viewOf(circles: readonly Circle[]): MapView {
  const xs = circles.map(({ x }) => x);
  const ys = circles.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.max(leastWidth, (right - left) * 1.3, (bottom - top) * 1.4 * shape);
  const height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** A circle's area grows with its number; the smallest can still be seen. */
export function radiusIn(view: MapView, count: number, most: number): number {
  return view.width * (0.006 + 0.028 * Math.sqrt(count / most));
}

/**
 * The circle meant by a tap: the nearest edge, if any is close enough.
 * @param reach how far beside a circle a finger may be, in units
 */
export function circleAt<Any extends Circle>(
  circles: readonly Any[],
  view: MapView,
  { x, y, reach }: { readonly x: number; readonly y: number; readonly reach: number },
): Any | undefined {
  const most = circles[0]?.count ?? 1;
  let nearest: { readonly circle: Any; readonly distance: number } | undefined;
  for (const circle of circles) {
    // Inside of two, the one whose middle is nearer.
    const middle = Math.hypot(circle.x - x, circle.y - y);
    const radius = radiusIn(view, circle.count, most);
    const distance = middle < radius ? middle - 1e6 : middle - radius;
    if (!nearest || distance < nearest.distance) nearest = { circle, distance };
  }
  return nearest && nearest.distance <= reach ? nearest.circle : undefined;
}
