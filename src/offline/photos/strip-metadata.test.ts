import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const drawing = () =>
  sharp({ create: { width: 40, height: 24, channels: 3, background: '#0b6e4f' } })
    .withExif({ IFD0: { Make: 'Kamera', Copyright: 'Budi' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .withIccProfile('p3');

test.each([
  ['jpeg', () => drawing().jpeg()],
  ['webp', () => drawing().webp()],
] as const)('%s keeps its pixels and nothing else', async (_, encode) => {
  const full = new Uint8Array(await encode().toBuffer());
  expect(await sharp(full).metadata()).toHaveProperty('icc');
  const stripped = stripMetadata(full);
  const metadata = await sharp(stripped).metadata();
  for (const block of ['exif', 'icc', 'xmp', 'iptc'] as const) expect(metadata[block]).toBeUndefined();
  expect(Buffer.from(stripped).includes('Budi')).toBe(false);
  expect(metadata).toMatchObject({ width: 40, height: 24 });
  const [red = 0, green = 0, blue = 0] = await sharp(stripped).raw().toBuffer();
  expect(green).toBeGreaterThan(Math.max(red, blue));
  expect(stripMetadata(stripped)).toEqual(stripped);
});

test('other or truncated files are left alone', () => {
  expect(stripMetadata(new Uint8Array([1, 2, 3]))).toEqual(new Uint8Array([1, 2, 3]));
  expect(stripMetadata(new Uint8Array([0xff, 0xd8, 0xff]))).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
});
