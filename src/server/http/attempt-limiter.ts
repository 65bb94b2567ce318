import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';

/** In-memory rate limit by address: a number of attempts within a window that starts with the first one. */
export class AttemptLimiter {
  readonly #most: number;
  readonly #withinMs: number;
  readonly #now: () => number;
  readonly #counts: LRUCache<string, { count: number; readonly until: number }>;

  /**
   * @param options.mostAddresses maximum number of tracked addresses; beyond it, the least recently seen is
   * dropped
   */
  constructor(options: {
    readonly most: number;
    readonly withinMs: number;
    readonly mostAddresses: number;
    readonly now?: () => number;
  }) {
    this.#most = options.most;
    this.#withinMs = options.withinMs;
    this.#now = options.now ?? (() => performance.now());
    // By size, since `max` reserves megabytes for addresses that never come.
    this.#counts = new LRUCache({ maxSize: options.mostAddresses, sizeCalculation: () => 1 });
  }

  /**
   * Counts an attempt.
   * @returns whether it is allowed
   */
  take(address: string): boolean {
    const key = networkOf(address);
    const now = this.#now();
    const known = this.#counts.get(key);
    if (!known || known.until <= now) {
      this.#forgetOld(now);
      this.#counts.set(key, { count: 1, until: now + this.#withinMs });
      return true;
    }
    if (known.count >= this.#most) return false;
    known.count += 1;
    return true;
  }

  /** Number of tracked addresses. */
  get size(): number {
    return this.#counts.size;
  }

  /** Removes addresses whose window is over, least recently seen first. */
  #forgetOld(now: number): void {
    for (const key of this.#counts.rkeys()) {
      if (key === undefined || (this.#counts.peek(key)?.until ?? 0) > now) break;
      this.#counts.delete(key);
    }
  }
}

/** The neighbourhood of an address, /24 or /48: what one sender can rent, and change within at will. */
export function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}

/** The network part of an address: a household has 2^64 IPv6 addresses with the same first half. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // An IPv4-mapped IPv6 address.
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const after = tail === undefined ? [] : groups(tail);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - after.length);
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
