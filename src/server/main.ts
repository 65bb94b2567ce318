import cluster from 'node:cluster';
import { join } from 'node:path';
import { type Environment, readEnvironment } from './env.ts';
import { distDirectory } from './process/dist-directory.ts';
import { requireNodeVersion } from './process/node-version.ts';
import { programPath } from './process/program-path.ts';
import { startUpLine } from './process/start-up-error.ts';
import { WorkerFailed } from './process/workers.ts';
import { runServer } from './run-server.ts';
import { serveWithWorkers } from './serve-with-workers.ts';
import { buildSite, seedSite } from './site.ts';
import { warmUp } from './web/warm-up.ts';

const oneProcessLine = 'one process: the embedded database takes no more (DATABASE_URL: one a core)';
const places = { distDirectory, layersDirectory: join(distDirectory, 'server/layers') };

async function serve(environment: Environment): Promise<void> {
  await runServer(environment, {
    seed: (...given) => seedSite(environment, ...given),
    async build(database) {
      const site = await buildSite(environment, database, places);
      await warmUp(site.app);
      return site;
    },
  });
}

try {
  const environment = readEnvironment(process.env);
  requireNodeVersion(process.versions.node);
  if (environment.workers > 1 && cluster.isPrimary)
    await serveWithWorkers(environment, programPath(import.meta.url, process.argv[1]));
  else {
    if (environment.databaseUrl === undefined) process.stdout.write(`lajur: ${oneProcessLine}\n`);
    await serve(environment);
  }
} catch (error) {
  if (error instanceof WorkerFailed) process.exit(1);
  process.stderr.write(`lajur: ${startUpLine(error)}\n`);
  process.exit(1);
}
