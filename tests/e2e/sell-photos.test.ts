import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { inTurn, prefixes } from '../support/in-turn.ts';
import { untilMovable, untilStill } from '../support/motion.ts';
import {
  choosePhotos,
  corners,
  cornersPhoto,
  keptPhotos,
  openPhotosStep,
  type PhotoFile,
  plainPhoto,
  preparedPhotos,
} from '../support/photos.ts';
import { waitForWorker, waitUntilKept } from '../support/worker.ts';

const tiles = (page: Page) =>
  page
    .getByRole('list', { name: /^(Urutan foto|Order of the photos)$/ })
    .locator('[data-photo-id]')
    .getByRole('button');
const sheet = (page: Page) => page.getByRole('dialog');
const announced = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: words }).first()).toBeAttached();

/** Three photos of different colours, prepared; returns their ids in order. */
async function threePhotos(page: Page, draft: string): Promise<string[]> {
  await choosePhotos(page, [
    await plainPhoto('merah.jpg', '#a03020'),
    await plainPhoto('hijau.jpg', '#207040'),
    await plainPhoto('biru.jpg', '#3050a0'),
  ]);
  await expect(tiles(page)).toHaveCount(3);
  return (await preparedPhotos(page, draft, 3)).map(({ id }) => id);
}

const orderOf = async (page: Page, draft: string) =>
  (await keptPhotos(page, draft, false)).map(({ id }) => id);

/** Distance of a pixel's colour from the expected one. */
function distance(one: readonly number[], hex: string): number {
  const other = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...other.map((value, channel) => Math.abs(value - (one[channel] ?? 0))));
}

async function cornerColors(bytes: Buffer): Promise<Record<keyof typeof corners, number[]>> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(start, start + 3)];
  };
  return {
    topLeft: at(0.1, 0.1),
    topRight: at(0.9, 0.1),
    bottomLeft: at(0.1, 0.9),
    bottomRight: at(0.9, 0.9),
  };
}

test('photos of every EXIF orientation are upright, and stored for sending without metadata', async ({
  page,
}) => {
  const draft = await openPhotosStep(page);
  const files: PhotoFile[] = [];
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) files.push(await cornersPhoto({ orientation }));
  for (const kind of ['png', 'webp'] as const) {
    for (const orientation of [3, 5, 6]) files.push(await cornersPhoto({ orientation, kind }));
  }
  // The originals must have a location, or the test would prove nothing.
  for (const { buffer } of files) expect((await sharp(buffer).metadata()).exif?.length).toBeGreaterThan(100);

  await choosePhotos(page, files);
  const photos = await preparedPhotos(page, draft, files.length);
  for (const [place, { bytes, width, height, sha256, hasOriginal, type }] of photos.entries()) {
    const name = files[place]?.name;
    expect({ name, width, height, hasOriginal }).toEqual({
      ...{ name, width: 1200, height: 800, hasOriginal: false },
    });
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    const metadata = await sharp(bytes).metadata();
    expect(`image/${metadata.format}`).toBe(type);
    for (const block of ['exif', 'icc', 'iptc', 'xmp', 'orientation', 'comments'] as const) {
      expect({ name, block, found: metadata[block] }).toEqual({ name, block, found: undefined });
    }
    for (const secret of ['Exif', 'Kamera', 'Budi', 'GPS', 'http://ns.adobe.com']) {
      expect(bytes.includes(secret)).toBe(false);
    }
    const colors = await cornerColors(bytes);
    for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const) {
      const far = distance(colors[corner], corners[corner]);
      expect({ name, corner, isRight: far < 24 }).toEqual({ name, corner, isRight: true });
    }
  }
});

test('a large photo is resized to 1600 pixels and about 300 kB', async ({ page }) => {
  const draft = await openPhotosStep(page);
  await choosePhotos(page, [await plainPhoto('besar.jpg', '#506070', 4000)]);
  const [photo] = await preparedPhotos(page, draft, 1);
  expect(photo).toMatchObject({ width: 1600, height: 1200 });
  expect(photo?.bytes.length).toBeLessThan(330_000);
});

/** What Safari before 16.4, Firefox before 105 and Chrome before 112 lack. */
const withoutCanvas = `delete self.OffscreenCanvas;
  { const make = createImageBitmap;
    self.createImageBitmap = (file, ...more) => {
      if (more.length > 0) throw new TypeError('from-image is not a valid enum value');
      return make(file);
    }; }
`;

test('photos are prepared in the page where workers have no canvas', async ({ page }) => {
  await page.addInitScript(withoutCanvas);
  await page.route('**/assets/photo.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutCanvas + (await response.text()) });
  });
  const draft = await openPhotosStep(page);
  await choosePhotos(page, [
    await cornersPhoto({ orientation: 6 }),
    await plainPhoto('b.jpg', '#506070', 4000),
  ]);
  const [turned, large] = await preparedPhotos(page, draft, 2);
  expect(turned).toMatchObject({ width: 1200, height: 800, hasOriginal: false, failure: null });
  const colors = await cornerColors(turned?.bytes ?? Buffer.alloc(0));
  for (const corner of ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const)
    expect(distance(colors[corner], corners[corner])).toBeLessThan(24);
  expect(large).toMatchObject({ width: 1600, height: 1200 });
  expect(large?.bytes.length).toBeLessThan(330_000);
});

test('the order is changed by dragging, by keys and by buttons; the first is the cover', async ({ page }) => {
  const draft = await openPhotosStep(page);
  await untilMovable(page);
  const [red = '', green = '', blue = ''] = await threePhotos(page, draft);
  await expect(tiles(page).first()).toHaveAccessibleName(/^Depan\?, sampul, 1 dari 3, belum dipastikan/);

  await test.step('by a mouse', async () => {
    await tiles(page).nth(2).dragTo(tiles(page).nth(0), { steps: 8 });
    await expect.poll(() => orderOf(page, draft)).toEqual([blue, red, green]);
    await announced(page, 'Foto 3 kini foto sampul, pertama dari 3.');
    // A drag is no click.
    await expect(sheet(page)).toHaveCount(0);
  });

  await test.step('by a finger that rests first', async () => {
    await untilStill(page);
    const from = await tiles(page).nth(1).boundingBox();
    const to = await tiles(page).nth(2).boundingBox();
    if (!from || !to) throw new Error('no tiles');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', from.x + 20, from.y + 20);
    await expect(page.locator('[data-drag=lifted]')).toHaveCount(1);
    for (const share of [0.3, 0.6, 1]) {
      await touch('touchMove', from.x + 20 + (to.x - from.x) * share, from.y + 20 + (to.y - from.y) * share);
    }
    // The others have made way already.
    await expect(tiles(page).nth(2)).toHaveAccessibleName(/, 3 dari 3/);
    await expect(page.locator('[data-photo-id]').nth(2)).toHaveAttribute('data-drag', 'lifted');
    await touch('touchEnd', 0, 0);
    await expect.poll(() => orderOf(page, draft)).toEqual([blue, green, red]);
  });

  await test.step('by keys', async () => {
    await tiles(page).nth(2).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => orderOf(page, draft)).toEqual([blue, red, green]);
    await expect(tiles(page).nth(1)).toBeFocused();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => orderOf(page, draft)).toEqual([red, blue, green]);
    await announced(page, 'kini foto sampul, pertama dari 3.');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => orderOf(page, draft)).toEqual([blue, red, green]);
    await announced(page, 'kini di urutan 2 dari 3.');
  });

  await test.step('by buttons', async () => {
    await tiles(page).nth(2).click();
    await sheet(page).getByRole('button', { name: 'Geser ke depan' }).click();
    await expect.poll(() => orderOf(page, draft)).toEqual([blue, green, red]);
    await sheet(page).getByRole('button', { name: 'Jadikan sampul' }).click();
    await expect.poll(() => orderOf(page, draft)).toEqual([green, blue, red]);
    await expect(sheet(page).getByRole('button', { name: 'Ini foto sampul' })).toBeDisabled();
  });

  await test.step('below a resting pointer it stays, though the cover is larger than the others', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await choosePhotos(page, [await plainPhoto('kuning.jpg', '#a0a020')]);
    await preparedPhotos(page, draft, 4);
    /** How many orders are shown during half a second. */
    const orders = () =>
      page.evaluate(async () => {
        const seen = new Set<string>();
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame);
          const photos = [...document.querySelectorAll<HTMLElement>('[data-photo-id]')];
          seen.add(photos.map(({ dataset }) => dataset.photoId).join());
        }
        return seen.size;
      });
    await untilStill(page);
    const { x = 0, y = 0 } = (await tiles(page).nth(3).boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + 40);
    await page.mouse.down();
    for (const [right, up] of [
      [60, 90],
      [160, 100],
    ] as const) {
      await page.mouse.move(x + 40 + right, y + 40 - up, { steps: 8 });
      await expect(page.locator('[data-drag=lifted]')).toHaveCount(1);
      await expect.poll(orders).toBe(1);
    }
    await page.mouse.up();
    await preparedPhotos(page, draft, 4);
  });

  const order = await page
    .locator('[data-photo-id]')
    .evaluateAll((photos) => photos.map((photo) => photo.getAttribute('data-photo-id')));
  await expect.poll(() => orderOf(page, draft)).toEqual(order);
  await page.reload();
  await expect(tiles(page)).toHaveCount(4);
  expect(await orderOf(page, draft)).toEqual(order);
});

test('a removed photo can be restored to its place, also by keyboard alone', async ({ page }) => {
  const draft = await openPhotosStep(page);
  const ids = await threePhotos(page, draft);
  await tiles(page).nth(1).focus();
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Batalkan' }).press('Enter');
  await expect(tiles(page)).toHaveCount(3);
  expect(await orderOf(page, draft)).toEqual(ids);

  await tiles(page).nth(0).press('Enter');
  await sheet(page).getByRole('button', { name: 'Hapus foto' }).press('Enter');
  await expect(tiles(page)).toHaveCount(2);
  // Its neighbour took its place, and the focus.
  await expect(tiles(page).nth(0)).toBeFocused();
  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
});

test('the guided list shows what is missing, and a photo’s subject can be set later', async ({ page }) => {
  const draft = await openPhotosStep(page);
  const missing = page.locator('main').getByRole('button', { name: /^Ambil foto: / });
  await expect(missing).toHaveCount(7);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Ambil foto: Odometer' }).click();
  await (await chooser).setFiles([await plainPhoto('km.jpg', '#506070')]);
  await expect(tiles(page)).toHaveAccessibleName(/^Odometer, sampul, 1 dari 1/);
  await expect(missing).toHaveCount(6);
  await expect(page.locator('main')).toContainText('1 dari 7 sudut terisi');

  await choosePhotos(page, [await plainPhoto('x.jpg', '#806050')]);
  await preparedPhotos(page, draft, 2);
  await expect(tiles(page).nth(1)).toHaveAccessibleName(/^Depan\?, 2 dari 2/);
  await expect(missing).toHaveCount(5);
  await tiles(page).nth(1).click();
  await sheet(page).getByRole('button', { name: 'Mesin', exact: true }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(tiles(page).nth(1)).toHaveAccessibleName(/^Mesin, 2 dari 2/);
  await expect(missing).toHaveCount(5);
});

test('photos chosen at once fill the slots by name and by order; a tap confirms the guesses', async ({
  page,
}) => {
  const draft = await openPhotosStep(page);
  const names = ['1.jpg', 'interior.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg', '8.jpg'];
  await choosePhotos(page, await Promise.all(names.map((name) => plainPhoto(name, '#506070'))));
  await preparedPhotos(page, draft, 8);
  await expect(page.locator('main')).toContainText('7 dari 7 sudut terisi');
  await expect(page.locator('main').getByRole('button', { name: /^Ambil foto: / })).toHaveCount(0);
  const guides = async () => (await keptPhotos(page, draft, false)).map(({ guide }) => guide);
  // A guess is not stored, and so not told to buyers.
  expect(await guides()).toEqual([null, 'interior', null, null, null, null, null, null]);

  await page.getByRole('button', { name: 'Semua nama sudah benar' }).click();
  await expect
    .poll(guides)
    .toEqual(['front', 'interior', 'left', 'right', 'rear', 'odometer', 'engine', null]);
  await expect(page.getByRole('button', { name: 'Semua nama sudah benar' })).toHaveCount(0);
  await page.reload();
  await expect(tiles(page).nth(7)).toHaveAccessibleName(/^Foto lain, 8 dari 8/);
  await expect(page.locator('main')).toContainText('7 dari 7 sudut terisi');
});

test('other files and too large ones are refused with reasons; the rest is added', async ({ page }) => {
  const draft = await openPhotosStep(page);
  const good = await plainPhoto('bagus.jpg', '#506070');
  const enormous = await sharp(Buffer.alloc(10_000 * 5001, 255), {
    raw: { width: 10_000, height: 5001, channels: 1 },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const file = (name: string, buffer: Buffer): PhotoFile => ({ name, mimeType: 'image/jpeg', buffer });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  await choosePhotos(page, [
    file('gambar.jpg', Buffer.from(svg)),
    file('berat.jpg', Buffer.concat([good.buffer, Buffer.alloc(15_000_000)])),
    file('banjir.png', enormous),
    file('putus.jpg', good.buffer.subarray(0, 100)),
    good,
  ]);
  const refused = page.getByRole('region', { name: 'File yang tidak ditambahkan' });
  await expect(refused.getByRole('listitem')).toHaveText([
    /gambar\.jpg.*bukan foto/,
    /berat\.jpg.*15 MB/,
    /banjir\.png.*50 megapiksel/,
    /putus\.jpg.*rusak/,
  ]);
  await preparedPhotos(page, draft, 1);
});

test('a photo that the browser cannot decode is kept, with advice', async ({ page }) => {
  const draft = await openPhotosStep(page);
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4032, 4);
  size.writeUInt32BE(3024, 8);
  const properties = box('iprp', box('ipco', box('ispe', size)));
  const heic = Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ]);
  await choosePhotos(page, [{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic }]);
  await expect(page.locator('main')).toContainText('Browser ini tidak bisa membuka foto iPhone (HEIC)');
  expect(await keptPhotos(page, draft)).toMatchObject([{ state: 'failed', failure: 'heic' }]);
  await page.locator('main').getByRole('button', { name: 'Hapus' }).click();
  await expect(tiles(page)).toHaveCount(0);

  const { buffer } = await plainPhoto('x.jpg', '#506070');
  const cmyk = await sharp(buffer).toColourspace('cmyk').jpeg().toBuffer();
  await choosePhotos(page, [
    { name: 'setengah.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) },
    { name: 'cmyk.jpg', mimeType: 'image/jpeg', buffer: cmyk },
  ]);
  await expect(page.locator('main')).toContainText('File ini rusak');
  await expect
    .poll(async () => (await keptPhotos(page, draft)).map(({ state, failure }) => failure ?? state))
    .toEqual(['broken', 'prepared']);
});

/** Variation of an area's pixels, a number a channel. */
async function spreadIn(bytes: Buffer, part: { x: number; y: number; width: number; height: number }) {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const stats = await sharp(bytes)
    .extract({
      left: Math.round(part.x * width),
      top: Math.round(part.y * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .toBuffer()
    .then((cut) => sharp(cut).stats());
  return Math.max(...stats.channels.map(({ stdev }) => stdev));
}

test('a plate is blurred by keyboard or finger; the original area is stored nowhere', async ({ page }) => {
  const draft = await openPhotosStep(page);
  const stripes = Array.from(
    { length: 200 },
    (_, place) => `<rect x="${place * 8}" width="4" height="1200" fill="#111"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#ddd"/>${stripes.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg({ quality: 70 }).toBuffer();
  await choosePhotos(page, [{ name: 'pelat.jpg', mimeType: 'image/jpeg', buffer }]);
  const [before] = await preparedPhotos(page, draft, 1);
  const plate = { x: 0.4, y: 0.58, width: 0.2, height: 0.06 };
  expect(await spreadIn(before?.bytes ?? Buffer.alloc(0), plate)).toBeGreaterThan(60);

  await tiles(page).first().press('Enter');
  await sheet(page).getByRole('button', { name: 'Buramkan pelat atau wajah' }).press('Enter');
  await expect(sheet(page)).toHaveAccessibleName('Buramkan pelat atau wajah');
  const save = sheet(page).getByRole('button', { name: 'Buramkan dan simpan' });
  await expect(save).toBeDisabled();
  await sheet(page).getByRole('button', { name: 'Tambah bagian' }).press('Enter');
  const first = sheet(page).getByRole('button', { name: 'Bagian 1' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowRight');
  await announced(page, '35% dari kiri, 54% dari atas, lebar 31%, tinggi 12%');

  // The sheet may still be moving up.
  await untilStill(page);
  const photo = await sheet(page).getByRole('img').boundingBox();
  if (!photo) throw new Error('no photo');
  const at = (x: number, y: number) => [photo.x + x * photo.width, photo.y + y * photo.height] as const;
  await page.mouse.move(...at(0.1, 0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.2, 0.2), { steps: 4 });
  await page.mouse.move(...at(0.3, 0.25), { steps: 4 });
  await page.mouse.up();
  await expect(sheet(page).getByRole('button', { name: 'Bagian 2' })).toBeVisible();
  await save.click();
  await expect(sheet(page)).toHaveAccessibleName('Foto 1');

  const [after] = await keptPhotos(page, draft);
  expect(after).toMatchObject({ state: 'prepared', hasOriginal: false, width: 1600 });
  expect(after?.sha256).not.toBe(before?.sha256);
  const bytes = after?.bytes ?? Buffer.alloc(0);
  expect(after?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await spreadIn(bytes, plate)).toBeLessThan(12);
  expect(await spreadIn(bytes, { x: 0.13, y: 0.13, width: 0.14, height: 0.09 })).toBeLessThan(12);
  expect(await spreadIn(bytes, { x: 0.7, y: 0.1, width: 0.2, height: 0.2 })).toBeGreaterThan(60);
});

for (const prefix of inTurn(prefixes, 0)) {
  test(`photos, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    const draft = await openPhotosStep(page, prefix);
    await expectSoundInItsLanguage(page);
    await choosePhotos(page, [
      await plainPhoto('gelap.jpg', '#0a0c0c'),
      await plainPhoto('kecil.jpg', '#507060', 320),
      { name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') },
    ]);
    const photos = await preparedPhotos(page, draft, 2);
    expect(photos[0]?.hints).toContain('dark');
    expect(photos[1]?.hints).toContain('small');
    await expect(page.getByRole('region', { name: /tidak ditambahkan|not added/ })).toBeVisible();
    await expectSoundInItsLanguage(page);
    await tiles(page).first().click();
    await expect(sheet(page)).toBeVisible();
    await expectSoundInItsLanguage(page, '[role="dialog"]');
    await sheet(page)
      .getByRole('button', { name: /^(Buramkan pelat atau wajah|Blur a plate or a face)$/ })
      .click();
    await sheet(page)
      .getByRole('button', { name: /^(Tambah bagian|Add area)$/ })
      .click();
    await expectSoundInItsLanguage(page, '[role="dialog"]');
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('photos left unprepared by an earlier visit are prepared, also offline', async ({ page, context }) => {
    // A page requested before the first worker is active stays without it.
    await page.goto('/jual-mobil-anda');
    await waitForWorker(page);
    const draft = await openPhotosStep(page);
    // Cached once for all drafts.
    await waitUntilKept(page, 'pages', page.url().replace(/\?.*/, ''));
    await context.setOffline(true);
    await page.reload();
    await choosePhotos(page, [await cornersPhoto({ orientation: 6 })]);
    await preparedPhotos(page, draft, 1);

    // As if the phone had been switched off during its preparation.
    await page.evaluate(async (draftId) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lajur');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(['draftPhotos', 'photoBytes'], 'readwrite');
      const all = <Row>(table: string) =>
        new Promise<Row[]>((resolve) => {
          const reading = transaction.objectStore(table).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
      for (const row of await all<{ draftId: string }>('draftPhotos')) {
        if (row.draftId !== draftId) continue;
        transaction.objectStore('draftPhotos').put({ ...row, state: 'taken', sha256: null, preview: null });
      }
      for (const row of await all<{ prepared: unknown }>('photoBytes')) {
        transaction.objectStore('photoBytes').put({ ...row, original: row.prepared, prepared: null });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    }, draft);
    await page.reload();
    await preparedPhotos(page, draft, 1);
  });
});
