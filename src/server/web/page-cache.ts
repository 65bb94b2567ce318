import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page as it goes over the wire, in each encoding. */
export type StoredPage = {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly language: string;
};

/** For how long a page may be given again, in milliseconds. */
const maxAgeMs = 60_000;
/** Memory that pages may take, in bytes. */
const maxBytes = 64 * 1024 * 1024;

export async function storedPage(html: string, language: string): Promise<StoredPage> {
  const plain = Buffer.from(html, 'utf8');
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain, { level: 6 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: gz, language };
}

/** The pages of guests, the same for everyone, kept for a minute, and until the data changes. */
export class PageCache {
  readonly #pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    // Time changes data too: an advertisement expires without anybody writing.
    ttl: maxAgeMs,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + br.length + gzip.length,
  });
  /** Grows with every change, so that a page rendered before one is not kept after it. */
  #version = 0;

  get version(): number {
    return this.#version;
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key);
  }

  /** Keeps a page unless the data changed since its rendering began. */
  set(key: string, page: StoredPage, version: number): void {
    if (version === this.#version) this.#pages.set(key, page);
  }

  clear(): void {
    this.#version += 1;
    this.#pages.clear();
  }
}
