import { expect, test } from 'vitest';
import { guideOfFileName } from './guide-of-file-name.ts';

test.each([
  ['Mesin.JPG', 'engine'],
  ['avanza_depan_2.jpg', 'front'],
  ['odo 41287km.jpg', 'odometer'],
  ['left-side.webp', 'left'],
  ['depan-kiri.jpg', undefined],
  ['IMG_20261128_101500.jpg', undefined],
  ['backup.jpg', undefined],
])('%s', (name, guide) => {
  expect(guideOfFileName(name)).toBe(guide);
});
