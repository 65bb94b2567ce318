import { LRUCache } from 'lru-cache';
import type { StoredResponse } from './stored-response.ts';

/** Time to live of an answer, in milliseconds. */
const maxAgeMs = 60_000;
/** Overhead of an entry besides its key and its answer, in bytes: objects, maps and the tag. */
const entryBytes = 1024;

/**
 * The response cache of public answers, for a minute, and until the data changes. Callers choose keys and answers, so
 * both count towards the bound, and expired entries are purged.
 */
export class ResponseCache {
  readonly #answers: LRUCache<string, StoredResponse>;
  /** Grows with every change, so that an answer computed before one is not cached after it. */
  #version = 0;
  #purge: NodeJS.Timeout | undefined;

  /** @param maxBytes memory for keys and answers */
  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // Time changes data too: a listing expires without a write.
      ttl: maxAgeMs,
      // A character of a key takes two bytes if any is beyond Latin-1.
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

  /** Caches an answer unless the data changed since its computation began. */
  set(key: string, answer: StoredResponse, version: number): void {
    if (version !== this.#version) return;
    this.#answers.set(key, answer);
    this.#purgeLater();
  }

  clear(): void {
    this.#version += 1;
    this.#answers.clear();
  }

  /** Without a purge, entries that are not asked for would stay until others need their place. */
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
