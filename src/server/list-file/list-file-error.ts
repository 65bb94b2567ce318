import { StartUpError } from '#server/process/start-up-error.ts';

/** The whole file cannot be imported; the message is one line. */
export class ImportFileError extends StartUpError {
  override readonly name: string = 'ImportFileError';
}

/** The file is of another kind, or damaged. */
export class FileKindError extends ImportFileError {
  override readonly name = 'FileKindError';
}
