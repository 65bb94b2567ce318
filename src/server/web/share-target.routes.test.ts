import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { shareTargetRoutes } from './share-target.routes.ts';
import { webManifest } from './web-manifest.ts';

const boundary = 'b0undary';
const photos = [
  `--${boundary}`,
  'content-disposition: form-data; name="photos"; filename="a.jpg"',
  'content-type: image/jpeg',
  '',
  'x'.repeat(2_000_000),
  `--${boundary}--`,
  '',
].join('\r\n');

test.each([
  ['/bagikan', '/jual-mobil-anda?bagikan=1'],
  ['/en/bagikan', '/en/jual-mobil-anda?bagikan=1'],
])('photos shared to %s without a worker redirect to an explanation', async (url, target) => {
  const app = Fastify({ bodyLimit: 1000 });
  shareTargetRoutes(app);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload: photos });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, target]);
  expect((await app.inject({ method: 'GET', url })).headers.location).toBe(target);
  await app.close();
});

test('the manifest names the address', () => {
  expect(webManifest('en')).toMatchObject({
    share_target: {
      action: '/en/bagikan',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { text: 'text', files: [{ name: 'photos' }] },
    },
  });
});
