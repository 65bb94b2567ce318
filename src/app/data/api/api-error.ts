import type { ErrorCode } from '#contract/api/error-code.ts';

/** The server refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Problems by field, in the reader's language. */
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

/** No answer: no connection, or it broke. A state to show, not a bug. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
