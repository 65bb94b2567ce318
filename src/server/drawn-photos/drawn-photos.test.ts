import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colors } from '#contract/vehicles/vehicle.ts';
import { createPictureQueue } from '#server/process/picture-queue.ts';
import { inTurn } from '#tests/support/in-turn.ts';
import { drawnBodies, drawnPlaces, drawnViews } from './drawn-bodies.ts';
import { createDrawnPhotos } from './drawn-photos.ts';

const layersDirectory = fileURLToPath(new URL('../../../assets/drawn-cars', import.meta.url));
const mostLayerBytes = 6_000_000;

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'drawn-photos-test-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('createDrawnPhotos', () => {
  it('knows no photo for an unknown key', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    expect(await photos.read('drawn.unknown', 320)).toBeUndefined();
    expect(await photos.read('../../etc/passwd', 320)).toBeUndefined();
  });

  it.each([320, 480, 720, 960] as const)('gives a WebP %i pixels wide', async (width) => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    const bytes = await photos.read('drawn.brio.kuning.rumah.front.r.5', width);
    const { format, width: actual, height } = await sharp(bytes).metadata();
    expect({ format, actual, height }).toEqual({ format: 'webp', actual: width, height: (width * 10) / 16 });
  });

  it('paints a drawing from the side, and turns it round', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    const pixelsOf = async (key: string) => {
      const bytes = await photos.read(key, 320);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 320, height: 200, channels: 4 });
      return (x: number, y: number) => [...data.subarray((y * 320 + x) * 4, (y * 320 + x) * 4 + 4)];
    };
    const [left, right] = [
      await pixelsOf('drawn.tile.ringan.merah.l'),
      await pixelsOf('drawn.tile.ringan.merah.r'),
    ];
    const [red = 0, green = 0, blue = 0, share] = left(100, 112);
    expect(share).toBe(255);
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
    expect(left(0, 0)[3]).toBe(0);
    expect(right(319 - 100, 112)[0]).toBeGreaterThan(100);
  });

  it('composes once for simultaneous requests, stores the file, and leaves no temporary files', async () => {
    const composed: string[] = [];
    const options = {
      directory,
      layersDirectory,
      onCompose: (key: string, width: number) => composed.push(`${key} ${width}`),
    };
    const photos = createDrawnPhotos(options);
    const key = 'drawn.civic.biru.showroom.rear.l.2';
    const all = await Promise.all(Array.from({ length: 10 }, () => photos.read(key, 320)));
    expect(composed).toEqual([`${key} 320`]);
    for (const bytes of all) expect(bytes).toEqual(all[0]);

    const path = join(directory, `${key}.320.webp`);
    const before = await stat(path);
    expect(await createDrawnPhotos(options).read(key, 320)).toEqual(await readFile(path));
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
    expect(composed).toHaveLength(1);
    expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('composes nothing that no ad and no page names', async () => {
    const composed: string[] = [];
    const photos = createDrawnPhotos({
      ...{ directory, layersDirectory, onCompose: (key) => composed.push(key) },
      isNamed: async (key) => key === 'drawn.odometer.41287',
    });
    for (let kilometers = 0; kilometers < 50; kilometers++)
      expect(await photos.read(`drawn.odometer.${kilometers}`, 320)).toBeUndefined();
    expect(await photos.read('drawn.odometer.41287', 320)).toBeInstanceOf(Buffer);
    expect(composed).toEqual(['drawn.odometer.41287']);
  });

  it('refuses further photos where too many wait', async () => {
    const kilometers = [51, 52, 53, 54];
    let asking = 0;
    let allAsk = () => {};
    const untilAllAsk = new Promise<void>((resolve) => (allAsk = resolve));
    const photos = createDrawnPhotos({
      ...{ directory, layersDirectory, queue: createPictureQueue(1), mostWaiting: 2 },
      // All reach the queue at once, in the order of the disk's responses.
      isNamed: async () => {
        asking += 1;
        if (asking === kilometers.length) allAsk();
        await untilAllAsk;
        return true;
      },
    });
    const asked = await Promise.allSettled(
      kilometers.map((kilometer) => photos.read(`drawn.odometer.${kilometer}`, 320)),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'unavailable' } }, { reason: { code: 'unavailable' } }]);
  });

  it('serves the picture even if it cannot be stored', async () => {
    const failures: unknown[] = [];
    const file = join(directory, 'not-a-directory');
    await writeFile(file, '');
    const photos = createDrawnPhotos({
      directory: join(file, 'photos'),
      layersDirectory,
      onKeepFailed: (error) => failures.push(error),
    });
    expect(await photos.read('drawn.odometer.7', 320)).toBeInstanceOf(Buffer);
    expect(failures).toHaveLength(1);
  });

  it('draws the same bytes again', async () => {
    const other = await mkdtemp(join(tmpdir(), 'drawn-photos-again-'));
    const key = 'drawn.jimny.hijau.jalan.front.l.1';
    const first = await createDrawnPhotos({ directory, layersDirectory }).read(key, 320);
    const second = await createDrawnPhotos({ directory: other, layersDirectory }).read(key, 320);
    await rm(other, { recursive: true, force: true });
    expect(first).toEqual(second);
  });

  it('paints the engine bay in the colour of the car', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory, queue: createPictureQueue(1) });
    const read = await Promise.all(
      ['merah', 'biru', 'putih'].map((paint) => photos.read(`drawn.engine.${paint}`, 320)),
    );
    expect(new Set(read.map((bytes) => bytes?.toString('base64'))).size).toBe(3);
  });

  it('cuts out a car with its shadow: opaque paint, a clear ground, and the plate legible both ways', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    const pixels = async (facing: 'l' | 'r') =>
      sharp(await photos.read(`drawn.cut.brio.merah.${facing}`, 960))
        .raw()
        .toBuffer({ resolveWithObject: true });
    const { data, info } = await pixels('l');
    expect(info).toMatchObject({ width: 960, height: 600, channels: 4 });
    const alphaAt = (x: number, y: number) => data[(y * 960 + x) * 4 + 3];
    expect(alphaAt(2, 2)).toBe(0);
    expect(alphaAt(480, 300)).toBe(255);
    expect(data.some((value, at) => at % 4 === 3 && value > 40 && value < 200)).toBe(true);
    const mirrored = await sharp(data, { raw: info }).flop().raw().toBuffer();
    expect(mirrored.equals((await pixels('r')).data)).toBe(false);
  });

  it('shows different kilometres on different odometers', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    const [a, b] = await Promise.all([
      photos.read('drawn.odometer.41287', 320),
      photos.read('drawn.odometer.141287', 320),
    ]);
    expect(a).not.toEqual(b);
  });

  it('composes every body, going through views, paints and places', async () => {
    const photos = createDrawnPhotos({ directory, layersDirectory });
    const pictures = drawnBodies.flatMap((body, row) =>
      inTurn(drawnViews, row).map((view) => ({ body, view })),
    );
    for (const [i, { body, view }] of pictures.entries()) {
      const paint = colors[i % colors.length];
      const place = drawnPlaces[i % drawnPlaces.length];
      const bytes = await photos.read(
        `drawn.${body}.${paint}.${place}.${view}.${i % 2 ? 'l' : 'r'}.${1 + (i % 6)}`,
        320,
      );
      expect(bytes?.length).toBeGreaterThan(2000);
    }
  });
});

it('keeps the committed layers within 6 MB', async () => {
  let total = 0;
  for (const file of await readdir(layersDirectory)) total += (await stat(join(layersDirectory, file))).size;
  expect(total).toBeLessThan(mostLayerBytes);
});
