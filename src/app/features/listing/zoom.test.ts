import { expect, test } from 'vitest';
import { keptInside, maxScale, movedBy, unzoomed, type Zoom, zoomedAt } from './zoom.ts';

/** Screen position of a photo's point, relative to the centre. */
const seen = (zoom: Zoom, point: { x: number; y: number }) => ({
  x: zoom.x + point.x * zoom.scale,
  y: zoom.y + point.y * zoom.scale,
});

test('the point between the fingers stays in place while zooming', () => {
  const first = zoomedAt(unzoomed, 2, { x: 100, y: -40 });
  expect(seen(first, { x: 100, y: -40 })).toEqual({ x: 100, y: -40 });
  const moved = movedBy(first, { x: 13, y: 7 });
  const under = { x: (50 - moved.x) / moved.scale, y: (20 - moved.y) / moved.scale };
  const second = zoomedAt(moved, 3.5, { x: 50, y: 20 });
  expect(seen(second, under).x).toBeCloseTo(50);
  expect(seen(second, under).y).toBeCloseTo(20);
});

test('the scale is limited in both directions', () => {
  expect(zoomedAt(unzoomed, 0.2, { x: 9, y: 9 })).toEqual(unzoomed);
  expect(zoomedAt(unzoomed, 99, { x: 0, y: 0 }).scale).toBe(maxScale);
});

const frame = { width: 360, height: 740 };
const photo = { width: 360, height: 225 };

test('no gap opens beside a zoomed photo', () => {
  expect(keptInside({ scale: 2, x: 999, y: 0 }, photo, frame)).toEqual({ scale: 2, x: 180, y: 0 });
  expect(keptInside({ scale: 4, x: -999, y: -999 }, photo, frame)).toEqual({ scale: 4, x: -540, y: -80 });
});

test('a photo smaller than the frame is centred', () => {
  expect(keptInside({ scale: 2, x: 0, y: 60 }, photo, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});
