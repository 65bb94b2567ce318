import { useRef } from 'react';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { useApiMutation } from '#app/data/api/use-api-mutation.ts';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { newClientId } from '#offline/device/new-client-id.ts';

export type ChangeFailure =
  | { readonly kind: 'offline' }
  /** Another decision came first, or the listing has changed since it was read. */
  | { readonly kind: 'conflict' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      /** What is wrong with which field. */
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

export function failureOf(cause: unknown): ChangeFailure {
  if (!(cause instanceof ApiError)) return { kind: 'offline' };
  if (cause.code === 'conflict') return { kind: 'conflict' };
  const said = Object.values(cause.fields).flat();
  return {
    kind: 'refused',
    message: said.length === 0 ? cause.message : said.join(' '),
    fields: cause.fields,
  };
}

/** Runs one change by staff at a time, retried under the same key until a response arrives. */
export function useStaffChange<Name extends EndpointName>(
  name: Name,
): {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | undefined;
  /** @param fields receives the idempotency key, which stays the same for the same fields */
  run(fields: (clientId: string) => QueryOf<Name>): Promise<DataOf<Name> | undefined>;
} {
  const { isBusy, cause, run } = useApiMutation();
  const open = useRef<{ key: string; clientId: string }>(undefined);
  return {
    isBusy,
    failure: cause === undefined ? undefined : failureOf(cause),
    run: (fields) =>
      run(async (api) => {
        const key = JSON.stringify(fields(''));
        if (open.current?.key !== key) open.current = { key, clientId: newClientId() };
        try {
          const data = await inTime(api.post(name, fields(open.current.clientId)));
          open.current = undefined;
          return data;
        } catch (failure) {
          // The server has rejected it: the next attempt gets a new key.
          if (failure instanceof ApiError) open.current = undefined;
          throw failure;
        }
      }),
  };
}
