// `run-server` with a stub application: `/slow` answers once it was sent SIGUSR2.
import Fastify from 'fastify';
import { readEnvironment } from '#server/env.ts';
import { startUpLine } from '#server/process/start-up-error.ts';
import { runServer } from '#server/run-server.ts';

try {
  await runServer(readEnvironment(process.env), {
    seed: async (_database, onProgress) => onProgress('seeded'),
    async build(database) {
      const app = Fastify();
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
