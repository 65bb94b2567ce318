import { expect, test } from 'vitest';
import { popularity } from '#catalogue/faceted-index/popularity.ts';
import { grouped } from '#server/features/new-vehicles/shared/grouped.ts';
import { readRegions } from '#server/regions/regions.ts';
import { referenceRows } from '../reference-rows.ts';
import { type DemoCar, DemoCars } from './demo-car.ts';
import { demoVehicles } from './demo-vehicles.ts';
import { FirstRows } from './first-rows.ts';

const now = new Date('2026-06-15T08:00:00Z');

/** Ids as a database would assign them: consecutive in each table. */
function counted(): (slug: string) => number {
  const ids = new Map<string, number>();
  return (slug) => {
    const id = ids.get(slug) ?? ids.size + 1;
    ids.set(slug, id);
    return id;
  };
}
const { brands } = referenceRows(new Map());
const vehicles = demoVehicles(brands, { brand: counted(), model: counted(), variant: counted() });
const maker = new DemoCars(vehicles, readRegions().cities, now);

/** The first row of each list of cars in the default order. */
function firstRowsOf(cars: readonly DemoCar[], listOf: (car: DemoCar) => string): readonly DemoCar[][] {
  const points = ({ quality, publishedAt }: DemoCar) =>
    popularity({ quality, views: 0, publishedAt: publishedAt.getTime() }, now.getTime());
  const ranked = [...cars].sort(
    (a, b) => points(b) - points(a) || b.publishedAt.getTime() - a.publishedAt.getTime(),
  );
  return [...grouped(ranked, listOf).values()].map((list) => list.slice(0, 4));
}

const lookOf = ({ images }: DemoCar) => images[0]?.split('.').slice(1, 3).join(' ') ?? '';
const hasThreeAlike = (row: readonly DemoCar[]) =>
  [...grouped(row, lookOf).values()].some(({ length }) => length > 2);

test('no first row of a list has three cars of one body in one paint', () => {
  const firstRows = new FirstRows(now);
  const cars = Array.from({ length: 3000 }, (_, index) => maker.make(index));
  for (const [index, car] of cars.entries()) firstRows.add(index, car);
  const lists = [
    ({ modelId }: DemoCar) => String(modelId),
    ({ brandId }: DemoCar) => String(brandId),
    ({ bodyType }: DemoCar) => bodyType,
  ];
  const alike = (shown: readonly DemoCar[]) =>
    lists.flatMap((listOf) => firstRowsOf(shown, listOf)).filter(hasThreeAlike);
  expect(alike(cars).length).toBeGreaterThan(0);
  const repaints = firstRows.repaints();
  const shown = cars.map((car, index) =>
    repaints.has(index) ? maker.make(index, repaints.get(index)) : car,
  );
  expect(alike(shown)).toEqual([]);
  expect(repaints.size).toBeLessThan(cars.length / 10);
});

test('a repainted car keeps its other facts', () => {
  const { color, title: _t, description: _d, images, quality: _q, ...facts } = maker.make(7);
  const other = color === 'merah' ? 'biru' : 'merah';
  const repainted = maker.make(7, other);
  expect(repainted).toMatchObject({ ...facts, color: other });
  expect(repainted.images).toHaveLength(images.length);
  expect(repainted.images[0]).toContain(`.${other}.`);
});
