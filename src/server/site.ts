import { join } from 'node:path';
import { backupCommand, backupHandler } from './backup/backup-command.ts';
import { buildApp } from './build-app.ts';
import type { Database } from './db/database.ts';
import { seedDatabase } from './db/seed/seed-database.ts';
import { createDrawnPhotos } from './drawn-photos/drawn-photos.ts';
import { createNamedPhotos } from './drawn-photos/named-photos.ts';
import type { Environment } from './env.ts';
import {
  articleImportCommand,
  articleImportRequest,
  runArticleImport,
} from './features/articles/shared/article-import-command.ts';
import { seedArticles } from './features/articles/shared/launch-articles.ts';
import { importCommand, importControlHandler } from './features/import/import-control.ts';
import {
  runVehicleImport,
  vehicleImportCommand,
} from './features/new-vehicles/shared/import/vehicle-import-command.ts';
import { outletImportCommand, runOutletImport } from './features/outlets/import/outlet-import-command.ts';
import { staffCommand, staffControlHandler } from './features/staff/staff-command.ts';
import { importHandler } from './list-file/import-command.ts';
import { oneFileRequest } from './list-file/one-file-command.ts';
import { photoStoreOf } from './photo-store/photo-store-of.ts';
import { version } from './process/version.ts';
import type { ServerParts } from './run-server.ts';
import type { AppParts } from './services.ts';

/** Where the site's files are: of a build, or of the sources (`npm run dev`). */
export type SitePlaces = Pick<AppParts, 'distDirectory' | 'pages'> & {
  /** The layers that photos of demonstration cars are drawn from. */
  readonly layersDirectory: string;
};

/** Fills an empty database, where a demonstration is asked for. */
export async function seedSite(
  { demoListings }: Environment,
  ...[database, onProgress]: Parameters<ServerParts['seed']>
): Promise<void> {
  await seedDatabase(database, { demoListings, onProgress });
  if (demoListings > 0) await seedArticles(database, onProgress);
}

/** The site on an open database, and the commands of its tools. */
export async function buildSite(
  environment: Environment,
  database: Database,
  { layersDirectory, ...places }: SitePlaces,
) {
  const photoStore = photoStoreOf(environment, database);
  const app = await buildApp({
    environment,
    database,
    drawnPhotos: createDrawnPhotos({
      directory: join(environment.dataDirectory, 'drawn-photos'),
      layersDirectory,
      isNamed: createNamedPhotos(database),
    }),
    photoStore,
    version,
    ...places,
  });
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
}
