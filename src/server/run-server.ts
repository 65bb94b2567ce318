import { type DataDirectoryHold, holdDataDirectory } from './db/data-directory-lock.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import type { Environment } from './env.ts';
import { type ControlHandler, serveControl } from './process/control-socket.ts';
import { listen, type ServedApp } from './process/listen.ts';
import { migrationsDirectory } from './process/migrations-directory.ts';
import { StopSignals } from './process/stop-signals.ts';

/** Grace period of running requests after a stop. */
const patienceMilliseconds = 10_000;

export interface ServerParts {
  seed(database: Database, onProgress: (line: string) => void): Promise<void>;
  build(database: Database): Promise<{
    readonly app: ServedApp;
    /** Commands for command-line tools (see `control-socket.ts`). */
    readonly commands: Readonly<Record<string, ControlHandler>>;
  }>;
}

/**
 * Runs the site from start to stop. Fails with a `StartUpError` if the start fails; afterwards a signal ends
 * the process.
 */
export async function runServer(environment: Environment, parts: ServerParts): Promise<void> {
  const signals = new StopSignals();
  const hold = await holdDataDirectory(environment.dataDirectory, { serves: true });
  const database = await openDatabase({ ...environment, migrationsDirectory, hold, onWarning: warn });
  let app: ServedApp | undefined;
  try {
    await parts.seed(database, say);
    const built = await parts.build(database);
    app = built.app;
    const address = await listen(app, environment);
    const control = serveControl({ hold, handlers: built.commands });
    const running = { app: built.app, control, database, hold };
    signals.onStop = () => void stop(running);
    say(`ready on ${address}`);
  } catch (error) {
    // Closed, so that the next start has no log to replay.
    await app?.close();
    await database.close();
    throw error;
  }
}

/** Finishes running requests within the grace period, and ends the process. */
async function stop(running: {
  app: ServedApp;
  control: { close(): Promise<void> };
  database: Database;
  hold: DataDirectoryHold;
}): Promise<void> {
  say('stopping');
  const { app, control, database, hold } = running;
  let impatient: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    impatient = setTimeout(() => {
      app.server.closeAllConnections();
      resolve();
    }, patienceMilliseconds);
  });
  try {
    await Promise.race([Promise.all([app.close(), control.close()]), patience]);
    clearTimeout(impatient);
    await database.close();
    await hold.release();
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
