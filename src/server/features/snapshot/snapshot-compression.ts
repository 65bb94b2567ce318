import { promisify } from 'node:util';
import { constants, createBrotliCompress } from 'node:zlib';
import type { EncodedSnapshot } from '#catalogue/snapshot/snapshot-format.ts';

/** Beginning anew costs some bytes itself: columns shorter than this are not worth it. */
const shortest = 1024;

/**
 * Brotli at its best, beginning anew at every seam: what it learns of one column misleads it in the next, and costs
 * three percent. The work is done on zlib's own threads.
 */
export async function compressSnapshot({ bytes, seams }: EncodedSnapshot): Promise<Buffer> {
  const brotli = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    brotli.on('data', (part: Buffer) => parts.push(part));
    brotli.on('end', resolve);
    brotli.on('error', reject);
  });
  const flush = promisify((done: () => void) => brotli.flush(done));
  let last = 0;
  for (const seam of seams) {
    if (seam - last < shortest) continue;
    brotli.write(bytes.subarray(last, seam));
    await flush();
    last = seam;
  }
  brotli.end(bytes.subarray(last));
  await ended;
  return Buffer.concat(parts);
}
