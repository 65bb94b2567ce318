import { expect, test } from 'vitest';
import { ampStyle } from './amp-style.ts';

test('no text of an AMP page is smaller than 12 px', () => {
  const sizes = [...ampStyle.matchAll(/font(?:-size)?:[^;}]*?(\d+)px/g)].map(([, size]) => Number(size));
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});
