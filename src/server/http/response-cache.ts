import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import type { StoredResponse } from './stored-response.ts';

/** Time to live of a response, in milliseconds. */
const maxAgeMs = 60_000;
/** Memory overhead of an entry, in bytes: objects, maps and the tag. */
const entryBytes = 1024;

/**
 * Caches public responses for a minute, or until the data changes. Keys and responses are chosen by callers,
 * so both count towards the limit, and expired entries are purged.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, StoredResponse>;
  /** Incremented with every change, so that a response computed before a change is not cached after it. */
  #version = 0;
  #purge: NodeJS.Timeout | undefined;

  readonly #made: AttemptLimiter;

  /**
   * @param maxBytes memory limit for keys and responses
   * @param mostMade responses computed for one address in ten seconds
   */
  constructor(maxBytes: number, mostMade = Number.POSITIVE_INFINITY) {
    this.#made = new AttemptLimiter({ most: mostMade, withinMs: 10_000, mostAddresses: 50_000 });
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // Time also changes data: a listing expires without a write.
      ttl: maxAgeMs,
      // A key takes two bytes per character if any is beyond Latin-1.
      sizeCalculation: ({ mostBytes }, key) => mostBytes + key.length * 2 + entryBytes,
    });
  }

  get version(): number {
    return this.#version;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(key: string): StoredResponse | undefined {
    return this.#answers.get(key);
  }

  /**
   * Counts a response that has to be computed. Those from memory are not limited.
   * @throws AppError `rate_limited`
   */
  admit({ ip, isInternal }: { readonly ip: string; readonly isInternal: boolean }): void {
    if (!isInternal && !this.#made.take(ip)) throw new AppError('rate_limited');
  }

  /** Caches a response unless the data changed after its computation started. */
  set(key: string, answer: StoredResponse, version: number): void {
    if (version !== this.#version) return;
    this.#answers.set(key, answer);
    this.#purgeLater();
  }

  clear(): void {
    this.#version += 1;
    this.#answers.clear();
  }

  /** Without a purge, entries that are not requested would stay until others need their space. */
  #purgeLater(): void {
    if (this.#purge) return;
    this.#purge = setTimeout(() => {
      this.#purge = undefined;
      this.#answers.purgeStale();
      if (this.#answers.size > 0) this.#purgeLater();
    }, maxAgeMs);
    this.#purge.unref();
  }
}
