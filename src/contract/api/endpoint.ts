import type * as z from 'zod/mini';
import type { Scope } from '#contract/account/account.ts';

/**
 * Who may call an endpoint (docs/product.md#roles): anyone, every signed-in account, or accounts of one scope. Before
 * the handler runs, a guest gets 401 and an account of another scope 404.
 */
export type Caller = 'anyone' | 'account' | Exclude<Scope, 'user'>;

/**
 * How often it may be called, beyond which it answers `rate_limited`. Every call with valid parameters counts. Endpoints
 * that declare the same object are counted together.
 */
export type Limit = {
  readonly most: number;
  readonly withinMinutes: number;
  /**
   * Whose calls: those of the caller, which is the account or the device, and 401 for others; of an address; or of an
   * address without accounts, which are then not limited. Thousands of phones may share an address.
   */
  readonly of: 'caller' | 'address' | 'guests of an address';
  /** Counted by all processes on a database together, under this name; otherwise by each on its own. */
  readonly sharedAs?: string;
};

/** What an endpoint is. The server enforces it before a handler runs (`serve-endpoint.ts`). */
export type Endpoint = {
  /** Where a page needs it before its declaration, it is in a file without schemas (`reading-paths.ts`, `outbox-paths.ts`). */
  readonly path: `/api/${string}`;
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
  readonly limit?: Limit;
  /**
   * Its change is made once for the `clientId` that the caller chooses, however often it is sent: `clientId` is one of
   * its parameters without being declared below, and the handler makes the change by `once.change`.
   */
  readonly once?: true;
  /** Its parameters, all strings on the wire; `parametersOf` has the `clientId` too. */
  query(): z.ZodMiniObject;
  /** The payload of the envelope. */
  data(): z.ZodMiniType;
};
