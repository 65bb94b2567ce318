import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** For how long an answer may be given again, in milliseconds. */
const maxAgeMs = 60_000;
/** Compressed forms are kept beside the plain one. */
const sizeWithForms = 1.5;

type Coding = 'br' | 'gzip';

/** An answer as it goes over the wire; compressed once in each coding, when it is first asked for. */
export class StoredAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  readonly #encoded = new Map<Coding, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text, 'utf8');
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
  }

  encoded(coding: Coding): Promise<Buffer> {
    const known = this.#encoded.get(coding);
    if (known) return known;
    const made =
      coding === 'gzip'
        ? gzipped(this.plain, { level: 6 })
        : brotli(this.plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 5,
              [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
            },
          });
    this.#encoded.set(coding, made);
    return made;
  }
}

/** Answers that are the same for everyone, kept for a minute, and until the data changes. */
export class AnswerCache {
  readonly #answers: LRUCache<string, StoredAnswer>;
  /** Grows with every change, so that what was worked out before one is not kept after it. */
  #version = 0;

  /** @param maxBytes memory that answers may take */
  constructor(maxBytes: number) {
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // Time changes data too: an advertisement expires without anybody writing.
      ttl: maxAgeMs,
      sizeCalculation: ({ plain }) => Math.ceil(plain.length * sizeWithForms) + 1,
    });
  }

  get version(): number {
    return this.#version;
  }

  get(key: string): StoredAnswer | undefined {
    return this.#answers.get(key);
  }

  /** Keeps an answer unless the data changed since it was begun. */
  set(key: string, answer: StoredAnswer, version: number): void {
    if (version === this.#version) this.#answers.set(key, answer);
  }

  clear(): void {
    this.#version += 1;
    this.#answers.clear();
  }
}

/** Sends an answer in a coding that the caller takes, or `304` if it has this very one. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').header('etag', answer.etag);
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (reply.statusCode === 200 && known !== undefined && matchesTag(known, answer.etag))
    return reply.code(304).send();
  for (const coding of ['br', 'gzip'] as const) {
    if (accepts(accepted, coding))
      return reply.header('content-encoding', coding).send(await answer.encoded(coding));
  }
  return reply.send(answer.plain);
}

/** Weakly, since a proxy that compresses weakens the tag: RFC 9110, 13.1.2. */
function matchesTag(header: string, etag: string): boolean {
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/** Whether a coding is named, and not with a weight of nothing: RFC 9110, 12.5.3. */
function accepts(header: string | string[] | undefined, coding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((each) => {
      const [name = '', ...parameters] = each.split(';').map((part) => part.trim());
      return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
}
