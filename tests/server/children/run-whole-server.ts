// The whole server on the data directory of its environment, with the build in the given folder. The command `leads`
// drops the table of leads or restores it.
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { buildApp } from '#server/build-app.ts';
import { seedDatabase } from '#server/db/seed/seed-database.ts';
import { readEnvironment } from '#server/env.ts';
import { staffCommand, staffControlHandler } from '#server/features/staff/staff-command.ts';
import { createPhotoStore } from '#server/photo-store/photo-store.ts';
import { startUpLine } from '#server/process/start-up-error.ts';
import { runServer } from '#server/run-server.ts';

const [distDirectory = ''] = process.argv.slice(2);
try {
  const environment = readEnvironment(process.env);
  await runServer(environment, {
    seed: (database, onProgress) => seedDatabase(database, { demoListings: 3, onProgress }),
    async build(database) {
      const photoStore = createPhotoStore({
        directory: path.join(environment.dataDirectory, 'photos'),
        database,
      });
      const app = await buildApp({
        environment,
        database,
        drawnPhotos: { read: async () => undefined },
        photoStore,
        distDirectory,
        version: 'test',
      });
      return {
        app,
        commands: {
          [staffCommand]: staffControlHandler(database),
          async leads(input) {
            const [from, to] = z.boolean().parse(input) ? ['leads_away', 'leads'] : ['leads', 'leads_away'];
            await database.orm.execute(sql.raw(`alter table ${from} rename to ${to}`));
            return {};
          },
        },
      };
    },
  });
} catch (error) {
  process.stderr.write(`lajur: ${startUpLine(error)}\n`);
  process.exit(1);
}
