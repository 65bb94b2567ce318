import { describe, expect, test } from 'vitest';
import { pixelsOf } from './blur-areas.ts';
import { type EncodedType, encodeWithin } from './encode-photo.ts';
import { isSideways, type Orientation, uprightTransform } from './exif-orientation.ts';
import { fittedTo, sizesDownTo } from './photo-sizes.ts';

/**
 * Corners of a picture stored 4 wide and 2 high, clockwise from the top left, and where each must be
 * displayed.
 */
const stored = { width: 4, height: 2 };
const seen: Readonly<Record<Orientation, string>> = {
  1: '0,0 4,0 4,2 0,2',
  2: '4,0 0,0 0,2 4,2',
  3: '4,2 0,2 0,0 4,0',
  4: '0,2 4,2 4,0 0,0',
  5: '0,0 0,4 2,4 2,0',
  6: '2,0 2,4 0,4 0,0',
  7: '2,4 2,0 0,0 0,4',
  8: '0,4 0,0 2,0 2,4',
};

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('orientation %i is turned upright', (orientation) => {
  const [a, b, c, d, e, f] = uprightTransform(orientation, stored.width, stored.height);
  const corners = [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ] as const;
  const shown = corners.map(([x, y]) => `${a * x + c * y + e},${b * x + d * y + f}`);
  expect(shown.join(' ')).toBe(seen[orientation]);
  expect(isSideways(orientation)).toBe(orientation > 4);
});

describe('sizes', () => {
  test('fit with their long edge, and are never enlarged', () => {
    expect(fittedTo(1600, { width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 });
    expect(fittedTo(1600, { width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 });
    expect(fittedTo(1600, { width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
    expect(fittedTo(192, { width: 9000, height: 1 })).toEqual({ width: 192, height: 1 });
  });

  test('halve, and end with the target', () => {
    const wanted = { width: 1600, height: 1200 };
    expect(sizesDownTo({ width: 8000, height: 6000 }, wanted)).toEqual([
      { width: 4000, height: 3000 },
      { width: 2000, height: 1500 },
      wanted,
    ]);
    expect(sizesDownTo({ width: 3200, height: 2400 }, wanted)).toEqual([wanted]);
    expect(sizesDownTo(wanted, wanted)).toEqual([wanted]);
  });
});

describe('encoding', () => {
  /** An encoder whose file size grows with quality; WebP files are smaller by a factor. */
  function encoder(fullSize: number, webpFactor: number) {
    const tried: string[] = [];
    const encode = async (type: EncodedType, quality: number) => {
      tried.push(`${type} ${quality.toFixed(2)}`);
      const canWebp = webpFactor > 0;
      const isWebp = type === 'image/webp' && canWebp;
      // Browsers write PNG instead of types they cannot write.
      const written = type === 'image/jpeg' || isWebp ? type : 'image/png';
      return { type: written, size: fullSize * quality * (isWebp ? webpFactor : 1), quality };
    };
    return { encode, tried };
  }

  test('a JPEG that fits at its best is taken at once', async () => {
    const { encode, tried } = encoder(300_000, 0.7);
    expect(await encodeWithin(encode, 300_000)).toMatchObject({ type: 'image/jpeg', quality: 0.86 });
    expect(tried).toHaveLength(1);
  });

  test('WebP where it is smaller', async () => {
    const { encode, tried } = encoder(420_000, 0.7);
    expect(await encodeWithin(encode, 300_000)).toMatchObject({ type: 'image/webp', quality: 0.82 });
    expect(tried).toHaveLength(2);
  });

  test('otherwise the highest quality that fits, in the smaller format', async () => {
    const { encode, tried } = encoder(600_000, 0.7);
    const found = await encodeWithin(encode, 300_000);
    expect(found.type).toBe('image/webp');
    expect(found.size).toBeLessThanOrEqual(300_000);
    expect(found.size).toBeGreaterThan(285_000);
    expect(tried.length).toBeLessThanOrEqual(6);
  });

  test('JPEG where the browser writes no WebP', async () => {
    const found = await encodeWithin(encoder(500_000, 0).encode, 300_000);
    expect(found.type).toBe('image/jpeg');
    expect(found.size).toBeLessThanOrEqual(300_000);
  });

  test('a picture that never fits gets the lowest quality', async () => {
    expect(await encodeWithin(encoder(9_000_000, 0.7).encode, 300_000)).toMatchObject({ quality: 0.5 });
  });
});

test('an area is whole pixels inside the picture, and at least one', () => {
  const size = { width: 100, height: 50 };
  expect(pixelsOf({ x: 0.1, y: 0.1, width: 0.25, height: 0.5 }, size)).toEqual({
    ...{ x: 10, y: 5, width: 25, height: 25 },
  });
  expect(pixelsOf({ x: 0.9, y: 0.9, width: 0.9, height: 0.9 }, size)).toEqual({
    ...{ x: 90, y: 45, width: 10, height: 5 },
  });
  expect(pixelsOf({ x: 1, y: 1, width: 0, height: 0 }, size)).toEqual({ x: 99, y: 49, width: 1, height: 1 });
});
