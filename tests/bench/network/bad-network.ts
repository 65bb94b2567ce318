import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/setup/free-port.mjs';

/** `hang` accepts and never answers, `delay` answers after 15 s, `drop` resets, `slow` is 50 kbit/s at 2 s. */
export const networkKinds = ['good', 'hang', 'delay', 'drop', 'slow'] as const;
export type NetworkKind = (typeof networkKinds)[number];

const latencyMs: Readonly<Record<NetworkKind, number>> = {
  good: 0,
  hang: 0,
  delay: 15_000,
  drop: 0,
  slow: 2000,
};
const slowBytesPerMs = 50 / 8;
/** Connections share the slow line in pieces of this size. */
const pieceBytes = 1024;

export interface BadNetwork {
  /** Without a trailing slash; the same on every kind of network. */
  readonly url: string;
  become(kind: NetworkKind): void;
  stop(): Promise<void>;
}

/** A line between a browser and a site, as bad as it is told to be. It knows nothing of HTTP. */
export async function startBadNetwork(target: string): Promise<BadNetwork> {
  const { hostname, port: targetPort } = new URL(target);
  let kind: NetworkKind = 'good';
  let lineIsFreeAt = 0;
  const pairs = new Map<Socket, Socket>();
  /** Connections whose bytes were lost, which no browser can use again. */
  const broken = new Set<Socket>();

  function end(browser: Socket): void {
    pairs.get(browser)?.destroy();
    browser.destroy();
    pairs.delete(browser);
    broken.delete(browser);
  }

  async function deliver(browser: Socket, chunk: Buffer, arrivedAt: number): Promise<void> {
    await wait(Math.max(0, arrivedAt + latencyMs[kind] - Date.now()));
    if (kind === 'hang') broken.add(browser);
    else if (kind === 'drop') end(browser);
    else if (kind !== 'slow') browser.write(chunk);
    else {
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        const piece = chunk.subarray(from, from + pieceBytes);
        lineIsFreeAt = Math.max(Date.now(), lineIsFreeAt) + piece.length / slowBytesPerMs;
        await wait(lineIsFreeAt - Date.now());
        browser.write(piece);
      }
    }
  }

  const server = createServer((browser) => {
    if (kind === 'drop') return browser.destroy();
    const site = connect(Number(targetPort), hostname);
    pairs.set(browser, site);
    let delivered = Promise.resolve();
    site.on('data', (chunk) => {
      const arrivedAt = Date.now();
      delivered = delivered.then(() => deliver(browser, chunk, arrivedAt));
    });
    browser.on('data', (chunk) => {
      if (kind === 'hang') broken.add(browser);
      else if (kind === 'drop') end(browser);
      else site.write(chunk);
    });
    for (const socket of [browser, site]) {
      socket.on('error', () => end(browser));
      socket.on('close', () => void delivered.then(() => end(browser)));
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    become(next) {
      kind = next;
      lineIsFreeAt = 0;
      for (const browser of next === 'drop' ? pairs.keys() : broken) end(browser);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const browser of pairs.keys()) end(browser);
      }),
  };
}
