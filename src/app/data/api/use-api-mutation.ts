import { useId } from 'react';
import useSWRMutation from 'swr/mutation';
import { inTime } from './in-time.ts';
import type { ResponseCache } from './response-cache.ts';
import { useApiClient } from './use-api.tsx';

/** Runs one change at a time, with the error of the last one. */
export function useApiMutation(): {
  readonly isBusy: boolean;
  /** The error of the last change. */
  readonly cause: unknown;
  /** Resolves to undefined if the change failed or another one is running. */
  run<Value>(call: (api: ResponseCache) => Promise<Value>): Promise<Value | undefined>;
  /** Clears the error. */
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
