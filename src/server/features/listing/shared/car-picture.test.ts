import { expect, test } from 'vitest';
import { carPictureOf } from './car-picture.ts';

const car = { images: ['front', 'back'], bodyType: 'mpv', color: 'merah' };
const front = { key: 'front', preview: '' };

test('a car with photos has its cover, and no colour for a drawing', () => {
  expect(carPictureOf(car, new Map([['front', front]]))).toEqual({
    coverImage: front,
    bodyType: 'mpv',
    color: null,
  });
});

test('a car without photos, or whose cover is lost, has what its drawing needs', () => {
  const drawn = { coverImage: null, bodyType: 'mpv', color: 'merah' };
  expect(carPictureOf({ ...car, images: [] }, new Map())).toEqual(drawn);
  expect(carPictureOf(car, new Map())).toEqual(drawn);
  expect(carPictureOf({ images: [], bodyType: null, color: null }, new Map())).toEqual({
    coverImage: null,
    bodyType: null,
    color: null,
  });
});
