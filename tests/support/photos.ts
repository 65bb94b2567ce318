import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { putRows } from './device.ts';

/** A file for a file input. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The corners of a test photo, each in a colour of its own, so that any turn or mirroring shows. */
export const corners = {
  topLeft: '#c81e1e',
  topRight: '#1ea01e',
  bottomLeft: '#1e3cc8',
  bottomRight: '#e6e6e6',
} as const;

/** An upright photo whose corners are coloured. */
async function upright(width: number, height: number): Promise<Buffer> {
  const [w, h] = [width / 2, height / 2];
  const quarter = (x: number, y: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[
    quarter(0, 0, corners.topLeft),
    quarter(w, 0, corners.topRight),
    quarter(0, h, corners.bottomLeft),
    quarter(w, h, corners.bottomRight),
  ].join('')}</svg>`;
  return sharp(Buffer.from(drawing)).removeAlpha().png().toBuffer();
}

/** How a camera in each position stores an upright picture: the inverse of the EXIF orientation. */
const stored: Readonly<Record<number, (drawing: Sharp) => Sharp>> = {
  1: (drawing) => drawing,
  2: (drawing) => drawing.flop(),
  3: (drawing) => drawing.rotate(180),
  4: (drawing) => drawing.flip(),
  // sharp mirrors before it turns, whatever the order of calls.
  5: (drawing) => drawing.flop().rotate(270),
  6: (drawing) => drawing.rotate(270),
  7: (drawing) => drawing.flop().rotate(90),
  8: (drawing) => drawing.rotate(90),
};

export interface CornersOptions {
  readonly orientation?: number;
  readonly width?: number;
  readonly height?: number;
  readonly kind?: 'jpeg' | 'png' | 'webp';
}

/**
 * A photo with coloured corners, taken with the camera in one of eight positions, with a place and a maker in its
 * metadata.
 */
export async function cornersPhoto({
  orientation = 1,
  width = 1200,
  height = 800,
  kind = 'jpeg',
}: CornersOptions = {}): Promise<PhotoFile> {
  const turn = stored[orientation];
  if (!turn) throw new Error(`no orientation ${orientation}`);
  const turned = await turn(sharp(await upright(width, height)))
    .png()
    .toBuffer();
  const buffer = await sharp(turned)
    .withExif({
      IFD0: { Make: 'Kamera Rahasia', Copyright: 'Budi' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation })
    .toFormat(kind)
    .toBuffer();
  return { name: `arah-${orientation}.${kind}`, mimeType: `image/${kind}`, buffer };
}

/** A photo of one colour. */
export async function plainPhoto(name: string, background: string, width = 1000): Promise<PhotoFile> {
  // Grain of at most 1000 pixels, which costs a second for a large photo.
  const grained = { width: Math.min(width, 1000), height: Math.round(Math.min(width, 1000) * 0.75) };
  const noise = { type: 'gaussian', mean: 0, sigma: 12 } as const;
  const grain = await sharp({ create: { ...grained, channels: 3, background: '#000', noise } })
    .raw()
    .toBuffer();
  const photo = sharp({ create: { ...grained, channels: 3, background } }).composite([
    { input: grain, raw: { ...grained, channels: 3 }, blend: 'add' },
  ]);
  const sized =
    grained.width === width
      ? photo
      : sharp(await photo.raw().toBuffer(), { raw: { ...grained, channels: 3 } }).resize(width, undefined, {
          kernel: 'nearest',
        });
  return { name, mimeType: 'image/jpeg', buffer: await sized.jpeg({ quality: 90 }).toBuffer() };
}

/** A photo of four megabytes, most of them after its end, which costs nothing to decode. */
export async function heavyPhoto(name: string): Promise<PhotoFile> {
  const photo = await plainPhoto(name, '#506070');
  return { ...photo, buffer: Buffer.concat([photo.buffer, randomBytes(4_000_000)]) };
}

/** The part of a photo's row that tests read. */
export interface PhotoRow {
  readonly id: string;
  readonly state: string;
  readonly guide: string | null;
  readonly hints: string[];
  readonly failure: string | null;
  readonly sha256: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly removedAt: number | null;
  readonly hasOriginal: boolean;
  readonly type: string | null;
  /** Of the prepared bytes. */
  readonly bytes: Buffer;
}

/** A draft's stored photos in order. @param hasBytes false to leave out their bytes, which are megabytes */
export async function keptPhotos(page: Page, draftId: string, hasBytes = true): Promise<PhotoRow[]> {
  const rows = await page.evaluate(
    async ([id, withBytes]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lajur');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(['drafts', 'draftPhotos', 'photoBytes']);
      const read = <Row>(table: string, key: string) =>
        new Promise<Row>((resolve, reject) => {
          const reading = transaction.objectStore(table).get(key);
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
      const base64 = (bytes: ArrayBuffer) => {
        const parts: string[] = [];
        // As many arguments as a call may have.
        for (let from = 0; from < bytes.byteLength; from += 32_768)
          parts.push(String.fromCharCode(...new Uint8Array(bytes.slice(from, from + 32_768))));
        return btoa(parts.join(''));
      };
      type Stored = { bytes: ArrayBuffer; type: string } | null;
      const draft = await read<{ photoIds: string[] }>('drafts', id);
      const found = [];
      for (const photoId of draft.photoIds) {
        const row = await read<Omit<PhotoRow, 'bytes' | 'hasOriginal' | 'type'>>('draftPhotos', photoId);
        const kept = await read<{ original: Stored; prepared: Stored } | undefined>('photoBytes', photoId);
        found.push({
          ...row,
          hasOriginal: kept?.original != null,
          type: kept?.prepared?.type ?? null,
          bytes: withBytes && kept?.prepared ? base64(kept.prepared.bytes) : '',
        });
      }
      database.close();
      return found;
    },
    [draftId, hasBytes] as const,
  );
  return rows
    .filter(({ removedAt }) => removedAt === null)
    .map((row) => ({ ...row, bytes: Buffer.from(row.bytes, 'base64') }));
}

/** Waits until so many photos are prepared, and returns them. */
export async function preparedPhotos(page: Page, draftId: string, count: number): Promise<PhotoRow[]> {
  await expect
    .poll(async () => (await keptPhotos(page, draftId, false)).map(({ state }) => state))
    .toEqual(Array.from({ length: count }, () => 'prepared'));
  return keptPhotos(page, draftId);
}

/** In the page: whether the app has created its database. Checking creates none. */
function hasDrafts(): Promise<boolean> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lajur');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      resolve(opening.result.objectStoreNames.contains('drafts'));
      opening.result.close();
    };
  });
}

let last = 0;

/**
 * A draft with a city and more fields, as an earlier visit could have left it, opened at its photos.
 * @param prefix of the language, after the site's address where it is not the run's
 * @returns its id
 */
export async function openPhotosStep(
  page: Page,
  prefix = '',
  fields: Readonly<Record<string, string>> = { brandName: 'Honda', modelName: 'Jazz' },
): Promise<string> {
  last += 1;
  const id = `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
  await page.goto(`${prefix}/jual-mobil-anda`);
  await expect.poll(() => page.evaluate(hasDrafts)).toBe(true);
  const at = Date.now();
  await putRows(page, 'drafts', [
    {
      ...{ id, form: { cityId: '146', cityName: 'Jakarta Selatan', ...fields }, photoIds: [] },
      ...{ lastStep: 'photos', createdAt: at, editedAt: at, revision: 1 },
      ...{ isQueued: false, listing: null, refusal: null, removedAt: null },
    },
  ]);
  await page.goto(`${prefix}/jual-mobil-anda/step-three?draft=${id}`);
  await expect(takeButton(page)).toBeVisible();
  return id;
}

export const takeButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^(Pilih foto|Choose photos|Tambah foto|Add photos)$/ });

/** Adds files as a gallery does. */
export async function choosePhotos(page: Page, files: readonly PhotoFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await takeButton(page).click();
  await (await chooser).setFiles([...files]);
}
