import { once } from 'node:events';
import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { connectionLimits, limitConnections } from './connection-limits.ts';

let app: FastifyInstance;
const sockets: net.Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function start(
  limits: Partial<Record<keyof typeof connectionLimits, number>>,
  trustProxy: string[] = [],
) {
  app = Fastify();
  app.decorateRequest('isInternal', false);
  limitConnections(app, { trustProxy, limits, isTimedElsewhere: ({ url }) => url === '/photo' });
  app.post('/call', async () => 'called');
  app.post('/photo', async () => 'taken');
  app.get('/', async () => 'page');
  await app.listen({ port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function connect(port: number): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  // What the server resets is part of the test.
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const halfSent = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{"a":`;
const isOpen = (socket: net.Socket) => !socket.destroyed && socket.readable;

test('half-sent bodies end after their time', async () => {
  const port = await start({ bodyMs: 50, bytesASecond: 1e9 });
  const held = await Promise.all(Array.from({ length: 50 }, () => connect(port)));
  for (const socket of held) socket.write(halfSent('/call'));
  await Promise.all(held.map((socket) => (isOpen(socket) ? once(socket, 'close') : undefined)));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('page');
});

test('a body that arrives slowly, but in its time, is read', async () => {
  const port = await start({ bodyMs: 10_000 });
  const socket = await connect(port);
  const body = JSON.stringify({ text: 'x'.repeat(100) });
  socket.write(
    `POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  for (const part of body.match(/.{1,20}/g) ?? []) {
    socket.write(part);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('called');
});

test('connections per address are limited, and freed when they end', async () => {
  const port = await start({ ofAddress: 5 });
  const first = await Promise.all(Array.from({ length: 5 }, () => connect(port)));
  const refused = await connect(port);
  if (isOpen(refused)) await once(refused, 'close');
  expect(first.filter(isOpen)).toHaveLength(5);
  first[0]?.destroy();
  await expect
    .poll(async () => {
      const socket = await connect(port);
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
      const answered = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return String(answered[0]);
    })
    .toContain('page');
});

test('the connections of a trusted proxy are many people’s', async () => {
  const port = await start({ ofAddress: 2 }, ['10.0.0.0/8', '127.0.0.1']);
  const all = await Promise.all(Array.from({ length: 10 }, () => connect(port)));
  all[9]?.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const [answer] = await once(all[9] ?? new net.Socket(), 'data');
  expect(String(answer)).toContain('page');
  expect(all.filter(isOpen)).toHaveLength(10);
});

test('an incomplete request does not delay a stop', async () => {
  const port = await start({ stopMs: 50 });
  const held = await Promise.all(Array.from({ length: 5 }, () => connect(port)));
  for (const [at, socket] of held.entries()) socket.write(halfSent(at % 2 ? '/call' : '/photo'));
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await answer.text();
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(connectionLimits.bodyMs / 2);
});
