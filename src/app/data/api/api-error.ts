import type { ErrorCode } from '#contract/api/error-code.ts';

/** The server responded with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Problems by field, in the user's language. */
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

/** No response: offline, or the connection broke. A state to display, not a bug. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
