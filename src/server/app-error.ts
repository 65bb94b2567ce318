import { type ErrorCode, errorTable } from '#contract/api/error-code.ts';
import type { Language } from '#contract/language.ts';

/** A failure the caller is told about. Services throw it; the error handler alone turns it into an answer. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** What is wrong with each field, in the reader's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  /** Where it is known better than from the address: a call may name it in its body. */
  readonly language: Language | undefined;

  constructor(
    code: ErrorCode,
    fields: Readonly<Record<string, readonly string[]>> = {},
    language?: Language,
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.language = language;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}
