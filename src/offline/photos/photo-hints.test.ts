import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hintEdge, hintsFor } from './photo-hints.ts';

const large = { width: 4000, height: 3000 };
const layers = new URL('../../../assets/drawn-cars/', import.meta.url).pathname;

/** A drawn car in front of a house. */
async function photo(change: (drawing: Sharp) => Sharp = (drawing) => drawing) {
  const car = await sharp(`${layers}avanza-front.cut.webp`).flatten({ background: '#8ba0a8' }).toBuffer();
  const drawing = change(sharp(car).resize(hintEdge, hintEdge, { fit: 'inside' }));
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8ClampedArray(data), size: { width: info.width, height: info.height } };
}

async function hintsOf(change?: (drawing: Sharp) => Sharp, original = large) {
  const { pixels, size } = await photo(change);
  return hintsFor(pixels, size, original);
}

test('a good photo has none', async () => {
  expect(await hintsOf()).toEqual([]);
});

test('a dark one', async () => {
  expect(await hintsOf((drawing) => drawing.linear(0.2, 0))).toEqual(['dark']);
  expect(await hintsOf((drawing) => drawing.linear(0.7, 0))).toEqual([]);
});

test('a blurred one', async () => {
  expect(await hintsOf((drawing) => drawing.blur(4))).toEqual(['blurred']);
});

test('a small one', async () => {
  expect(await hintsOf(undefined, { width: 640, height: 480 })).toEqual(['small']);
  expect(await hintsOf(undefined, { width: 479, height: 2000 })).toEqual(['small']);
  expect(await hintsOf(undefined, { width: 600, height: 800 })).toEqual([]);
});
