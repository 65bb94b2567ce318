import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Database } from '#server/db/database.ts';
import { catalogueOf } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readNewVehicleRows } from '#server/features/new-vehicles/shared/stored-new-vehicles.ts';
import type { RunImport } from '#server/list-file/import-command.ts';
import { listFile } from '#server/list-file/import-command.ts';
import type { PhotoStore } from '#server/photo-store/photo-store.ts';
import { StartUpError } from '#server/process/start-up-error.ts';
import { FigureError } from './article-figures.ts';
import { ContentFileError } from './content-file.ts';
import { importArticles } from './import-articles.ts';

/** The name of the command on the control socket. */
export const articleImportCommand = 'import-articles';

export const articleImportRequest = z.object({ file: listFile, dryRun: z.boolean() });
type Request = z.infer<typeof articleImportRequest>;

/**
 * Parses `FOLDER [--dry-run]`.
 * @throws StartUpError for invalid arguments
 */
export function parseArticleFolder(given: readonly string[]): Request {
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
      strict: true,
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, dryRun: values['dry-run'] };
  } catch {
    // An unknown option.
  }
  throw new StartUpError('one folder is to be named; usage: npm run import:articles -- FOLDER [--dry-run]');
}

export const runArticleImport =
  (photoStoreOf: (database: Database) => PhotoStore): RunImport<Request> =>
  async (database, { file, dryRun }) => {
    try {
      const { created, changed, unchanged, thin } = await importArticles(database, {
        ...{ folder: file, dryRun, now: new Date(), photoStore: photoStoreOf(database) },
        catalogue: catalogueOf(await readNewVehicleRows(database.orm)),
      });
      return [
        dryRun
          ? 'nothing was written; every file can be imported'
          : `${created} new, ${changed} changed, ${unchanged} unchanged`,
        ...thin.map((slug) => `left out, too few cars for its figures: ${slug}`),
      ];
    } catch (error) {
      if (error instanceof ContentFileError || error instanceof FigureError)
        throw new StartUpError(error.message);
      throw error;
    }
  };
