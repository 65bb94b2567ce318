import type * as z from 'zod/mini';
import type { Scope } from '#contract/account/account.ts';

/**
 * Who may call an endpoint (docs/product.md#roles): anyone, every signed-in account, or accounts of one scope. Before
 * the handler runs, a guest gets 401 and an account of another scope 404.
 */
export type Caller = 'anyone' | 'account' | Exclude<Scope, 'user'>;

/** What an endpoint is. The server enforces it before a handler runs (`serve-endpoint.ts`). */
export type Endpoint = {
  readonly who: Caller;
  /** GET, if it is not said. A POST takes its parameters from the body, form-encoded or JSON, and the query. */
  readonly method?: 'POST' | 'GET or POST';
  /** Its answers are kept by the server until the public data changes. */
  readonly isKept?: true;
  /** `max-age` for devices and proxies, in seconds. */
  readonly freshSeconds?: number;
  /** Never cached although anyone may GET it. All answers to POSTs and to signed-in callers are. */
  readonly isPrivate?: true;
  /** Of the body, in bytes, for calls that may be larger than others. */
  readonly bodyLimit?: number;
  /** Its parameters: all strings on the wire. */
  query(): z.ZodMiniObject;
  /** The payload of the envelope. */
  data(): z.ZodMiniType;
};
