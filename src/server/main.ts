import cluster from 'node:cluster';
import { join } from 'node:path';
import {
  articleImportCommand,
  articleImportRequest,
  runArticleImport,
} from './articles/article-import-command.ts';
import { seedArticles } from './articles/launch-articles.ts';
import { backupCommand, backupHandler } from './backup/backup-command.ts';
import { buildApp } from './build-app.ts';
import { seedDatabase } from './db/seed/seed-database.ts';
import { createDrawnPhotos } from './drawn-photos/drawn-photos.ts';
import { createNamedPhotos } from './drawn-photos/named-photos.ts';
import { type Environment, readEnvironment } from './env.ts';
import { importCommand, importControlHandler } from './features/import/import-control.ts';
import { outletImportCommand, runOutletImport } from './features/outlets/import/outlet-import-command.ts';
import { staffCommand, staffControlHandler } from './features/staff/staff-command.ts';
import { importHandler } from './list-file/import-command.ts';
import { oneFileRequest } from './list-file/one-file-command.ts';
import { runVehicleImport, vehicleImportCommand } from './new-vehicles/import/vehicle-import-command.ts';
import { photoStoreOf } from './photo-store/photo-store-of.ts';
import { distDirectory } from './process/dist-directory.ts';
import { requireNodeVersion } from './process/node-version.ts';
import { programPath } from './process/program-path.ts';
import { startUpLine } from './process/start-up-error.ts';
import { version } from './process/version.ts';
import { WorkerFailed } from './process/workers.ts';
import { runServer } from './run-server.ts';
import { serveWithWorkers } from './serve-with-workers.ts';
import { warmUp } from './web/warm-up.ts';

const oneProcessLine = 'one process: the embedded database takes no more (DATABASE_URL: one a core)';

async function serve(environment: Environment): Promise<void> {
  const { dataDirectory, demoListings } = environment;
  await runServer(environment, {
    async seed(database, onProgress) {
      await seedDatabase(database, { demoListings, onProgress });
      if (demoListings > 0) await seedArticles(database, onProgress);
    },
    async build(database) {
      const photoStore = photoStoreOf(environment, database);
      const app = await buildApp({
        environment,
        database,
        drawnPhotos: createDrawnPhotos({
          directory: join(dataDirectory, 'drawn-photos'),
          layersDirectory: join(distDirectory, 'server/layers'),
          isNamed: createNamedPhotos(database),
        }),
        photoStore,
        distDirectory,
        version,
      });
      await warmUp(app);
      return {
        app,
        commands: {
          [importCommand]: importControlHandler({ database, photoStore }),
          [articleImportCommand]: importHandler(
            articleImportRequest,
            database,
            runArticleImport(() => photoStore),
          ),
          [outletImportCommand]: importHandler(oneFileRequest, database, runOutletImport),
          [vehicleImportCommand]: importHandler(oneFileRequest, database, runVehicleImport),
          [staffCommand]: staffControlHandler(database),
          [backupCommand]: backupHandler(environment, database),
        },
      };
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
