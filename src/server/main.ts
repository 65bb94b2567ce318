import { join } from 'node:path';
import {
  articleImportCommand,
  articleImportRequest,
  runArticleImport,
} from './articles/article-import-command.ts';
import { seedArticles } from './articles/launch-articles.ts';
import { buildApp } from './build-app.ts';
import { seedDatabase } from './db/seed/seed-database.ts';
import { createDrawnPhotos } from './drawn-photos/drawn-photos.ts';
import { createNamedPhotos } from './drawn-photos/named-photos.ts';
import { readEnvironment } from './env.ts';
import { importCommand, importControlHandler } from './features/import/import-control.ts';
import { outletImportCommand, runOutletImport } from './features/outlets/import/outlet-import-command.ts';
import { staffCommand, staffControlHandler } from './features/staff/staff-command.ts';
import { importHandler } from './list-file/import-command.ts';
import { oneFileRequest } from './list-file/one-file-command.ts';
import { runVehicleImport, vehicleImportCommand } from './new-vehicles/import/vehicle-import-command.ts';
import { createPhotoBucket } from './photo-store/photo-bucket.ts';
import { createPhotoStore } from './photo-store/photo-store.ts';
import { distDirectory } from './process/dist-directory.ts';
import { requireNodeVersion } from './process/node-version.ts';
import { startUpLine } from './process/start-up-error.ts';
import { version } from './process/version.ts';
import { runServer } from './run-server.ts';
import { warmUp } from './web/warm-up.ts';

try {
  const environment = readEnvironment(process.env);
  requireNodeVersion(process.versions.node);
  const { dataDirectory, demoListings } = environment;
  await runServer(environment, {
    async seed(database, onProgress) {
      await seedDatabase(database, { demoListings, onProgress });
      if (demoListings > 0) await seedArticles(database, onProgress);
    },
    async build(database) {
      const { photoBucket } = environment;
      const photoStore = createPhotoStore({
        directory: join(dataDirectory, 'photos'),
        database,
        files: photoBucket && createPhotoBucket(photoBucket),
      });
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
          [articleImportCommand]: importHandler(articleImportRequest, database, runArticleImport),
          [outletImportCommand]: importHandler(oneFileRequest, database, runOutletImport),
          [vehicleImportCommand]: importHandler(oneFileRequest, database, runVehicleImport),
          [staffCommand]: staffControlHandler(database),
        },
      };
    },
  });
} catch (error) {
  process.stderr.write(`lajur: ${startUpLine(error)}\n`);
  process.exit(1);
}
