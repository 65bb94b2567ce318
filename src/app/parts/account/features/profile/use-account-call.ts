import { type AccountFailure, failureOf } from '#app/data/account.ts';
import { useApiMutation } from '#app/data/use-api-mutation.ts';

/** Something that somebody does to their account with a button: one at a time, and what went wrong with the last. */
export function useAccountCall() {
  const { isBusy, cause, run, forgive } = useApiMutation();
  return { isBusy, failure: cause === undefined ? undefined : failureOf(cause), run, forgive };
}

/** What the server says of a field. */
export function fieldError(failure: AccountFailure | undefined, field: string): string | undefined {
  return failure?.kind === 'refused' ? failure.fields[field]?.[0] : undefined;
}
