import { useId } from 'react';
import useSWRMutation from 'swr/mutation';
import { inTime } from './in-time.ts';
import type { ResponseCache } from './response-cache.ts';
import { useApiClient } from './use-api.tsx';

/** A change by a button: one at a time, with the failure of the last. */
export function useApiMutation(): {
  readonly isBusy: boolean;
  /** Why the last one failed. */
  readonly cause: unknown;
  /** Undefined where it failed, or another one is running. */
  run<Value>(call: (api: ResponseCache) => Promise<Value>): Promise<Value | undefined>;
  /** Clears the failure. */
  forgive(): void;
} {
  const api = useApiClient();
  const { trigger, isMutating, error, reset } = useSWRMutation(
    `change ${useId()}`,
    (_key, { arg }: { readonly arg: () => Promise<void> }) => inTime(arg()),
    { throwOnError: false },
  );
  return {
    isBusy: isMutating,
    cause: error,
    async run<Value>(call: (api: ResponseCache) => Promise<Value>) {
      if (isMutating) return undefined;
      let value: Value | undefined;
      await trigger(async () => {
        value = await call(api);
      });
      return value;
    },
    forgive: reset,
  };
}
