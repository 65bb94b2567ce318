import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { imageKind, isHeic, tellingBytes } from '#server/photo-store/image-kind.ts';
import { photoLimits } from '#server/photo-store/photo-variants.ts';
import { isDiskFull } from '#server/process/error-reason.ts';
import type { UploadRefusal } from './photo-refusals.ts';

/** Idle timeout of a sender, in milliseconds. */
const silenceMs = 30_000;
/** Total time limit of an upload; the sender's own timeout is shorter. */
const patienceMs = 180_000;
/**
 * A rejected body is still read, up to a limit: a browser whose upload is cut off reports a lost connection
 * instead of the rejection.
 */
const mostRead = 2 * photoLimits.bytes;

export type ReceivedPhoto = { readonly file: string; readonly sha256: string; readonly bytes: number };

function refusalOfFirst(bytes: Buffer): UploadRefusal | undefined {
  if (bytes.length === 0) return 'empty';
  if (imageKind(bytes) !== undefined) return undefined;
  return isHeic(bytes) ? 'heic' : 'not_an_image';
}

/**
 * Streams a body to a file, so that it is never held in memory, and passes the file to `use`. The file is
 * deleted afterwards. A rejected body is not written.
 * @throws if the sender disconnects or is idle
 */
export async function receivePhoto<Result>(
  body: Readable,
  directory: string,
  use: (received: ReceivedPhoto | UploadRefusal | 'disk_full') => Promise<Result>,
  patience = patienceMs,
): Promise<Result> {
  await unlessDiskFull(mkdir(directory, { recursive: true }));
  const file = path.join(directory, randomUUID());
  const silence = setTimeout(() => body.destroy(new Error('the sender fell silent')), silenceMs);
  const slowness = setTimeout(() => body.destroy(new Error('the sender is too slow')), patience);
  const stopWaiting = () => {
    clearTimeout(silence);
    clearTimeout(slowness);
  };
  try {
    const received = await write(body, file, () => silence.refresh());
    stopWaiting();
    return await use(received);
  } finally {
    stopWaiting();
    await rm(file, { force: true });
  }
}

async function unlessDiskFull<Result>(work: Promise<Result>): Promise<Result | 'disk_full'> {
  try {
    return await work;
  } catch (error) {
    if (isDiskFull(error)) return 'disk_full';
    throw error;
  }
}

async function write(
  body: Readable,
  file: string,
  onData: () => void,
): Promise<ReceivedPhoto | UploadRefusal | 'disk_full'> {
  const hash = createHash('sha256');
  const handle = await unlessDiskFull(open(file, 'wx', 0o600));
  let first = Buffer.alloc(0);
  let bytes = 0;
  let refusal: UploadRefusal | 'disk_full' | undefined = handle === 'disk_full' ? handle : undefined;
  try {
    for await (const part of body) {
      onData();
      const chunk = Buffer.from(part);
      const isTold = bytes >= tellingBytes;
      bytes += chunk.length;
      if (bytes > mostRead) break;
      if (refusal !== undefined || handle === 'disk_full') continue;
      if (bytes > photoLimits.bytes) {
        refusal = 'too_large';
        continue;
      }
      if (!isTold) {
        first = Buffer.concat([first, chunk]);
        if (bytes >= tellingBytes) refusal = refusalOfFirst(first);
      }
      hash.update(chunk);
      if ((await unlessDiskFull(handle.write(chunk))) === 'disk_full') refusal = 'disk_full';
    }
  } finally {
    if (handle !== 'disk_full') await handle.close();
  }
  refusal ??= bytes < tellingBytes ? refusalOfFirst(first) : undefined;
  return refusal ?? { file, sha256: hash.digest('hex'), bytes };
}

/** Deletes files left over by a killed process. */
export async function clearReceived(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
}
