import { randomUUID } from 'node:crypto';
import pg from 'pg';

const channel = 'lajur_changes';
const backOff = { firstMilliseconds: 100, lastMilliseconds: 10_000 } as const;

/**
 * Announces changes of public data to other processes on the same PostgreSQL and receives theirs, over a
 * dedicated connection. A lost connection is retried; once restored, pending announcements are sent and a
 * change is reported, since any may have been missed.
 */
export class PostgresChanges {
  readonly #config: pg.ClientConfig;
  readonly #onChange: () => void;
  readonly #onWarning: (line: string) => void;
  /** Identifies our own announcements, which local listeners have already handled. */
  readonly #origin = randomUUID();
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #owed = false;
  #closed = false;

  constructor(config: pg.ClientConfig, onChange: () => void, onWarning: (line: string) => void) {
    this.#config = config;
    this.#onChange = onChange;
    this.#onWarning = onWarning;
  }

  async connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => {
      if (payload !== this.#origin) this.#onChange();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
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
      await client.query('select pg_notify($1, $2)', [channel, this.#origin]);
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

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.#onWarning('lost the connection that listens for changes; trying again');
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
    this.#onWarning('listening for changes again');
    if (this.#owed) {
      this.#owed = false;
      void this.announce();
    }
    this.#onChange();
  }
}
