import type * as z from 'zod/mini';

/**
 * One API call. `query` are the parameters of a GET (all strings on the wire), `data` what the
 * envelope carries. The server serves it and the api client calls it from this one description.
 */
export type Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Data extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST';
  /** Below the site's root, so with `/api`. */
  readonly path: `/api/${string}`;
  readonly query: Query;
  readonly data: Data;
};

export function defineEndpoint<Query extends z.ZodMiniType, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Query, Data>,
): Endpoint<Query, Data> {
  return endpoint;
}

/** What a caller passes: before defaults are filled in. */
export type QueryOf<E> = E extends Endpoint<infer Query, z.ZodMiniType> ? z.input<Query> : never;
export type DataOf<E> = E extends Endpoint<z.ZodMiniType, infer Data> ? z.output<Data> : never;
