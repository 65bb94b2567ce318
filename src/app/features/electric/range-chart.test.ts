import { expect, test } from 'vitest';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';
import { chartSize, namesOf, nearestDot, rangeChart } from './range-chart.ts';

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
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(chartSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(chartSize.height);
  }
  expect(chart?.ranges.map(({ value }) => value)).toEqual([300, 400, 500, 600, 700]);
  expect(chart?.prices.map(({ value }) => value)).toEqual([100, 200, 300, 400, 500, 600]);
  expect(rangeChart(variants.slice(0, 4))).toBeUndefined();
});

test('the nearest dot is found within reach', () => {
  const [first] = dots;
  expect(nearestDot(dots, (first?.x ?? 0) + 9, first?.y ?? 0)?.variant.label).toBe('a');
  expect(nearestDot(dots, chartSize.width, chartSize.height)).toBeUndefined();
});

test('names cover neither dots nor each other, and one is not written twice', () => {
  const crowded = Array.from({ length: 40 }, (_, place) =>
    variant(`n${place}`, 200 + (place % 8) * 20, 300 + Math.floor(place / 8) * 30),
  );
  const all = rangeChart(crowded)?.dots ?? [];
  const names = namesOf(all, 'merek.n20.x', ({ label }) => `Name ${label}`);
  expect(names[0]?.id).toBe('merek.n20.x');
  expect(names.length).toBeLessThan(all.length);
  const boxes = names.map(({ text, x, y }) => ({
    left: x - text.length * 3.3,
    right: x + text.length * 3.3,
    y,
  }));
  for (const [place, box] of boxes.entries())
    for (const other of boxes.slice(place + 1))
      expect(box.right <= other.left || other.right <= box.left || Math.abs(box.y - other.y) >= 14).toBe(
        true,
      );
  expect(namesOf(dots, undefined, () => 'Same')).toHaveLength(1);
});
