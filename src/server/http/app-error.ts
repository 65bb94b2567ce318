import type { ErrorCode } from '#contract/api/error-code.ts';
import { errorTable } from '#contract/api/error-table.ts';
import type { Language } from '#contract/language.ts';

/** An error response. Services throw it; only the error handler turns it into a response. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** Problems by field, in the caller's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;

  /** Set if the language is known better than from the URL: a call may name it in its body. */
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
