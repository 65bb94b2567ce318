import cluster from 'node:cluster';
import type { Server } from 'node:http';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type DataDirectoryHold, holdDataDirectory } from './db/data-directory-lock.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { Environment } from './env.ts';
import { type ControlHandler, serveControl } from './process/control-socket.ts';
import { listen, type ServedApp } from './process/listen.ts';
import { migrationsDirectory } from './process/migrations-directory.ts';
import { StopSignals } from './process/stop-signals.ts';
import { leaveParent, onDrain } from './process/workers.ts';

/** How long a replaced worker asks its clients to connect anew, before it closes idle connections. */
const drainMilliseconds = 2000;

/** How long a stop waits at most, in milliseconds. */
const stopLimits = {
  /** For running requests. */
  requestsMs: 10_000,
  /** For a proxy to close its connections. */
  proxyMs: 2000,
};

export interface ServerParts {
  readonly stopLimits?: typeof stopLimits;
  seed(database: Database, onProgress: (line: string) => void): Promise<void>;
  build(database: Database): Promise<{
    readonly app: ServedApp;
    /** Commands for command-line tools (see `control-socket.ts`). */
    readonly commands: Readonly<Record<string, ControlHandler>>;
  }>;
}

/**
 * Runs the site from start to stop, in the only process or in one of several workers (workers.ts), whose
 * parent holds the data directory. Fails with a `StartUpError` if the start fails; afterwards a signal ends
 * the process.
 */
export async function runServer(environment: Environment, parts: ServerParts): Promise<void> {
  const signals = new StopSignals();
  const hold = cluster.isWorker
    ? undefined
    : await holdDataDirectory(environment.dataDirectory, { serves: true });
  const database = await openDatabase({ ...environment, migrationsDirectory, hold, onWarning: warn });
  let app: ServedApp | undefined;
  try {
    await parts.seed(database, say);
    const built = await parts.build(database);
    app = built.app;
    const address = await listen(app, environment);
    const control = hold && serveControl({ hold, handlers: built.commands });
    const limits = parts.stopLimits ?? stopLimits;
    const running = { app: built.app, control, database, hold, limits };
    const isBehindProxy = environment.trustProxy.length > 0;
    signals.onStop = async () => {
      if (cluster.isPrimary) say('stopping');
      if (isBehindProxy) await leaveProxy(built.app, limits.proxyMs);
      await stop(running);
    };
    if (cluster.isWorker) onDrain(() => void drain(built.app).then(() => stop(running)));
    else say(`ready on ${address}`);
  } catch (error) {
    // Closed, so that the next start has no log to replay.
    await app?.close();
    await database.close();
    throw error;
  }
}

/** Each answer closes its connection, so that clients connect to a process that stays. */
async function drain({ server }: ServedApp): Promise<void> {
  closeWithAnswers(server);
  await wait(drainMilliseconds);
}

function closeWithAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
}

/**
 * Refuses connections, so that a proxy passes this process over, and answers on those that the proxy keeps until it
 * has closed them: if this process did, a request that is on its way would be lost.
 */
async function leaveProxy({ server }: ServedApp, mostMs: number): Promise<void> {
  closeWithAnswers(server);
  // Without `http.Server`'s own step, which closes idle connections.
  net.Server.prototype.close.call(server);
  const until = performance.now() + mostMs;
  const connections = promisify(server.getConnections.bind(server));
  while (performance.now() < until && (await connections()) > 0) await wait(20);
}

/** Finishes running requests within the grace period, and ends the process. */
async function stop(running: {
  app: ServedApp;
  control: { close(): Promise<void> } | undefined;
  database: Database;
  hold: DataDirectoryHold | undefined;
  limits: typeof stopLimits;
}): Promise<void> {
  const { app, control, database, hold, limits } = running;
  let impatient: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    impatient = setTimeout(() => {
      app.server.closeAllConnections();
      resolve();
    }, limits.requestsMs);
  });
  try {
    await Promise.race([Promise.all([app.close(), control?.close()]), patience]);
    await leaveParent();
    clearTimeout(impatient);
    await database.close();
    await hold?.release();
    process.exit(0);
  } catch (error) {
    warn(`the stop was not clean: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}

function say(line: string): void {
  process.stdout.write(`lajur: ${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`lajur: ${line}\n`);
}
