import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { pictureWidths, type StoredPictureWidth, storedPictureWidths } from '#contract/listing/picture.ts';
import { reasonOf } from '#server/process/error-reason.ts';
import { type AwsCredentials, signedHeaders } from './aws-signature.ts';
import type { PhotoFiles } from './photo-files.ts';

export type BucketOptions = AwsCredentials & {
  /** The endpoint's URL: `https://s3.ap-southeast-3.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
};

/** Timeout of one call, in milliseconds. */
const patience = 10_000;
/** Deleting happens inside a transaction, which must be short; the next run of the job retries it. What reads a photo has a visitor who waits; what writes one has not, and outlasts a restart of the service. */
const mostTries = { GET: 3, HEAD: 5, PUT: 5, DELETE: 1 } as const;
/** Memory for recently read photos, in bytes. */
const rememberedBytes = 32 * 1024 * 1024;

/** The bucket does not answer, or refuses. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

type Call = { readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; readonly body?: Buffer };

/** Photos in a bucket of S3 or a compatible service. Uses path-style URLs, which all of them support. */
export function createPhotoBucket(options: BucketOptions): PhotoFiles {
  const { endpoint, bucket } = options;
  const remembered = new LRUCache<string, Buffer>({
    maxSize: rememberedBytes,
    sizeCalculation: (bytes, name) => bytes.length + name.length * 2,
  });
  const nameOf = (key: string, width: StoredPictureWidth) => `photos/${key}/${width}.webp`;

  async function once(name: string, { method, body }: Call): Promise<Response> {
    const base = new URL(endpoint);
    const url = new URL(`${base.pathname.replace(/\/$/, '')}/${bucket}/${name}`, base);
    const headers: Record<string, string> = body ? { 'content-type': 'image/webp' } : {};
    return await fetch(url, {
      method,
      headers: await signedHeaders({ method, url, headers, body }, options, new Date()),
      // A view on a buffer of its own, as a body requires.
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
  }

  /**
   * Retries temporary failures.
   * @throws if it keeps failing, or is refused
   */
  async function call(name: string, request: Call): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await once(name, request).catch((error: unknown) => reasonOf(error));
      if (typeof answer !== 'string' && (answer.ok || answer.status === 404)) return answer;
      const problem = typeof answer === 'string' ? answer : `it answered ${answer.status}`;
      if (typeof answer !== 'string') await answer.body?.cancel();
      const isForNow = typeof answer === 'string' || answer.status >= 500 || answer.status === 429;
      if (!isForNow || tries === mostTries[request.method])
        throw new BucketError(`the bucket failed to ${request.method}: ${problem}`);
      await wait(100 * 2 ** tries * (0.5 + Math.random()));
    }
  }

  return {
    async write(key, files) {
      await Promise.all(
        [...files].map(async ([width, body]) => {
          const answer = await call(nameOf(key, width), { method: 'PUT', body });
          await answer.body?.cancel();
          if (!answer.ok) throw new BucketError('the bucket failed to PUT: there is no such bucket');
        }),
      );
    },

    async read(key, width) {
      const name = nameOf(key, width);
      const known = remembered.get(name);
      if (known) return known;
      const answer = await call(name, { method: 'GET' });
      if (!answer.ok) {
        await answer.body?.cancel();
        return undefined;
      }
      const bytes = Buffer.from(await answer.arrayBuffer());
      remembered.set(name, bytes);
      return bytes;
    },

    async isComplete(key, widths = pictureWidths) {
      const answers = await Promise.all(widths.map((width) => call(nameOf(key, width), { method: 'HEAD' })));
      return answers.every(({ ok }) => ok);
    },

    async remove(key) {
      await Promise.all(
        storedPictureWidths.map(async (width) => {
          remembered.delete(nameOf(key, width));
          const answer = await call(nameOf(key, width), { method: 'DELETE' });
          await answer.body?.cancel();
        }),
      );
    },
  };
}
