import { parseArgs } from 'node:util';
import { demonstrationSource } from '#server/db/demonstration-rows.ts';
import { StartUpError } from '#server/process/start-up-error.ts';

/** The command line is invalid. */
export class ImportUsageError extends StartUpError {
  override readonly name = 'ImportUsageError';
}

export interface ImportArguments {
  readonly file: string;
  readonly source: string;
  readonly dryRun: boolean;
}

export const importUsage = 'usage: npm run import -- FILE.csv|FILE.ndjson [--source NAME] [--dry-run]';
export const defaultSource = 'import';

/** Source names used by the site itself. */
const ownSources: ReadonlySet<string> = new Set(['web', demonstrationSource]);

/** Why the name of a source is invalid, if it is. */
export function sourceProblem(source: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9._-]{0,59}$/i.test(source))
    return 'a source is named by up to 60 letters, digits, dots and dashes';
  return ownSources.has(source.toLowerCase()) ? `the source "${source}" is the site's own` : undefined;
}

export function parseImportArguments(given: readonly string[]): ImportArguments {
  const refuse = (problem: string) => new ImportUsageError(`${problem}; ${importUsage}`);
  const options = {
    source: { type: 'string', default: defaultSource },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args: [...given], options, allowPositionals: true, strict: true });
    } catch (error) {
      throw refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
    }
  })();
  const [file, ...others] = parsed.positionals;
  if (file === undefined) throw refuse('no file is named');
  if (others.length > 0) throw refuse('one file at a time');
  const problem = sourceProblem(parsed.values.source);
  if (problem !== undefined) throw refuse(problem);
  return { file, source: parsed.values.source, dryRun: parsed.values['dry-run'] };
}
