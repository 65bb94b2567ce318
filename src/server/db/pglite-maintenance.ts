import type { PGlite } from '@electric-sql/pglite';
import * as z from 'zod';

const interval = 5 * 60_000;
/** Maximum size of the write-ahead log, so that replaying it does not delay the next start. */
const logLimitBytes = 32 * 1024 * 1024;

const tables = z.array(z.object({ name: z.string() }));
const position = z.tuple([z.object({ lsn: z.string(), bytes: z.coerce.number() })]);

/** PostgreSQL's own thresholds for vacuum and analyze. */
const worn = `
  select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * The tasks of PostgreSQL's background processes, which PGlite as a single process lacks: without them the
 * log grows until the database is closed, and query plans have no statistics.
 */
export class PgliteMaintenance {
  readonly #pglite: PGlite;
  readonly #timer: NodeJS.Timeout;
  #checkpoint = '0/0';

  constructor(pglite: PGlite, onWarning: (line: string) => void) {
    this.#pglite = pglite;
    this.#timer = setInterval(() => {
      this.run().catch((error: unknown) => onWarning(`tidying the database failed: ${String(error)}`));
    }, interval);
    this.#timer.unref();
  }

  async run(): Promise<void> {
    // Counters reach the statistics only with the next statement.
    await this.#pglite.query('select pg_stat_force_next_flush()');
    for (const { name } of tables.parse((await this.#pglite.query(worn)).rows)) {
      await this.#pglite.exec(`vacuum (analyze) ${name}`);
    }
    if ((await this.#log()).bytes > logLimitBytes) {
      await this.#pglite.exec('checkpoint');
      this.#checkpoint = (await this.#log()).lsn;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #log(): Promise<{ lsn: string; bytes: number }> {
    const { rows } = await this.#pglite.query(
      `select pg_current_wal_lsn()::text as lsn, (pg_current_wal_lsn() - $1::pg_lsn)::text as bytes`,
      [this.#checkpoint],
    );
    return position.parse(rows)[0];
  }
}
