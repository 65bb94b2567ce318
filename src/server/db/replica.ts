import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { reasonOf } from '#server/process/error-reason.ts';
import { latestRun } from '#server/process/latest-run.ts';
import { type Orm, schema } from './database.ts';
import { patientPool } from './patient-pool.ts';
import { traceQueries } from './traced-queries.ts';
import { positionOf, replayedPosition, type WalPosition } from './wal-position.ts';

/** How long a read waits for a replica before it is made on the primary, in milliseconds. */
const patienceMs = 100;
const betweenLooksMs = 5;
/** A query that takes longer has a replica that hangs, in milliseconds. */
const queryMs = 5000;
const lookMs = 1000;

/** One replica: what it has replayed, and whether it may be read from. */
export class Replica {
  readonly orm: Orm;
  readonly #pool: pg.Pool;
  /** A connection of its own, so that no read delays it. */
  readonly #looks: pg.Pool;
  readonly #onWarning: (line: string) => void;
  readonly #name: string;
  #replayed: WalPosition | undefined;
  /** Why it is not read from. */
  #trouble: string | undefined = 'it was not asked yet';
  readonly #ask: () => Promise<void>;

  /** @param name for warnings */
  constructor(name: string, config: pg.PoolConfig, onWarning: (line: string) => void) {
    this.#name = name;
    this.#onWarning = onWarning;
    this.#pool = new pg.Pool({ ...config, query_timeout: queryMs, connectionTimeoutMillis: queryMs });
    this.#looks = new pg.Pool({ ...config, max: 1, query_timeout: lookMs, connectionTimeoutMillis: lookMs });
    this.#looks.on('error', (error) => this.fail(reasonOf(error)));
    traceQueries(this.#pool, 'postgresql');
    this.#pool.on('connect', (client) => traceQueries(client, 'postgresql'));
    this.#pool.on('error', (error) => this.fail(reasonOf(error)));
    this.orm = drizzle(patientPool(this.#pool, 0), { schema });
    this.#ask = latestRun(() => this.#askPosition());
  }

  get isUsable(): boolean {
    return this.#trouble === undefined;
  }

  get replayed(): WalPosition | undefined {
    return this.#replayed;
  }

  /** Asks what it has replayed. Never fails. */
  async look(): Promise<void> {
    await this.#ask();
  }

  /** Whether it has replayed a position, now or within the patience of a read. */
  async reaches(position: WalPosition): Promise<boolean> {
    const until = performance.now() + patienceMs;
    while (this.isUsable) {
      if (this.#replayed !== undefined && this.#replayed >= position) return true;
      if (performance.now() > until) return false;
      // A replica that hangs answers later than a read waits.
      await Promise.race([this.look(), wait(patienceMs)]);
      if (this.#replayed === undefined || this.#replayed < position) await wait(betweenLooksMs);
    }
    return false;
  }

  /** It is not read from until it answers again. */
  fail(why: string): void {
    if (this.#trouble === undefined) this.#onWarning(`the replica ${this.#name} is not read from: ${why}`);
    this.#trouble = why;
  }

  recover(): void {
    if (this.#trouble !== undefined) this.#onWarning(`the replica ${this.#name} is read from`);
    this.#trouble = undefined;
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#looks.end()]);
  }

  async #askPosition(): Promise<void> {
    try {
      const query = { text: `select ${replayedPosition}`, rowMode: 'array' as const };
      const { rows } = await this.#looks.query<unknown[]>(query);
      this.#replayed = positionOf(rows[0]?.[0]);
      if (this.#replayed === undefined) this.fail('it is no replica');
    } catch (error) {
      this.#replayed = undefined;
      this.fail(reasonOf(error));
    }
  }
}
