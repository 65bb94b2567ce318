import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorEnvelope, successEnvelope } from '#contract/envelope.ts';
import { type ErrorCode, errorTable } from '#contract/error-code.ts';
import type { Language } from '#contract/language.ts';
import type { Fetch } from '#contract/page-renderer.ts';

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

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** Nothing answered: no connection, or it broke. A state to be shown, not a fault. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** The address of a call, which is also its key in the cache of answers. */
export function addressOf<Query extends z.ZodMiniType>(
  endpoint: Endpoint<Query>,
  query: z.input<Query>,
  language: Language,
): string {
  const parameters = new URLSearchParams({ lang_code: language });
  for (const [name, value] of Object.entries(z.parse(z.record(z.string(), z.optional(z.string())), query))) {
    if (value !== undefined && value !== '') parameters.set(name, value);
  }
  parameters.sort();
  return `${endpoint.path}?${parameters}`;
}

/** Calls an endpoint and parses what it answers. @throws ApiError, ConnectionLost */
export type ApiGet = <Query extends z.ZodMiniType, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Query, Data>,
  query: z.input<Query>,
) => Promise<z.output<Data>>;

export type ApiClient = {
  readonly language: Language;
  get: ApiGet;
};

/** The only way to get data, in the browser and while rendering on the server. */
export function createApiClient({ fetch, language }: { fetch: Fetch; language: Language }): ApiClient {
  return {
    language,
    async get(endpoint, query) {
      const response = await fetch(addressOf(endpoint, query, language)).catch((cause: unknown) => {
        throw new ConnectionLost('no answer', { cause });
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (response.status === 200) {
        const envelope = z.safeParse(successEnvelope, body);
        const parsed = z.safeParse(endpoint.data, envelope.data?.data);
        if (parsed.success) return parsed.data;
      }
      const failure = z.safeParse(errorEnvelope, body);
      if (!failure.success) throw new ApiError('internal', errorTable.internal.message[language]);
      const { code, message, errors, requestId } = failure.data;
      throw new ApiError(code, message, errors, requestId);
    },
  };
}
