import { LRUCache } from 'lru-cache';
import type { StoredAnswer } from './stored-answer.ts';

/** For how long an answer may be given again, in milliseconds. */
const maxAgeMs = 60_000;
/** What an entry takes besides its key and its answer, in bytes: objects, maps and the tag. */
const entryBytes = 1024;

/**
 * Answers that are the same for everyone, kept for a minute, and until the data changes. Who asks decides what they
 * are and what their keys are, so both count towards the bound, and nothing stays that is too old to be given.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, StoredAnswer>;
  /** Grows with every change, so that what was worked out before one is not kept after it. */
  #version = 0;
  #purge: NodeJS.Timeout | undefined;

  /** @param maxBytes memory that keys and answers may take */
  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // Time changes data too: an advertisement expires without anybody writing.
      ttl: maxAgeMs,
      // A character of a key takes two bytes where one of them is beyond Latin.
      sizeCalculation: ({ mostBytes }, key) => mostBytes + key.length * 2 + entryBytes,
    });
  }

  get version(): number {
    return this.#version;
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }

  get(key: string): StoredAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Keeps an answer unless the data changed since it was begun. */
  set(key: string, answer: StoredAnswer, version: number): void {
    if (version !== this.#version) return;
    this.#answers.set(key, answer);
    this.#purgeLater();
  }

  clear(): void {
    this.#version += 1;
    this.#answers.clear();
  }

  /** What is never asked for again would stay until others need its place. */
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
