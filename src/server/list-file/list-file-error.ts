import { StartUpError } from '#server/process/start-up-error.ts';

/** The file cannot be imported at all: one line that says why. */
export class ImportFileError extends StartUpError {
  override readonly name = 'ImportFileError';
}
