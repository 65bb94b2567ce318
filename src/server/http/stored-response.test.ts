import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { StoredResponse, sendStored } from './stored-response.ts';

const models = ['Avanza', 'Brio', 'Xenia', 'Ertiga', 'Fortuner', 'Jazz', 'Rush'];
const places = ['Bandung', 'Jakarta Selatan', 'Surabaya', 'Depok', 'Medan'];
const cars = Array.from({ length: 100 }, (_, id) => ({
  id: (id * 7919) % 1009,
  label: models[id % 7],
  place: places[(id * 3) % 5],
  price: ((id * 104_729) % 997) * 1e5,
  preview: createHash('sha256').update(String(id)).digest('base64'),
}));
const list = JSON.stringify(cars);
const page = JSON.stringify(
  Array.from({ length: 8 }, (_, at) => cars.map((car) => ({ ...car, id: car.id + at }))),
);
const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('StoredResponse', () => {
  test.each([
    ['br', list],
    ['gzip', list],
    ['br', page],
    ['gzip', page],
  ] as const)(
    'in %s it is compressed quickly at first, and better once it is requested again',
    async (coding, text) => {
      const answer = new StoredResponse(text);
      const first = await answer.encoded(coding);
      const decode = (form: Buffer) => decoders[coding](form).toString();
      expect(decode(first)).toBe(text);
      expect(await answer.encoded(coding)).toBe(first);
      const better = await eventually(async () => {
        const now = await answer.encoded(coding);
        expect(now).not.toBe(first);
        return now;
      });
      expect(better.length).toBeLessThan(first.length);
      expect(decode(better)).toBe(text);
      expect(await answer.encoded(coding)).toBe(better);
    },
  );

  test('a compressed form that exceeds the memory bound is not stored', async () => {
    const noise = Array.from({ length: 4000 }, () => Math.random().toString(36)).join('');
    const answer = new StoredResponse(noise);
    const first = await answer.encoded('br');
    expect(first.length).toBeGreaterThan(answer.mostBytes - answer.plain.length);
    expect(await answer.encoded('br')).not.toBe(first);
  });

  test('concurrent requests of a large one compress it once', async () => {
    const answer = new StoredResponse(page);
    const forms = await Promise.all([answer.encoded('br'), answer.encoded('br'), answer.encoded('br')]);
    expect(new Set(forms).size).toBe(1);
  });
});

describe('sendStored', () => {
  async function ask(text: string, headers: Record<string, string>) {
    const app = fastify();
    const answer = new StoredResponse(text);
    app.get('/', (request, reply) => sendStored(request, reply.type('text/plain'), answer));
    return { answer, response: await app.inject({ url: '/', headers }) };
  }

  test.each([
    ['br, gzip', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('for `%s` the encoding is %s', async (accepted, coding) => {
    const { response } = await ask(list, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.headers.vary).toBe('accept-encoding');
  });

  test('a short one is sent uncompressed', async () => {
    const { response } = await ask('{"statusCode":200}', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toBe('{"statusCode":200}');
  });

  test('a matching tag is answered with 304', async () => {
    const { answer } = await ask(list, {});
    const { response } = await ask(list, { 'if-none-match': `W/${answer.etag}` });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe('');
  });
});
