import { useApiMutation } from '#app/data/api/use-api-mutation.ts';
import { type AccountFailure, failureOf } from './account.ts';

/** A change of the account by a button: one at a time, with the failure of the last. */
export function useAccountCall() {
  const { isBusy, cause, run, forgive } = useApiMutation();
  return { isBusy, failure: cause === undefined ? undefined : failureOf(cause), run, forgive };
}

/** The server's problem of a field. */
export function fieldError(failure: AccountFailure | undefined, field: string): string | undefined {
  return failure?.kind === 'refused' ? failure.fields[field]?.[0] : undefined;
}
