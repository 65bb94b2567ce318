import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureWidths } from '#contract/listing/picture.ts';
import { type Database, schema } from '#server/db/database.ts';
import { openMemoryDatabase } from '#tests/support/test-database.ts';
import { createPhotoStore, type PhotoStore, photoKey } from './photo-store.ts';
import { photoLimits } from './photo-variants.ts';

let database: Database;
let directory: string;
let store: PhotoStore;

beforeAll(async () => {
  database = await openMemoryDatabase();
  directory = path.join(await mkdtemp(path.join(tmpdir(), 'lajur-photos-')), 'photos');
  store = createPhotoStore({ directory, database });
});
afterAll(async () => {
  await database.close();
  await rm(path.dirname(directory), { recursive: true, force: true });
});

const halves = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#d02020' } }).composite([
    { input: { create: { width: 300, height: 400, channels: 3, background: '#2020d0' } }, left: 0, top: 0 },
  ]);

describe('the photo store', () => {
  it('stores a photo in every width, without metadata, upright', async () => {
    const bytes = await halves()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await store.store(bytes);
    const key = photoKey(bytes);
    expect(stored).toEqual({ key });
    for (const width of pictureWidths) {
      const file = await store.read(key, width);
      const { format, exif, ...size } = await sharp(file).metadata();
      expect({ format, exif, width: size.width, height: size.height }).toEqual({
        format: 'webp',
        exif: undefined,
        width,
        height: (width * 10) / 16,
      });
    }
    // Rotated clockwise by 90 degrees, the blue left half becomes the upper half.
    const { data } = await sharp(await store.read(key, 320))
      .extract({ left: 160, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect((data[2] ?? 0) > (data[0] ?? 0)).toBe(true);
    const [row] = await database.orm.select().from(schema.media);
    expect(row).toMatchObject({ key, width: 400, height: 600 });
    const preview = (await store.previews([key, 'drawn-photo'])).get(key) ?? '';
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.length).toBeLessThanOrEqual(150);
  });

  it('stores a photo of a wide screen’s width in that width too; a smaller one is not enlarged', async () => {
    const resized = (width: number, height: number) => halves().resize(width, height, { fit: 'fill' });
    const widthOf = async (bytes: Buffer) => {
      await store.store(bytes);
      return (await sharp(await store.read(photoKey(bytes), 1600)).metadata()).width;
    };
    expect(await widthOf(await resized(1600, 1200).jpeg().toBuffer())).toBe(1600);
    expect(await widthOf(await resized(1599, 1200).jpeg().toBuffer())).toBe(960);
    // Too low for it, once it is cut to 16:10.
    expect(await widthOf(await resized(1700, 900).jpeg().toBuffer())).toBe(960);
    const turned = resized(1200, 1700).withMetadata({ orientation: 6 });
    expect(await widthOf(await turned.jpeg().toBuffer())).toBe(1600);
  });

  it('stores the same bytes once, also simultaneously', async () => {
    const bytes = await halves().png().toBuffer();
    const keys = await Promise.all([1, 2, 3].map(() => store.store(bytes)));
    keys.push(await store.store(bytes));
    expect(new Set(keys.map((stored) => JSON.stringify(stored))).size).toBe(1);
    expect((await readdir(directory)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('repairs a photo that lost a file', async () => {
    const bytes = await halves().webp().toBuffer();
    await store.store(bytes);
    await rm(path.join(directory, photoKey(bytes), '480.webp'));
    await store.store(bytes);
    expect(await store.read(photoKey(bytes), 480)).toBeDefined();
  });

  it('reads a photo stored in former widths in the nearest one', async () => {
    const bytes = await halves().webp().toBuffer();
    await store.store(bytes);
    const folder = path.join(directory, photoKey(bytes));
    for (const width of [480, 720]) await rm(path.join(folder, `${width}.webp`));
    await writeFile(path.join(folder, '640.webp'), 'of 640');
    expect((await store.read(photoKey(bytes), 480))?.toString()).toBe('of 640');
    const { width } = await sharp(await store.read(photoKey(bytes), 720)).metadata();
    expect(width).toBe(960);
  });

  it('accepts AVIF', async () => {
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await store.store(bytes)).toEqual({ key: photoKey(bytes) });
  });

  it('refuses other files, too large ones, and broken ones', async () => {
    const jpeg = await halves().jpeg().toBuffer();
    expect(
      await store.store(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ).toEqual({ refused: 'not_an_image' });
    expect(await store.store(await halves().gif().toBuffer())).toEqual({ refused: 'not_an_image' });
    expect(await store.store(Buffer.alloc(0))).toEqual({ refused: 'not_an_image' });
    expect(await store.store(Buffer.concat([jpeg, Buffer.alloc(photoLimits.bytes)]))).toEqual({
      refused: 'too_large',
    });
    expect(await store.store(jpeg.subarray(0, 400))).toEqual({ refused: 'undecodable' });
    const huge = await sharp({ create: { width: 10_000, height: 5_001, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(await store.store(huge)).toEqual({ refused: 'too_many_pixels' });
  });

  it('reads nothing outside its folder', async () => {
    expect(await store.read('../../etc/passwd', 320)).toBeUndefined();
    expect(await store.read('0'.repeat(32), 320)).toBeUndefined();
  });
});
