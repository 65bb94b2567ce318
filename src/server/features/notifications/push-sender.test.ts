import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPushSender } from './push-sender.ts';
import { isVapidPrivateKey, vapidKeysOf } from './vapid-keys.ts';

const keys = vapidKeysOf(randomBytes(32).toString('base64url'));
const message = { id: 7, title: 'Iklan Anda tayang', body: 'Toyota Avanza 2019', path: '/notifikasi' };

let server: Server;
let status = 201;
let received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
beforeEach(async () => {
  received = [];
  status = 201;
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      const isElsewhere = request.url === '/elsewhere';
      response.writeHead(isElsewhere ? 201 : status, status === 303 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

function browserAt() {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const target = {
    endpoint: `http://127.0.0.1:${address.port}/send/abc`,
    p256dh: pair.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  /** Decrypts as a browser does: RFC 8291, 3.4, based on RFC 8188. */
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(21 + keyLength);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
  };
  return { target, open };
}

const sender = createPushSender({ keys, subject: 'mailto:operator@lajur.example' });

test('a push can be decrypted by the browser only, and is signed by the site', async () => {
  const { target, open } = browserAt();
  expect(await sender.send(target, message)).toEqual({ kind: 'sent' });
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(headers.ttl).toBe('86400');
  expect(headers.authorization).toContain(`k=${keys.publicKey}`);
  expect(body.toString('latin1')).not.toContain('Avanza');
  expect(open(body)).toEqual(message);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
])('an answer of %d means %s', async (answer, kind) => {
  status = answer;
  expect(await sender.send(browserAt().target, message)).toMatchObject({ kind });
});

test('a redirect of a push service is not followed', async () => {
  status = 303;
  expect(await sender.send(browserAt().target, message)).toMatchObject({ kind: 'failed' });
  expect(received).toHaveLength(1);
});

test('an invalid subscription, or an unreachable service, is a failure and no exception', async () => {
  const { target } = browserAt();
  expect(await sender.send({ ...target, p256dh: 'AA' }, message)).toMatchObject({ kind: 'failed' });
  expect(await sender.send({ ...target, endpoint: 'http://127.0.0.1:9/' }, message)).toMatchObject({
    kind: 'failed',
  });
  expect(received).toEqual([]);
});

test('valid VAPID keys are recognised', () => {
  expect(isVapidPrivateKey(keys.privateKey)).toBe(true);
  expect(isVapidPrivateKey(Buffer.alloc(32).toString('base64url'))).toBe(false);
  expect(isVapidPrivateKey(Buffer.alloc(32, 255).toString('base64url'))).toBe(false);
  expect(isVapidPrivateKey(randomBytes(31).toString('base64url'))).toBe(false);
  expect(() => vapidKeysOf('')).toThrow();
});
