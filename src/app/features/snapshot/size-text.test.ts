import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '1 kB', '1 kB'],
  [1053, '1 kB', '1 kB'],
  [96_400, '96 kB', '96 kB'],
  [999_499, '999 kB', '999 kB'],
  [999_500, '1 MB', '1 MB'],
  [1_249_000, '1,2 MB', '1.2 MB'],
])('%i bytes', (bytes, id, en) => {
  expect(sizeText(bytes, 'id')).toBe(id);
  expect(sizeText(bytes, 'en')).toBe(en);
});
