import { StartUpError } from '#server/start-up-error.ts';

/** The file cannot be imported at all: one line that says what is wrong with it. */
export class ImportFileError extends StartUpError {
  override readonly name = 'ImportFileError';
}
