import Fastify from 'fastify';
import { readEnvironment } from './env.ts';
import { requireNodeVersion } from './node-version.ts';
import { runServer } from './run-server.ts';
import { startUpLine } from './start-up-error.ts';

try {
  const environment = readEnvironment(process.env);
  requireNodeVersion(process.versions.node);
  await runServer(environment, {
    seed: async () => undefined,
    buildApp: async () => {
      const app = Fastify();
      app.get('/healthz', () => ({ status: 'ok' }));
      return app;
    },
    commands: () => ({}),
  });
} catch (error) {
  process.stderr.write(`lajur: ${startUpLine(error)}\n`);
  process.exit(1);
}
