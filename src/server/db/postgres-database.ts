import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { codeOf, reasonOf } from '#server/process/error-reason.ts';
import { ChangeListeners } from './change-listeners.ts';
import { type Database, schema } from './database.ts';
import { DatabaseUnreachableError } from './database-errors.ts';
import { patientPool } from './patient-pool.ts';
import { PostgresChanges } from './postgres-changes.ts';
import { Replica } from './replica.ts';
import { Replicas } from './replicas.ts';
import { runMigrations } from './run-migrations.ts';
import { traceQueries } from './traced-queries.ts';
import { positionOf, writtenPosition } from './wal-position.ts';

/** How long queries wait for a database that restarts, in milliseconds. */
const restartMs = 5000;

/** How long a write waits for its announcement, in milliseconds; it is made up for once there is a connection. */
const announcementMs = 5000;

/** Key of the advisory lock, unique within this database. */
const migrationLock = 5_225_817_001;

/** The connection that listens for changes, in `pg_stat_activity`. */
export const listenerName = 'lajur changes';

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host name could not be looked up',
  ETIMEDOUT: 'no answer in time',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'the host cannot be reached',
  '28P01': 'the user name or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'there is no database of that name',
  '53300': 'the server has no connection left',
  '57P03': 'the server is still starting',
};

/**
 * Host, port and database of a URL, without user and password. A password with unencoded characters (`@`,
 * `/`, `?`, `#`) would be parsed as part of these: nothing is shown then.
 */
function placeOf(databaseUrl: string): string {
  const isPlain = /^[a-z]+:\/\/[^@/?#\\]*@[^@]*$/i.test(databaseUrl) && URL.canParse(databaseUrl);
  if (!isPlain) return 'the address in DATABASE_URL';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}

function clientConfig(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    application_name: 'lajur',
    connectionTimeoutMillis: 10_000,
    // TCP keepalive: a vanished server is noticed within half a minute by connections that wait for nothing.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** Migrates over one connection under a lock, so that processes starting together take turns. */
async function migrateUnderLock(databaseUrl: string, migrationsDirectory: string): Promise<void> {
  const client = new pg.Client(clientConfig(databaseUrl));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    client.end().catch(() => undefined);
    throw new DatabaseUnreachableError(placeOf(databaseUrl), reasons[codeOf(error) ?? ''] ?? reasonOf(error));
  }
  try {
    const orm = drizzle(client, { schema });
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations(orm, migrationsDirectory, () =>
      migrate(orm, { migrationsFolder: migrationsDirectory }),
    );
  } finally {
    // Ending the session also releases the lock.
    await client.end().catch(() => undefined);
  }
}

/** Connects to PostgreSQL and migrates it. Any number of processes may share the database. */
export async function openPostgresDatabase(options: {
  databaseUrl: string;
  databaseDirectUrl?: string | undefined;
  databaseReadUrls?: readonly string[] | undefined;
  databaseConnections?: number | undefined;
  migrationsDirectory: string;
  onWarning: (line: string) => void;
}): Promise<Database> {
  const { databaseUrl, databaseReadUrls = [], databaseConnections: max = 10, onWarning } = options;
  const directUrl = options.databaseDirectUrl ?? databaseUrl;
  await migrateUnderLock(directUrl, options.migrationsDirectory);
  const pool = new pg.Pool({ ...clientConfig(databaseUrl), max });
  // The pool replaces broken idle connections; without a listener their errors would end the process.
  traceQueries(pool, 'postgresql');
  pool.on('connect', (client) => traceQueries(client, 'postgresql'));
  pool.on('error', (error) => onWarning(`an idle database connection broke: ${reasonOf(error)}`));
  const orm = drizzle(patientPool(pool, restartMs), { schema });
  const replicas = new Replicas({
    primary: orm,
    primaryAtOnce: drizzle(patientPool(pool, 0), { schema }),
    replicas: databaseReadUrls.map(
      (url) => new Replica(placeOf(url), { ...clientConfig(url), max }, onWarning),
    ),
    async written() {
      const { rows } = await pool.query({ text: `select ${writtenPosition}`, rowMode: 'array' });
      return positionOf(rows[0]?.[0]);
    },
  });
  const listeners = new ChangeListeners(onWarning);
  const changes = new PostgresChanges(
    { ...clientConfig(directUrl), application_name: listenerName, query_timeout: announcementMs },
    {
      onChange: () => void listeners.call(),
      onPosition: (position) => replicas.know(position),
      onWarning,
    },
  );
  try {
    await changes.connect();
  } catch (error) {
    await replicas.close();
    await pool.end();
    throw new DatabaseUnreachableError(placeOf(directUrl), reasons[codeOf(error) ?? ''] ?? reasonOf(error));
  }
  await replicas.start();
  let closing: Promise<void> | undefined;
  const close = async () => {
    listeners.clear();
    await changes.close();
    await replicas.close();
    await pool.end();
  };
  return {
    engine: 'postgres',
    orm,
    read: (work) => replicas.read(work),
    async announceChange() {
      await replicas.whileAnnouncing(() => Promise.all([listeners.call(), changes.announce()]));
    },
    onChange: (listener) => listeners.add(listener),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
