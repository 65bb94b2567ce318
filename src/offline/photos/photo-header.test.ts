import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { clearOrientation } from './exif-orientation.ts';
import { checkPhoto } from './photo-header.ts';
import { photoLimits } from './photo-limits.ts';

const wide = { width: 40, height: 24 };
const picture = () => sharp({ create: { ...wide, channels: 3, background: '#0b6e4f' } });
const bytesOf = async (drawing: Sharp) => new Uint8Array(await drawing.toBuffer());

/** A photo that claims this size and contains nothing else. */
function claimed(width: number, height: number): Uint8Array {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
  return new Uint8Array([0xff, 0xd8, ...frame, ...Array.from({ length: 10 }, () => 0)]);
}

describe.each([
  ['jpeg', () => picture().jpeg()],
  ['png', () => picture().png()],
  ['webp', () => picture().webp()],
  ['avif', () => picture().avif({ effort: 0 })],
] as const)('%s', (kind, encode) => {
  test('is recognised by its bytes, with its size', async () => {
    const checked = checkPhoto(await bytesOf(encode()));
    expect(checked).toMatchObject({ ok: true, header: { kind, ...wide } });
  });

  test('is broken where it is truncated, and never throws', async () => {
    const bytes = await bytesOf(encode());
    for (let length = 0; length < Math.min(bytes.length, 400); length += 1) {
      const checked = checkPhoto(bytes.slice(0, length));
      if (!checked.ok) expect(['not-a-photo', 'broken']).toContain(checked.failure);
    }
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('orientation %i', (orientation) => {
  test.each([
    ['jpeg', () => picture().jpeg()],
    ['png', () => picture().png()],
    ['webp', () => picture().webp()],
  ] as const)('is read from %s, and removed from it', async (_, encode) => {
    const bytes = await bytesOf(encode().withMetadata({ orientation }));
    const checked = checkPhoto(bytes);
    if (!checked.ok) throw new Error(checked.failure);
    // As stored: width and height are not swapped.
    expect(checked.header).toMatchObject({ ...wide, orientation: { orientation } });
    if (checked.header.orientation) clearOrientation(bytes, checked.header.orientation);
    expect(await sharp(bytes, { failOn: 'none' }).metadata()).toMatchObject({ orientation: 1, ...wide });
  });
});

test('HEIC is recognised by its own brand and by the common one', () => {
  const box = (name: string, ...content: number[]) => [
    ...[0, 0, 0, 8 + content.length],
    ...Buffer.from(name, 'latin1'),
    ...content,
  ];
  const text = (letters: string) => [...Buffer.from(letters, 'latin1')];
  const size = (width: number, height: number) => box('ispe', 0, 0, 0, 0, 0, 0, 0, width, 0, 0, 0, height);
  const meta = box(
    'meta',
    ...[0, 0, 0, 0],
    ...box('iprp', ...box('ipco', ...size(16, 16), ...size(60, 40), ...size(8, 8))),
  );
  const file = (...brands: string[]) =>
    new Uint8Array([...box('ftyp', ...text(brands.join('\0\0\0\0'))), ...meta]);
  for (const bytes of [file('heic', 'mif1'), file('mif1', 'heic')]) {
    expect(checkPhoto(bytes)).toEqual({ ok: true, header: { kind: 'heic', width: 60, height: 40 } });
  }
  expect(checkPhoto(file('mif1', 'avif'))).toMatchObject({ header: { kind: 'avif' } });
  expect(checkPhoto(file('isom', 'mp42'))).toEqual({ ok: false, failure: 'not-a-photo' });
});

test.each([
  ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a page', '<!doctype html>'],
  ['GIF', 'GIF89a\x01\0\x01\0'],
  ['nothing', ''],
])('%s is no photo, whatever its name', (_, text) => {
  expect(checkPhoto(Buffer.from(text, 'latin1'))).toEqual({ ok: false, failure: 'not-a-photo' });
});

test('a photo of too many pixels or bytes is refused without decoding', () => {
  expect(checkPhoto(claimed(8000, 6250))).toMatchObject({ ok: true });
  expect(checkPhoto(claimed(8000, 6251))).toEqual({ ok: false, failure: 'too-many-pixels' });
  expect(checkPhoto(claimed(0, 6251))).toEqual({ ok: false, failure: 'broken' });
  expect(checkPhoto(new Uint8Array(photoLimits.bytes + 1))).toEqual({ ok: false, failure: 'too-heavy' });
});

test('a file with a million empty parts is read quickly', () => {
  const png = new Uint8Array(14_000_000);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  png.set([0, 0, 0, 40, 0, 0, 0, 24], 16);
  const from = performance.now();
  expect(checkPhoto(png)).toMatchObject({ header: wide });
  expect(performance.now() - from).toBeLessThan(500);
});
