import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { photoRoutes } from './photo.routes.ts';

const app = fastify();
photoRoutes(app, {
  readers: [async (key, width) => (key === 'drawn.car' ? Buffer.from(`${width} wide`) : undefined)],
  privatePhotos: { ownersOf: async () => undefined },
  readPrincipal: async () => ({ account: undefined, deviceHash: undefined }),
});
afterAll(() => app.close());

test.each([
  [320, 320],
  [480, 480],
  // Referenced by pages cached on devices.
  [640, 720],
  [960, 960],
])('a photo asked for %i wide is %i wide', async (asked, given) => {
  const response = await app.inject(`/media/drawn.car/${asked}.webp`);
  expect([response.statusCode, response.body]).toEqual([200, `${given} wide`]);
});

test.each([
  ['on', 320, 320],
  ['on', 720, 320],
  ['on', 960, 480],
  ['off', 960, 960],
])('with Save-Data %s a photo asked for %i wide is %i wide', async (saveData, asked, given) => {
  const headers = { 'save-data': saveData };
  const response = await app.inject({ url: `/media/drawn.car/${asked}.webp`, headers });
  expect([response.body, response.headers.vary]).toEqual([`${given} wide`, 'Save-Data']);
});

test.each(['/media/drawn.car/500.webp', '/media/drawn.car/720.jpg', '/media/other/720.webp'])(
  '%s is not there',
  async (address) => {
    expect((await app.inject(address)).statusCode).not.toBe(200);
  },
);
