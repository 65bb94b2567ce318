import type { ErrorCode } from '#contract/api/error-code.ts';

/** The server answered, and said no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** What is wrong with each field, in the reader's language. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields: Readonly<Record<string, readonly string[]>> = {},
    requestId?: string,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** Nothing answered: no connection, or it broke. A state to be shown, not a fault. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
