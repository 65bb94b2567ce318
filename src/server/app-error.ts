import { type ErrorCode, errorTable } from '#contract/error-code.ts';

/** A failure the caller is told about. Services throw it; the error handler alone turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** What is wrong with each field, in the reader's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  constructor(code: ErrorCode, fields: Readonly<Record<string, readonly string[]>> = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}
