import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { receivePhoto } from './receive-photo.ts';
import { createUploadService, type Upload, uploadLimits } from './upload.service.ts';

/** A sender that never finishes. */
const endless = () => {
  const body = new Readable({ read: () => undefined }).on('error', () => undefined);
  body.push(Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  return body;
};

test('a sender that never finishes is cut off, and leaves nothing', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'received-'));
  const used: unknown[] = [];
  const received = receivePhoto(endless(), directory, async (photo) => used.push(photo), 20);
  await expect(received).rejects.toThrow('too slow');
  expect(used).toEqual([]);
  expect(await readdir(directory)).toEqual([]);
  await rm(directory, { recursive: true });
});

test('on a full disk the whole photo is read, so that its sender hears of it, and nothing is left', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'received-'));
  const some = await open(path.join(directory, 'some'), 'w');
  await some.close();
  const write = vi
    .spyOn(Object.getPrototypeOf(some), 'write')
    .mockRejectedValue(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  const parts = Array.from({ length: 20 }, () =>
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(2000).fill(1)]),
  );
  const body = Readable.from(parts);
  expect(await receivePhoto(body, directory, async (received) => received)).toBe('disk_full');
  expect(body.readableEnded).toBe(true);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
  expect(await readdir(directory)).toEqual(['some']);
  await rm(directory, { recursive: true });
});

test('devices of one address cannot block all others, whatever tokens they send', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'received-'));
  const uploads = createUploadService({
    repository: {
      claim: async () => new Map(),
      add: async () => undefined,
      countOf: async () => 0,
      countOfDevices: async () => 0,
    },
    photoStore: {
      store: async () => ({ key: '' }),
      storeFile: async () => ({ key: '' }),
      read: async () => undefined,
      previews: async () => new Map(),
      removeUnused: async () => false,
    },
    directory,
  });
  const bodies: Readable[] = [];
  const take = (owner: string, address: string) => {
    const body = endless();
    bodies.push(body);
    const upload: Upload = {
      ...{ sha256: 'a'.repeat(64), body, length: undefined, owners: [owner] },
      ...{ isDealer: false, address, language: 'id' },
    };
    return uploads.take(upload).then(
      () => 'taken',
      (cause: unknown) => (cause instanceof Error ? cause.message : ''),
    );
  };
  const hostile = Array.from({ length: uploadLimits.atOnceOfAddress }, (_, at) =>
    take(`device:${at}`, '10.0.0.1'),
  );
  expect(await take('device:another', '10.0.0.1')).toBe('unavailable');
  const others = [take('device:else', '10.0.0.2'), take('account:1', '10.0.0.1')];
  for (const body of bodies) body.destroy(new Error('cut off'));
  expect(new Set(await Promise.all([...hostile, ...others]))).toEqual(new Set(['cut off']));
  // The earlier uploads have ended: there is room again.
  const next = take('device:another', '10.0.0.1');
  bodies.at(-1)?.destroy(new Error('cut off'));
  expect(await next).toBe('cut off');
  await rm(directory, { recursive: true });
});
