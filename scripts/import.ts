import { access } from 'node:fs/promises';
import path from 'node:path';
import { ImportFileError } from '#server/car-list/list-file-error.ts';
import { readEnvironment } from '#server/env.ts';
import { parseImportArguments } from '#server/features/import/import-arguments.ts';
import {
  type ImportRequest,
  importCommand,
  importReport,
  importResult,
} from '#server/features/import/import-control.ts';
import { importHere } from '#server/features/import/import-here.ts';
import { ControlFailure, callControl } from '#server/process/control-socket.ts';
import { startUpLine } from '#server/process/start-up-error.ts';

/*
 * Imports a file of listings: into PostgreSQL where DATABASE_URL names one, otherwise through the running server that
 * holds DATA_DIR, or into its database where no server runs.
 */

const secondsBetweenLines = 1;

/** Prints progress, at most once a second. */
function createProgress(): (line: string) => void {
  let last = 0;
  return (line) => {
    if (Date.now() - last < secondsBetweenLines * 1000) return;
    last = Date.now();
    process.stdout.write(`import: ${line}\n`);
  };
}

async function runImportTool(given: readonly string[]): Promise<readonly string[]> {
  const { file, source, dryRun } = parseImportArguments(given);
  const environment = readEnvironment(process.env);
  const request: ImportRequest = { file: path.resolve(file), source, dryRun };
  // Checked before a database is opened or created for a mistyped name.
  await access(request.file).catch(() => {
    throw new ImportFileError(`${request.file} cannot be read.`);
  });
  const say = createProgress();
  if (environment.databaseUrl !== undefined) return await importHere(environment, request, say);
  const answer = await callControl(environment.dataDirectory, importCommand, request, (progress) => {
    say(importReport.parse(progress).line);
  });
  return answer.held ? importResult.parse(answer.result).lines : await importHere(environment, request, say);
}

try {
  for (const line of await runImportTool(process.argv.slice(2))) process.stdout.write(`import: ${line}\n`);
} catch (error) {
  const line = error instanceof ControlFailure ? error.message : startUpLine(error);
  process.stderr.write(`import: ${line}\n`);
  process.exitCode = 1;
}
