import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '#server/http/attempt-limiter.ts';

/** Timeouts of senders, and the number of connections per sender. */
export const connectionLimits = {
  /** Maximum number of open connections per address. Many phones may share one, and a browser opens six. */
  ofAddress: 400,
  /** Timeout of a body, extended for the length that it declares. */
  bodyMs: 20_000,
  bytesASecond: 4 * 1024,
  mostBodyMs: 90_000,
  /** Timeout of any request, including a photo on the slowest network. */
  requestMs: 200_000,
  /** Grace period for incomplete bodies when the server stops. */
  stopMs: 2000,
} as const;
type Limits = { readonly [Name in keyof typeof connectionLimits]: number };

type Options = {
  /** Addresses and ranges of proxies, whose connections belong to many visitors. */
  readonly trustProxy: readonly string[];
  /** Whether a request's body has its own timeout. */
  readonly isTimedElsewhere: (request: FastifyRequest) => boolean;
  readonly limits?: Partial<Limits>;
};

function blockListOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const one of addresses) {
    const [address = '', bits] = one.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Protects against clients that hold connections: incomplete bodies time out, the number of connections per
 * address is limited, and neither delays a stop.
 */
export function limitConnections(
  app: FastifyInstance,
  { trustProxy, isTimedElsewhere, limits }: Options,
): void {
  const { ofAddress, bodyMs, bytesASecond, mostBodyMs, stopMs } = { ...connectionLimits, ...limits };
  const proxies = blockListOf(trustProxy);
  const open = new Map<string, number>();

  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return;
    const plain = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, '');
    if (proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return;
    const address = networkOf(plain);
    const count = (open.get(address) ?? 0) + 1;
    if (count > ofAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });

  const sending = new Set<FastifyRequest['raw']>();
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    const length = Number(request.headers['content-length'] ?? 0);
    if (request.isInternal || raw.complete || (length === 0 && !request.headers['transfer-encoding'])) return;
    sending.add(raw);
    const limit = Math.min(mostBodyMs, bodyMs + (length / bytesASecond) * 1000);
    const giveUp = isTimedElsewhere(request) ? undefined : setTimeout(() => raw.destroy(), limit);
    const done = () => {
      clearTimeout(giveUp);
      sending.delete(raw);
    };
    raw.once('end', done);
    raw.once('close', done);
  });
  // Rejected before its end: the rest of the body is not awaited for long.
  app.addHook('onResponse', async ({ raw }) => {
    if (sending.has(raw)) setTimeout(() => raw.destroy(), bodyMs).unref();
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const raw of sending) raw.destroy();
    }, stopMs).unref();
  });
}
