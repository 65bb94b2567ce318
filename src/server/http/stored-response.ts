import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Shorter responses are not compressed, in bytes. */
const leastCompressed = 1024;
/** Up to this size, compression is synchronous: passing it to another thread takes longer. */
const mostAtOnce = 64 * 1024;

type Coding = 'br' | 'gzip';
/** `quick` for a response that may never be requested again, `good` for one that is. */
type Effort = 'quick' | 'good';
const levels = {
  br: { quick: 2, good: 5 },
  gzip: { quick: 1, good: 6 },
} as const satisfies Record<Coding, Record<Effort, number>>;

function brotliOptions(plain: Buffer, effort: Effort): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  };
}

function compressNow(plain: Buffer, coding: Coding): Buffer {
  return coding === 'br'
    ? brotliCompressSync(plain, brotliOptions(plain, 'quick'))
    : gzipSync(plain, { level: levels.gzip.quick });
}

function compress(plain: Buffer, coding: Coding, effort: Effort): Promise<Buffer> {
  return coding === 'br'
    ? brotli(plain, brotliOptions(plain, effort))
    : gzipped(plain, { level: levels.gzip[effort] });
}

/** A response as sent over the wire: compressed quickly for the first request, and better for later ones. */
export class StoredResponse {
  readonly etag: string;
  readonly plain: Buffer;
  /** Memory limit of the response, in bytes: compressed forms are only kept within it. */
  readonly mostBytes: number;
  readonly #forms = new Map<Coding, Buffer>();
  readonly #pending = new Map<Coding, Promise<Buffer>>();
  readonly #isGood = new Set<Coding>();

  constructor(text: string) {
    this.plain = Buffer.from(text, 'utf8');
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    this.mostBytes = this.plain.length + Math.max(leastCompressed, this.plain.length >> 1);
  }

  get isWorthCompressing(): boolean {
    return this.plain.length >= leastCompressed;
  }

  encoded(coding: Coding): Buffer | Promise<Buffer> {
    const known = this.#forms.get(coding);
    if (known) {
      if (!this.#isGood.has(coding)) this.#improve(coding);
      return known;
    }
    if (this.plain.length <= mostAtOnce) return this.#keep(coding, compressNow(this.plain, coding));
    return this.#once(coding, 'quick');
  }

  /** In the background; requests in the meantime get the current form. */
  #improve(coding: Coding): void {
    this.#isGood.add(coding);
    this.#once(coding, 'good').catch(() => this.#isGood.delete(coding));
  }

  #once(coding: Coding, effort: Effort): Promise<Buffer> {
    const begun = this.#pending.get(coding);
    if (begun) return begun;
    const made = compress(this.plain, coding, effort)
      .then((form) => this.#keep(coding, form))
      .finally(() => this.#pending.delete(coding));
    this.#pending.set(coding, made);
    return made;
  }

  #keep(coding: Coding, form: Buffer): Buffer {
    const others = [...this.#forms].reduce((sum, [of, { length }]) => sum + (of === coding ? 0 : length), 0);
    if (this.plain.length + others + form.length > this.mostBytes) return form;
    // zlib returns a view on a larger buffer, all of which it would retain.
    const own = Buffer.allocUnsafeSlow(form.length);
    form.copy(own);
    this.#forms.set(coding, own);
    return own;
  }
}

/** Sends a response in an accepted coding, or `304` for a matching tag. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredResponse,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding').header('etag', answer.etag);
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (reply.statusCode === 200 && known !== undefined && matchesTag(known, answer.etag))
    return reply.code(304).send();
  const coding = answer.isWorthCompressing ? codingOf(accepted) : undefined;
  if (coding === undefined) return reply.send(answer.plain);
  return reply.header('content-encoding', coding).send(await answer.encoded(coding));
}

/** Weak comparison, since a proxy that compresses weakens the tag: RFC 9110, 13.1.2. */
function matchesTag(header: string, etag: string): boolean {
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

/** The best coding named with a weight above zero: RFC 9110, 12.5.3. */
function codingOf(header: string | string[] | undefined): Coding | undefined {
  const named = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => named.includes(coding));
}
