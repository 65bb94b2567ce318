import { useApiMutation } from '#app/data/api/use-api-mutation.ts';
import { failureOf } from './account.ts';

/** Runs one change of the account at a time, with the error of the last one. */
export function useAccountCall() {
  const { isBusy, cause, run, forgive } = useApiMutation();
  return { isBusy, failure: cause === undefined ? undefined : failureOf(cause), run, forgive };
}
