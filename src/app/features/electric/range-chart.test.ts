import { expect, test } from 'vitest';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import { namesOf, narrowPlot, nearestDot, rangeChart } from './range-chart.ts';

const variant = (label: string, juta: number | null, rangeKm: number): ElectricVariant => ({
  ...{ id: `merek.${label}.x`, kind: 'mobil', label, batteryKwh: 40, rangeKm, cycle: 'NEDC' },
  ...{ acKw: null, dcKw: null, price: juta === null ? null : juta * 1e6, priceNote: null, rival: null },
});
const variants = [
  variant('a', 195, 300),
  variant('b', 250, 460),
  variant('c', 325, 400),
  variant('d', 489, 602),
  variant('e', 520, 480),
  variant('dear', 3590, 625),
  variant('unpriced', null, 500),
];
const chart = rangeChart(variants);
const dots = chart?.dots ?? [];

test('dots are inside the ticks, without prices that would leave no room for the others', () => {
  expect(dots.map(({ variant: { label } }) => label)).toEqual(['a', 'b', 'c', 'd', 'e']);
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(1);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(1);
  }
  expect(chart?.ranges.ticks).toEqual([300, 400, 500, 600, 700]);
  expect(chart?.prices.ticks).toEqual([100, 200, 300, 400, 500, 600]);
  expect(rangeChart(variants.slice(0, 4))).toBeUndefined();
});

test('the nearest dot is found within reach', () => {
  const [first] = dots;
  const { x, y } = first ?? expect.fail('no dot');
  const at = (right: number) => nearestDot(dots, { x: x + right / narrowPlot.width, y }, narrowPlot);
  expect(at(9)?.variant.label).toBe('a');
  expect(nearestDot(dots, { x: 1, y: 0 }, narrowPlot)).toBeUndefined();
});

test('the chosen one has its name first, and one name is not written twice', () => {
  const crowded = Array.from({ length: 40 }, (_, place) =>
    variant(`n${place}`, 200 + (place % 8) * 20, 300 + Math.floor(place / 8) * 30),
  );
  const all = rangeChart(crowded)?.dots ?? [];
  const names = namesOf(all, 'merek.n20.x', ({ label }) => `Name ${label}`);
  expect(names[0]?.id).toBe('merek.n20.x');
  expect(names.length).toBeLessThan(all.length);
  expect(namesOf(dots, undefined, () => 'Same')).toHaveLength(1);
});
