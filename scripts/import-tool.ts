import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, readEnvironment } from '#server/env.ts';
import { importReport, importResult } from '#server/list-file/import-command.ts';
import { ImportFileError } from '#server/list-file/list-file-error.ts';
import { ControlFailure, callControl } from '#server/process/control-socket.ts';
import { startUpLine } from '#server/process/start-up-error.ts';

const secondsBetweenLines = 1;

/** Prints progress lines, at most one per second. */
function createProgress(): (line: string) => void {
  let last = 0;
  return (line) => {
    if (Date.now() - last < secondsBetweenLines * 1000) return;
    last = Date.now();
    process.stdout.write(`import: ${line}\n`);
  };
}

type Tool<Request extends { readonly file: string }> = {
  /** The name of the command on the control socket. */
  readonly command: string;
  parse(given: readonly string[]): Request;
  /** Runs the import in this process. */
  here(environment: Environment, request: Request, say: (line: string) => void): Promise<readonly string[]>;
};

async function run<Request extends { readonly file: string }>(
  { command, parse, here }: Tool<Request>,
  given: readonly string[],
): Promise<readonly string[]> {
  const parsed = parse(given);
  const environment = readEnvironment(process.env);
  const request = { ...parsed, file: path.resolve(parsed.file) };
  // Checked first, so that no database is opened or created for a mistyped file name.
  await access(request.file).catch(() => {
    throw new ImportFileError(`${request.file} cannot be read.`);
  });
  const say = createProgress();
  if (environment.databaseUrl !== undefined) return await here(environment, request, say);
  const answer = await callControl(environment.dataDirectory, command, request, (progress) => {
    say(importReport.parse(progress).line);
  });
  return answer.held ? importResult.parse(answer.result).lines : await here(environment, request, say);
}

/**
 * Imports a file into PostgreSQL if DATABASE_URL is set; otherwise through the running server that holds
 * DATA_DIR, or directly into its database if no server is running.
 */
export async function runImportTool<Request extends { readonly file: string }>(
  tool: Tool<Request>,
): Promise<void> {
  try {
    for (const line of await run(tool, process.argv.slice(2))) process.stdout.write(`import: ${line}\n`);
  } catch (error) {
    const line = error instanceof ControlFailure ? error.message : startUpLine(error);
    process.stderr.write(`import: ${line}\n`);
    process.exitCode = 1;
  }
}
