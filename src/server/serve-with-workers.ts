import { holdDataDirectory } from './db/data-directory-lock.ts';
import type { Environment } from './env.ts';
import { runWorkers } from './process/workers.ts';

/**
 * Runs the site as several processes: this one is their parent, which holds the data directory.
 * @param program of a worker
 */
export async function serveWithWorkers(environment: Environment, program: string): Promise<void> {
  const hold = await holdDataDirectory(environment.dataDirectory);
  await runWorkers({
    count: environment.workers,
    program,
    say: (line) => void process.stdout.write(`lajur: ${line}\n`),
    warn: (line) => void process.stderr.write(`lajur: ${line}\n`),
    async onStopped() {
      await hold.release();
      process.exit(0);
    },
  });
}
