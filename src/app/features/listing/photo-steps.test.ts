import { expect, test } from 'vitest';
import { photoAnchor, photoOfHash, photoOfKey } from './photo-steps.ts';

test('an address with a photo’s anchor opens at that photo', () => {
  for (const index of [0, 4, 19]) expect(photoOfHash(`#${photoAnchor(index)}`, 20)).toBe(index);
});

test.each(['', '#', '#photo-0', '#photo-9', '#photo-1x', '#main', '#photo-99999999999'])(
  'of eight photos, "%s" is none',
  (hash) => {
    expect(photoOfHash(hash, 8)).toBeUndefined();
  },
);

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

test('keys step between photos and stop at the ends', () => {
  expect(photoOfKey(press('ArrowRight'), 2, 5)).toBe(3);
  expect(photoOfKey(press('ArrowLeft'), 2, 5)).toBe(1);
  expect(photoOfKey(press('ArrowRight'), 4, 5)).toBe(4);
  expect(photoOfKey(press('ArrowLeft'), 0, 5)).toBe(0);
  expect(photoOfKey(press('End'), 1, 5)).toBe(4);
  expect(photoOfKey(press('Home'), 3, 5)).toBe(0);
});

test('other keys, and the browser’s own, do nothing', () => {
  expect(photoOfKey(press('Enter'), 2, 5)).toBeUndefined();
  expect(photoOfKey(press('toString'), 2, 5)).toBeUndefined();
  expect(photoOfKey(press('ArrowLeft', { altKey: true }), 2, 5)).toBeUndefined();
});
