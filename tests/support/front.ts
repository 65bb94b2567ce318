import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/setup/free-port.mjs';

export interface Front {
  /** Without a trailing slash; the same whatever site is behind it. */
  readonly url: string;
  /** Puts another site behind this address. */
  forwardTo(url: string): void;
  /** Replaces the site's answer; `undefined` leaves it. */
  rewrite(change: (path: string, body: string) => string | undefined): void;
  /** Adds latency of so many milliseconds to each request. */
  delay(milliseconds: number): void;
  /** Accepts requests and never answers. */
  hang(isHanging: boolean): void;
  /** Breaks every connection, as without a network. */
  refuse(isRefusing: boolean): void;
  stop(): Promise<void>;
}

/**
 * A proxy of a test's own in front of a site. Requests of a service worker cannot be intercepted reliably by the test
 * (https://playwright.dev/docs/service-workers), so their answers are changed here.
 */
export async function startFront(target: string): Promise<Front> {
  let behind = target;
  let change: Parameters<Front['rewrite']>[0] = () => undefined;
  let isHanging = false;
  let isRefusing = false;
  let waits = 0;

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isRefusing) return void incoming.socket.destroy();
    if (isHanging) return;
    if (waits === 0) passOn(incoming, outgoing);
    else setTimeout(() => passOn(incoming, outgoing), waits);
  }

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url ?? '/';
    // Complete answers only: a rewritten one must not be "unchanged".
    const { 'if-none-match': _, 'if-modified-since': __, ...asked } = incoming.headers;
    const headers = { ...asked, 'accept-encoding': 'identity' };
    const upstream = request(`${behind}${path}`, { method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const changed = change(path, body.toString('utf8'));
        const { 'transfer-encoding': _encoding, 'content-length': _length, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, changed === undefined ? answer.headers : kept);
        outgoing.end(changed ?? body);
      });
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(forward);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    forwardTo(url) {
      behind = url;
    },
    rewrite(next) {
      change = next;
    },
    delay(milliseconds) {
      waits = milliseconds;
    },
    hang(next) {
      isHanging = next;
    },
    refuse(next) {
      isRefusing = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
