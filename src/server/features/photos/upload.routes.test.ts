import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceHeader } from '#contract/account/account.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import { type Database, schema } from '#server/db/database.ts';
import { makeVariants } from '#server/photo-store/photo-variants.ts';
import { type ApiApp, startApi } from '#tests/support/api-app.ts';
import { damagedPhotos } from '#tests/support/damaged-photos.ts';
import { newDeviceToken } from '#tests/support/sign-in.ts';
import { openMemoryDatabase } from '#tests/support/test-database.ts';
import { uploadLimits } from './upload.service.ts';

const { media, uploads } = schema;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

let database: Database;
let api: ApiApp;
let device: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
  api = await startApi(database, { makeVariants });
});
afterAll(async () => {
  await api?.close();
  await database?.close();
});
beforeEach(async () => {
  device = newDeviceToken();
  await database.orm.delete(uploads);
});

let colour = 0;
/** A photo that was not uploaded before. */
const newPhoto = () => {
  colour += 7;
  return sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: colour % 256, g: 90, b: 30 } },
  })
    .jpeg()
    .toBuffer();
};

function put(
  bytes: Buffer | Readable,
  options: { hash?: string; headers?: Record<string, string>; language?: string } = {},
) {
  const hash = options.hash ?? (Buffer.isBuffer(bytes) ? hashOf(bytes) : '0'.repeat(64));
  return api.app.inject({
    method: 'PUT',
    url: `${mediaPath(hash)}?lang_code=${options.language ?? 'id'}`,
    headers: { 'content-type': 'image/jpeg', [deviceHeader]: device, ...options.headers },
    payload: bytes,
  });
}
async function present(hashes: readonly string[], token = device): Promise<string[]> {
  const answer = await api.app.inject({
    method: 'POST',
    url: endpointSchemas.photosPresent.path,
    headers: { [deviceHeader]: token },
    payload: { hashes: hashes.join(',') },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.json().data.present;
}
const left = () => readdir(path.join(api.dataDirectory, 'received-photos')).catch(() => []);

describe('a photo', () => {
  test('is stored once, and confirmed at once when it is sent again', async () => {
    const bytes = await newPhoto();
    expect(await present([hashOf(bytes)])).toEqual([]);
    const first = await put(bytes);
    expect(first.statusCode, first.body).toBe(200);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect(await present([hashOf(bytes), 'f'.repeat(64)])).toEqual([hashOf(bytes)]);
    // Its bytes are not read any more.
    expect((await put(Buffer.from('nothing'), { hash: hashOf(bytes) })).statusCode).toBe(200);
    expect(await database.orm.select().from(uploads)).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  test('of another device does not count: its bytes have to be sent', async () => {
    const bytes = await newPhoto();
    await put(bytes);
    const other = newDeviceToken();
    expect(await present([hashOf(bytes)], other)).toEqual([]);
    const headers = { [deviceHeader]: other };
    expect((await put(Buffer.from('nothing'), { hash: hashOf(bytes), headers })).statusCode).toBe(422);
    expect((await put(bytes, { headers })).statusCode).toBe(200);
    const key = hashOf(bytes).slice(0, 32);
    expect(await database.orm.select().from(media).where(eq(media.key, key))).toHaveLength(1);
    expect(await database.orm.select().from(uploads)).toHaveLength(2);
  });

  test('is stored once when it is sent five times at once', async () => {
    const bytes = await newPhoto();
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(bytes)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await database.orm.select().from(uploads)).toHaveLength(1);
  });

  test('in chunks and without a length', async () => {
    const bytes = await newPhoto();
    const pieces = Array.from({ length: Math.ceil(bytes.length / 10) }, (_, at) =>
      bytes.subarray(at * 10, at * 10 + 10),
    );
    expect((await put(Readable.from(pieces), { hash: hashOf(bytes) })).statusCode).toBe(200);
  });

  test('whose bytes do not match its hash is refused in both languages', async () => {
    const bytes = await newPhoto();
    for (const [language, words] of [
      ['id', 'Foto ini rusak saat dikirim'],
      ['en', 'This photo was damaged on the way'],
    ] as const) {
      const answer = await put(bytes, { hash: 'a'.repeat(64), language });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'photo_refused' });
      expect(answer.json().errors.photo[0]).toContain(words);
    }
    expect(await database.orm.select().from(uploads)).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test('that was not sent, or an invalid hash, is not found', async () => {
    const bytes = await newPhoto();
    const guest = await api.app.inject({ method: 'PUT', url: mediaPath(hashOf(bytes)), payload: bytes });
    expect(guest.statusCode).toBe(401);
    expect((await put(bytes, { headers: { [deviceHeader]: 'x' } })).statusCode).toBe(400);
    expect((await put(bytes, { hash: 'A'.repeat(64) })).statusCode).toBe(404);
    expect((await put(bytes, { hash: '../../etc/passwd' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await put(Buffer.alloc(0))).json()).toMatchObject({ code: 'photo_refused' });
  });
});

const oddPhotos = await damagedPhotos();

describe('a damaged, odd or hostile picture', () => {
  for (const { name, bytes, outcome } of oddPhotos) {
    test(`${name} is ${outcome} in under a second`, async () => {
      // Measures processor time, which does not depend on other load.
      const began = process.cpuUsage();
      const answer = await put(bytes);
      const { user, system } = process.cpuUsage(began);
      expect(answer.statusCode, answer.body).toBe(outcome === 'taken' ? 200 : 422);
      if (outcome === 'refused') {
        expect(answer.json().code).toBe('photo_refused');
        expect(answer.json().errors.photo[0]).toMatch(/\w{4}/);
      }
      expect((user + system) / 1000).toBeLessThan(1000);
      expect(await left()).toEqual([]);
      if (outcome === 'refused') return;
      const file = (await api.photoStore.read(hashOf(bytes).slice(0, 32), 960)) ?? Buffer.alloc(0);
      const { format, exif, xmp, iptc, icc, pages } = await sharp(file).metadata();
      expect({ format, exif, xmp, iptc, icc, pages }).toEqual({
        format: 'webp',
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        icc: undefined,
        pages: undefined,
      });
      expect(file.includes('script')).toBe(false);
    });
  }

  test('and a body that is too long is not buffered', async () => {
    const first = await newPhoto();
    const megabyte = Buffer.alloc(1_000_000, 1);
    const began = process.memoryUsage().rss;
    let peak = 0;
    const body = Readable.from(
      (function* () {
        yield first;
        for (let sent = 0; sent < 25; sent += 1) {
          peak = Math.max(peak, process.memoryUsage().rss);
          yield megabyte;
        }
      })(),
    );
    const answer = await put(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.photo[0]).toContain('15 MB');
    expect(await left()).toEqual([]);
    expect(peak - began).toBeLessThan(150e6);
    const declared = await put(Buffer.alloc(0), {
      hash: 'b'.repeat(64),
      headers: { 'content-length': '40000000' },
    });
    expect(declared.statusCode).toBe(422);
  });
});

describe('photos of devices without an account', () => {
  test('have limits', async () => {
    const sha256 = (at: number) => at.toString(16).padStart(64, '0');
    const bytes = await newPhoto();
    await put(bytes);
    const [stored] = await database.orm.select().from(uploads);
    if (!stored) throw new Error('nothing was stored');
    await database.orm
      .insert(uploads)
      .values(
        Array.from({ length: uploadLimits.device - 1 }, (_, at) => ({ ...stored, sha256: sha256(at) })),
      );
    const refused = await put(await newPhoto());
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors.photo[0]).toContain('Terlalu banyak foto');
    // A stored photo is confirmed nevertheless, and other senders can continue.
    expect((await put(bytes)).statusCode).toBe(200);
    device = newDeviceToken();
    expect((await put(await newPhoto())).statusCode).toBe(200);
  });
});
