import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorHandler } from './error-handler.ts';
import { sameOrigin } from './same-origin.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ logger: false });
  errorHandler(app);
  sameOrigin(app, { origin: 'https://lajur.example' });
  app.all('/thing', async () => 'done');
  await app.ready();
});
afterAll(() => app.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const send = (method: Method, headers: Readonly<Record<string, string>>) =>
  app.inject({ method, url: '/thing?lang_code=en', headers: { host: 'lajur.example', ...headers } });

const cookie = 'auth._token.local=x';
const allowed: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'same-origin', cookie },
  // Photos shared by the operating system.
  { 'sec-fetch-site': 'none', origin: 'null', cookie },
  { origin: 'https://lajur.example', cookie },
  // By another host name, as on the machine itself.
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000', cookie },
  // Neither a browser nor a session.
  {},
  { authorization: 'Bearer x' },
];
const refused: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://lajur.example', cookie },
  // Another host below the same domain is cross-origin.
  { 'sec-fetch-site': 'same-site', cookie },
  { 'sec-fetch-site': 'nonsense', cookie },
  { origin: 'https://elsewhere.example' },
  { origin: 'https://lajur.example.elsewhere.example', cookie },
  { origin: 'http://lajur.example:8080', cookie },
  { origin: 'null', cookie },
  { cookie },
];

test.each(allowed)('%j is allowed', async (headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
    expect((await send(method, headers)).statusCode, method).toBe(200);
});

test.each(refused)('%j is refused', async (headers) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await send(method, headers);
    expect(answer.statusCode, method).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'cross_site',
      message: 'That request did not come from this site.',
    });
  }
});

test('reading is always allowed', async () => {
  for (const headers of refused)
    for (const method of ['GET', 'HEAD'] as const) expect((await send(method, headers)).statusCode).toBe(200);
});
