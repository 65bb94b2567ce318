// `run-server` with a stub application, in several processes where WORKERS says so: `/slow` answers once it was sent
// SIGUSR2, `/pid` the process.
import cluster from 'node:cluster';
import Fastify from 'fastify';
import { readEnvironment } from '#server/env.ts';
import { createMetrics, metricsRoutes } from '#server/plugins/metrics.ts';
import { startUpLine } from '#server/process/start-up-error.ts';
import { runServer } from '#server/run-server.ts';
import { serveWithWorkers } from '#server/serve-with-workers.ts';
import { stepPatienceMs } from '#tests/support/patience.ts';

try {
  const environment = readEnvironment(process.env);
  if (environment.workers > 1 && cluster.isPrimary)
    await serveWithWorkers(environment, process.argv[1] ?? '');
  else
    await runServer(environment, {
      stopLimits: { requestsMs: stepPatienceMs, proxyMs: stepPatienceMs },
      seed: async (_database, onProgress) => onProgress('seeded'),
      async build(database) {
        const app = Fastify({ return503OnClosing: false });
        metricsRoutes(app, createMetrics());
        app.get('/pid', async () => String(process.pid));
        let release: (() => void) | undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        app.get('/slow', async () => {
          process.stdout.write('slow began\n');
          await released;
          return 'done';
        });
        process.on('SIGUSR2', () => release?.());
        return { app, commands: { engine: async () => database.engine } };
      },
    });
} catch (error) {
  process.stderr.write(`lajur: ${startUpLine(error)}\n`);
  process.exit(1);
}
