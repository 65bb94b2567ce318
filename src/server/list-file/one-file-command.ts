import { parseArgs } from 'node:util';
import * as z from 'zod';
import { StartUpError } from '#server/process/start-up-error.ts';
import { listFile } from './import-command.ts';

/** The request of an import of one file. */
export const oneFileRequest = z.object({ file: listFile, dryRun: z.boolean() });
export type OneFileRequest = z.infer<typeof oneFileRequest>;

/**
 * Parses `FILE [--dry-run]`.
 * @param script the npm script's name, `import:dealers`
 * @throws StartUpError for invalid arguments
 */
export function parseOneFile(script: string, given: readonly string[]): OneFileRequest {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  try {
    const { positionals, values } = parseArgs({
      args: [...given],
      options,
      allowPositionals: true,
      strict: true,
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, dryRun: values['dry-run'] };
  } catch {
    // An unknown option.
  }
  throw new StartUpError(
    `one file is to be named; usage: npm run ${script} -- FILE.csv|FILE.ndjson [--dry-run]`,
  );
}
