import { useState } from 'react';
import { type AccountFailure, failureOf } from '#app/data/account.ts';
import type { WritingClient } from '#app/data/api-client.ts';
import { useApiClient } from '#app/data/api-context.tsx';
import { inTime } from '#app/data/in-time.ts';

/** Something that somebody does to their account with a button: one at a time, and what went wrong with the last. */
export function useAccountCall() {
  const api = useApiClient();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure>();

  /** Undefined where it failed; `failure` says how. */
  async function run<Value>(call: (api: WritingClient) => Promise<Value>): Promise<Value | undefined> {
    if (isBusy) return undefined;
    setIsBusy(true);
    setFailure(undefined);
    try {
      return await inTime(call(api));
    } catch (cause) {
      setFailure(failureOf(cause));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, run, forgive: () => setFailure(undefined) };
}

/** What the server says of a field. */
export function fieldError(failure: AccountFailure | undefined, field: string): string | undefined {
  return failure?.kind === 'refused' ? failure.fields[field]?.[0] : undefined;
}
