import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import { freePort } from '../../scripts/setup/free-port.mjs';
import type { CallKind, Cut } from './fault-plan.ts';

export interface FrontOptions {
  readonly target: string;
  /** Removes the lock from the scripts on their way to the browser: every holder gets a lock of its own. */
  readonly withoutLock: boolean;
  /** Replaces the idempotency key of every listing and lead on its way to the server. */
  readonly withoutIdempotency: boolean;
}

interface Handlers {
  readonly onCall: (count: number) => void;
  readonly killServer: () => Promise<void>;
}

const photoPath = mediaPath('');
const lockName = /(["'`])lajur-outbox\1/g;

/**
 * A proxy between browser and server. It counts the outbox's calls, cuts them off where the plan says, and records
 * which photos were sent and confirmed.
 */
export class FaultFront {
  readonly url: string;
  /** How often the answer to a photo reached the browser, by its hash. */
  readonly confirmed = new Map<string, number>();
  cutCount = 0;
  isDown = false;
  isLockTakenOut = false;
  /** The client's address that the server sees. */
  address = '10.0.0.1';
  readonly #options: FrontOptions;
  readonly #server;
  /** Pending calls, and since when. */
  readonly #underWay = new Map<string, number>();
  #cuts: Cut[] = [];
  #counts = new Map<CallKind, number>();
  #handlers: Handlers | undefined;

  private constructor(port: number, options: FrontOptions) {
    this.url = `http://127.0.0.1:${port}`;
    this.#options = options;
    this.#server = createServer((incoming, outgoing) => this.#forward(incoming, outgoing));
    this.#server.listen(port, '127.0.0.1');
  }

  static async start(options: FrontOptions): Promise<FaultFront> {
    const front = new FaultFront(await freePort(), options);
    await new Promise((resolve) => front.#server.once('listening', resolve));
    return front;
  }

  /** From now on calls are counted, and these are cut. */
  arm(cuts: readonly Cut[], handlers: Handlers): void {
    this.#cuts = [...cuts];
    this.#counts = new Map();
    this.#handlers = handlers;
  }

  /** Whether cuts are still to come. */
  get isArmed(): boolean {
    return this.#cuts.length > 0;
  }

  calm(): void {
    this.#cuts = [];
    this.#handlers = undefined;
    this.isDown = false;
  }

  /** Drops all connections, new ones and those under way. */
  goDown(): void {
    this.isDown = true;
    this.#server.closeAllConnections();
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      this.#server.closeAllConnections();
    });
  }

  /** Received calls without an answer, for the report of a failed round. */
  get underWayText(): string {
    const now = Date.now();
    return (
      [...this.#underWay].map(([call, since]) => `${call} for ${now - since} ms`).join(', ') || 'nothing'
    );
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const call = `${incoming.method} ${incoming.url} ${incoming.socket.remotePort}`;
    this.#underWay.set(call, Date.now());
    outgoing.once('close', () => this.#underWay.delete(call));
    if (this.isDown) {
      incoming.socket.destroy();
      return;
    }
    const path = incoming.url ?? '/';
    const cut = this.#cutOf(incoming.method, path);
    if (cut?.phase === 'before') {
      this.#hangUp(incoming, cut);
      return;
    }
    if (cut?.phase === 'half') incoming.once('data', () => this.#hangUp(incoming, cut));
    this.#pass(incoming, outgoing, path, cut);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, path: string, cut: Cut | undefined): void {
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = incoming.headers;
    const headers = { ...asked, 'accept-encoding': 'identity', 'x-forwarded-for': this.address };
    const upstream = request(
      `${this.#options.target}${path}`,
      { method: incoming.method, headers, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => incoming.socket.destroy());
        answer.on('end', () => {
          if (cut?.phase === 'after') {
            this.#hangUp(incoming, cut);
            return;
          }
          this.#give(outgoing, path, answer, Buffer.concat(chunks), incoming.method);
        });
      },
    );
    upstream.on('error', () => incoming.socket.destroy());
    incoming.on('error', () => upstream.destroy());
    // A browser that disconnects in the middle aborts its call.
    incoming.on('close', () => incoming.complete || upstream.destroy());
    const makesSomething =
      kindOf(incoming.method, path) === 'create' || kindOf(incoming.method, path) === 'lead';
    if (this.#options.withoutIdempotency && makesSomething) {
      this.#renameClient(incoming, upstream);
    } else incoming.pipe(upstream);
  }

  #give(
    outgoing: ServerResponse,
    path: string,
    answer: IncomingMessage,
    body: Buffer,
    method: string | undefined,
  ): void {
    const { 'transfer-encoding': _, 'content-length': __, ...headers } = answer.headers;
    const changed = this.#options.withoutLock && /\.js(?:\?|$)/.test(path) ? this.#unlock(body) : body;
    if (method === 'PUT' && answer.statusCode === 200) {
      const hash = path.slice(photoPath.length).split('?')[0] ?? '';
      outgoing.once('finish', () => this.confirmed.set(hash, (this.confirmed.get(hash) ?? 0) + 1));
    }
    outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': changed.length });
    outgoing.end(changed);
  }

  #unlock(body: Buffer): Buffer {
    const text = body.toString('utf8');
    if (text.search(lockName) < 0) return body;
    this.isLockTakenOut = true;
    return Buffer.from(text.replaceAll(lockName, '("lajur-outbox"+Math.random())'));
  }

  #renameClient(incoming: IncomingMessage, upstream: ReturnType<typeof request>): void {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const fields = new URLSearchParams(Buffer.concat(chunks).toString());
      fields.set('clientId', randomUUID());
      const body = fields.toString();
      upstream.setHeader('content-length', Buffer.byteLength(body));
      upstream.end(body);
    });
  }

  #cutOf(method: string | undefined, path: string): Cut | undefined {
    const kind = kindOf(method, path);
    if (!kind) return undefined;
    const nth = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, nth);
    this.#handlers?.onCall([...this.#counts.values()].reduce((sum, count) => sum + count, 0));
    const place = this.#cuts.findIndex((cut) => cut.kind === kind && cut.nth === nth);
    return place < 0 ? undefined : this.#cuts.splice(place, 1)[0];
  }

  #hangUp(incoming: IncomingMessage, { killsServer }: Cut): void {
    this.cutCount++;
    // The socket and not only the request: a request that was read to its end would leave its connection open.
    incoming.socket.destroy();
    if (killsServer) void this.#handlers?.killServer();
  }
}

function kindOf(method: string | undefined, path: string): CallKind | undefined {
  if (path.startsWith(endpointSchemas.photosPresent.path)) return 'present';
  if (path.startsWith(endpointSchemas.createListing.path)) return 'create';
  if (path.startsWith(endpointSchemas.saveLead.path)) return 'lead';
  return method === 'PUT' && path.startsWith(photoPath) ? 'photo' : undefined;
}
