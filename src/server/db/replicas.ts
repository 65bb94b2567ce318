import { reasonOf } from '#server/process/error-reason.ts';
import type { Orm } from './database.ts';
import { isGone, isPoolFull } from './database-errors.ts';
import type { Replica } from './replica.ts';
import type { WalPosition } from './wal-position.ts';

/** How often replicas are compared with the primary, in milliseconds. */
const everyMs = 1000;
/** A replica that is further behind is not read from, in milliseconds. */
const mostBehindMs = 5000;

type Options = {
  /** It waits for a primary that restarts. */
  readonly primary: Orm;
  readonly primaryAtOnce: Orm;
  readonly replicas: readonly Pick<
    Replica,
    'orm' | 'isUsable' | 'replayed' | 'look' | 'reaches' | 'fail' | 'recover' | 'close'
  >[];
  /** Asks the primary for its position. */
  readonly written: () => Promise<WalPosition | undefined>;
};

/**
 * Reads of public data, from replicas that have every change this process knows of. A process learns of a change from
 * its announcement, which carries the WAL position (postgres-changes.ts), and clears its caches then. Only replicas that
 * have replayed that position are read, so a cache is never filled with older data. Changes that are not announced may
 * be up to five seconds late.
 */
export class Replicas {
  readonly #options: Options;
  #known: WalPosition | undefined;
  #announcing = 0;
  /** When the primary was at which position, oldest first. */
  #history: { readonly at: number; readonly position: WalPosition }[] = [];
  #next = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Compares replicas and primary, now and until it is closed. */
  async start(): Promise<void> {
    const { replicas } = this.#options;
    if (replicas.length === 0) return;
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), everyMs);
    this.#timer.unref();
  }

  /** A change that this process knows of. Undefined: it may have missed some. */
  know(position: WalPosition | undefined): void {
    if (position === undefined || this.#known === undefined || position > this.#known) this.#known = position;
  }

  /** Reads from the primary while a change is announced, since its position is not known yet. */
  async whileAnnouncing<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#announcing += 1;
    try {
      return await work();
    } finally {
      this.#announcing -= 1;
    }
  }

  /**
   * Runs queries on a replica or on the primary, and on the other if the first fails: so a read must not have
   * effects outside of it.
   */
  async read<Result>(work: (orm: Orm) => Promise<Result>): Promise<Result> {
    const { primary, primaryAtOnce, replicas } = this.#options;
    const replica = await this.#upToDate();
    if (replica) {
      try {
        return await work(replica.orm);
      } catch (error) {
        // Any other error is the query's own, or it was cancelled because of a change that was replayed meanwhile.
        if (isGone(error) && !isPoolFull(error)) replica.fail(reasonOf(error));
      }
    }
    // Only while the listening connection is lost: all caches are cleared when it is back.
    const other = this.#known === undefined ? replicas.find(({ isUsable }) => isUsable) : undefined;
    if (!other) return await work(primary);
    try {
      return await work(primaryAtOnce);
    } catch (error) {
      if (!isGone(error)) throw error;
      return await work(other.orm);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#options.replicas.map((replica) => replica.close()));
  }

  /** One that has all known changes, in turn. */
  async #upToDate(): Promise<Options['replicas'][number] | undefined> {
    const usable = this.#options.replicas.filter(({ isUsable }) => isUsable);
    if (usable.length === 0 || this.#known === undefined || this.#announcing > 0) return undefined;
    this.#next += 1;
    const replica = usable[this.#next % usable.length];
    const known = this.#known;
    return (await replica?.reaches(known)) && this.#announcing === 0 && this.#known === known
      ? replica
      : undefined;
  }

  async #compare(): Promise<void> {
    const { replicas, written } = this.#options;
    const at = Date.now();
    // Without the primary nothing new is written: replicas are as late as they were.
    const position = await written().catch(() => undefined);
    if (position !== undefined) this.#history.push({ at, position });
    this.#history = this.#history.slice(-(2 * mostBehindMs) / everyMs);
    const latest = this.#history.at(-1);
    await Promise.all(replicas.map((replica) => replica.look()));
    for (const replica of replicas) {
      const { replayed } = replica;
      if (replayed === undefined || !latest) continue;
      const seen = this.#history.findLast((moment) => moment.position <= replayed);
      if (seen && latest.at - seen.at <= mostBehindMs) replica.recover();
      else replica.fail('it is late');
    }
  }
}
