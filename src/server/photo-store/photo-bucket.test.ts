import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { signedHeaders } from './aws-signature.ts';
import { createPhotoBucket } from './photo-bucket.ts';

/** Examples from the signature's documentation. */
describe('the signature', () => {
  const credentials = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const now = new Date('2013-05-24T00:00:00Z');
  const sign = async (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) => {
    const url = new URL(path, 'https://examplebucket.s3.amazonaws.com');
    return (await signedHeaders({ method, url, headers, body }, credentials, now)).get('authorization');
  };

  it('of reading an object is the documented one', async () => {
    expect(await sign('GET', '/test.txt', { range: 'bytes=0-9' })).toContain(
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('of writing an object is the documented one', async () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    expect(await sign('PUT', '/test$file.text', headers, Buffer.from('Welcome to Amazon S3.'))).toContain(
      'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  it('of a list with parameters is the documented one', async () => {
    expect(await sign('GET', '/?max-keys=2&prefix=J', {})).toContain(
      'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });
});

const secretAccessKey = 'geheim';
const key = 'a'.repeat(32);

/** Computes the signature of a received request independently. */
function isSignedRight(request: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', names = '', signature] =
    /Credential=me\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return false;
  const lines = names.split(';').map((name) => `${name}:${request.headers[name]}\n`);
  const canonical = [request.method, request.url, '', lines.join(''), names, hash].join('\n');
  const date = request.headers['x-amz-date'];
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const final = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return createHmac('sha256', final).update(toSign).digest('hex') === signature;
}

describe('photos in a bucket', () => {
  let server: Server | undefined;
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  /** Statuses for the next calls. */
  let troubles: number[] = [];
  afterEach(async () => {
    await new Promise((resolve) => server?.close(resolve));
    objects.clear();
    calls.length = 0;
    troubles = [];
  });

  async function open(secret = secretAccessKey) {
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(Buffer.from(part));
      const body = Buffer.concat(parts);
      const name = request.url ?? '';
      calls.push(`${request.method} ${name}`);
      const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
      const trouble = troubles.shift();
      if (trouble === 0) return request.socket.destroy();
      if (trouble !== undefined) return answer(trouble, Buffer.from('<Error/>'));
      if (!isSignedRight(request, body)) return answer(403, Buffer.from('<Error/>'));
      if (request.method === 'PUT') objects.set(name, body);
      if (request.method === 'DELETE') return answer(objects.delete(name) ? 204 : 204);
      const found = objects.get(name);
      return found ? answer(200, request.method === 'GET' ? found : undefined) : answer(404);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return createPhotoBucket({
      endpoint: `http://127.0.0.1:${address.port}/below`,
      bucket: 'foto-mobil',
      region: 'ap-southeast-3',
      accessKeyId: 'me',
      secretAccessKey: secret,
    });
  }
  const files = new Map([
    [320, Buffer.from('small')],
    [480, Buffer.from('medium')],
    [720, Buffer.from('wide')],
    [960, Buffer.from('large')],
  ] as const);

  it('are written, found, read and removed', async () => {
    const bucket = await open();
    expect(await bucket.isComplete(key)).toBe(false);
    expect(await bucket.read(key, 480)).toBeUndefined();
    await bucket.write(key, files);
    expect([...objects.keys()].sort()).toEqual(
      [320, 480, 720, 960].map((width) => `/below/foto-mobil/photos/${key}/${width}.webp`),
    );
    expect(await bucket.isComplete(key)).toBe(true);
    expect((await bucket.read(key, 480))?.toString()).toBe('medium');
    const before = calls.length;
    expect((await bucket.read(key, 480))?.toString()).toBe('medium');
    expect(calls).toHaveLength(before);
    await bucket.remove(key);
    expect(objects.size).toBe(0);
    expect(await bucket.read(key, 480)).toBeUndefined();
  });

  it('are retried after temporary failures only', async () => {
    const bucket = await open();
    await bucket.write(key, files);
    troubles = [503, 0];
    expect((await bucket.read(key, 960))?.toString()).toBe('large');
    troubles = [500, 500, 500];
    await expect(bucket.read(key, 320)).rejects.toThrow('it answered 500');
    troubles = [403];
    await expect(bucket.isComplete(key)).rejects.toThrow('it answered 403');
  });

  it('are refused with another secret', async () => {
    const bucket = await open('falsch');
    await expect(bucket.write(key, files)).rejects.toThrow('it answered 403');
    expect(objects.size).toBe(0);
  });
});
