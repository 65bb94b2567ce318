import { expect, test } from 'vitest';
import { indonesiaOutline } from '#contract/places/indonesia-outline.ts';
import { indonesia } from '#tests/support/indonesia.ts';
import { circleAt, provincesOnMap, radiusIn, viewOf, wholeCountry } from './map-view.ts';

const { cities, provinces } = indonesia({ brands: [], models: [], variants: [] }).rows;
const entries = cities.map(({ id, slug, name, provinceId, at: center }, at) => {
  return {
    ...{ id, slug, name, provinceId, url: `/mobil-bekas/${slug}`, isPopular: 0 as const, count: at % 40 },
    provinceName: provinces.find((each) => each.id === provinceId)?.name ?? '',
    ...(center && { at: [center.latitude, center.longitude] as [number, number] }),
  };
});
const onMap = provincesOnMap(entries, ({ count }) => count);

test('every city with cars is on the map once, most first, and inside of it', () => {
  expect(onMap).toHaveLength(38);
  const shown = onMap.flatMap((province) => province.cities);
  expect(shown.map(({ slug }) => slug).sort()).toEqual(
    entries
      .filter(({ count }) => count > 0)
      .map(({ slug }) => slug)
      .sort(),
  );
  for (const circles of [onMap, ...onMap.map((province) => province.cities)])
    expect(circles.map(({ count }) => count)).toEqual(
      circles.map(({ count }) => count).sort((a, b) => b - a),
    );
  for (const { x, y } of shown) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(wholeCountry.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(wholeCountry.height);
  }
});

test('a province is shown with all its cities, in the shape of the map', () => {
  for (const { cities: inside } of onMap) {
    const view = viewOf(inside);
    expect(view.width / view.height).toBeCloseTo(wholeCountry.width / wholeCountry.height);
    for (const { x, y } of inside) {
      expect(x).toBeGreaterThanOrEqual(view.x);
      expect(x).toBeLessThanOrEqual(view.x + view.width);
      expect(y).toBeGreaterThanOrEqual(view.y);
      expect(y).toBeLessThanOrEqual(view.y + view.height);
    }
  }
});

test('a tap means the circle it is in, else the nearest one that a finger may have meant', () => {
  const near = { slug: 'a', name: 'A', count: 100, x: 500, y: 400 };
  const other = { slug: 'b', name: 'B', count: 100, x: 540, y: 400 };
  const at = (x: number, y: number) => circleAt([near, other], wholeCountry, { x, y, reach: 30 })?.slug;
  const radius = radiusIn(wholeCountry, 100, 100);
  expect(at(505, 400)).toBe('a');
  // Within both.
  expect(at(525, 400)).toBe('b');
  expect(at(500 - radius - 20, 400)).toBe('a');
  expect(at(500 - radius - 40, 400)).toBeUndefined();
});

test('the outline fits the map that it says it does', () => {
  let [x, y] = [0, 0];
  for (const ring of indonesiaOutline.path.split('z').filter(Boolean)) {
    const [start = '', steps = ''] = ring.slice(1).split('l');
    const numbers = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);
    [x = 0, y = 0] = numbers(start);
    const offsets = numbers(steps);
    for (let at = 0; at < offsets.length; at += 2) {
      x += offsets[at] ?? 0;
      y += offsets[at + 1] ?? 0;
      expect(x >= 0 && x <= indonesiaOutline.width && y >= 0 && y <= indonesiaOutline.height).toBe(true);
    }
  }
});
