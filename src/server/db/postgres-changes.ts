import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { positionOf, type WalPosition, writtenPosition } from './wal-position.ts';

const channel = 'lajur_changes';
const backOff = { firstMilliseconds: 100, lastMilliseconds: 10_000 } as const;

type Listeners = {
  readonly onChange: () => void;
  /**
   * Receives the position in the log of every announcement before `onChange` is called; undefined while the
   * connection is lost.
   */
  readonly onPosition: (position: WalPosition | undefined) => void;
  readonly onWarning: (line: string) => void;
};

/**
 * Announces changes of public data to other processes on the same PostgreSQL and receives theirs, over a
 * dedicated connection. A lost connection is retried; once restored, pending announcements are sent and a
 * change is reported, since any may have been missed.
 *
 * An announcement says by whom, and the position in the log that has the change.
 */
export class PostgresChanges {
  readonly #config: pg.ClientConfig;
  readonly #listeners: Listeners;
  /** Identifies our own announcements, which local listeners have already handled. */
  readonly #origin = randomUUID();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #owed = false;
  #closed = false;

  constructor(config: pg.ClientConfig, listeners: Listeners) {
    this.#config = config;
    this.#listeners = listeners;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => void this.#heard(client, payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await this.#learn(client);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) await client.end();
    else this.#client = client;
  }

  /** Never fails: pending announcements are sent once the connection is back. */
  async announce(): Promise<void> {
    const client = this.#client;
    if (!client) {
      this.#owed = true;
      return;
    }
    try {
      const { rows } = await client.query({
        text: `select pg_notify($1, $2 || ' ' || position), position from (select ${writtenPosition} as position) now`,
        values: [channel, this.#origin],
        rowMode: 'array',
      });
      this.#listeners.onPosition(positionOf(rows[0]?.[1]));
    } catch {
      this.#owed = true;
      this.#lost(client);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #heard(client: pg.Client, payload: string): Promise<void> {
    const [origin, text] = payload.split(' ');
    if (origin === this.#origin) return;
    const position = positionOf(text);
    if (position !== undefined) this.#listeners.onPosition(position);
    // The version before names none.
    else await this.#learn(client).catch(() => this.#lost(client));
    this.#listeners.onChange();
  }

  /** Everything committed before is known from now on. */
  async #learn(client: pg.Client): Promise<void> {
    const { rows } = await client.query({ text: `select ${writtenPosition}`, rowMode: 'array' });
    this.#listeners.onPosition(positionOf(rows[0]?.[0]));
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#listeners.onPosition(undefined);
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#listeners.onWarning('lost the connection that listens for changes; trying again');
    this.#reconnectIn(backOff.firstMilliseconds);
  }

  #reconnectIn(milliseconds: number): void {
    this.#retry = setTimeout(() => {
      this.connect().then(
        () => this.#restored(),
        () => {
          if (!this.#closed) this.#reconnectIn(Math.min(milliseconds * 2, backOff.lastMilliseconds));
        },
      );
    }, milliseconds);
  }

  #restored(): void {
    if (this.#closed) return;
    this.#listeners.onWarning('listening for changes again');
    if (this.#owed) {
      this.#owed = false;
      void this.announce();
    }
    this.#listeners.onChange();
  }
}
