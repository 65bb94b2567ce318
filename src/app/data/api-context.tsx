import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { AnswerStore } from './answer-store.ts';
import { addressOf, type WritingClient } from './api-client.ts';

const AnswerContext = createContext<AnswerStore | undefined>(undefined);
export const AnswerProvider = AnswerContext.Provider;

const nothing = () => () => undefined;

function useStore(): AnswerStore {
  const store = useContext(AnswerContext);
  if (!store) throw new Error('the api needs an AnswerProvider above it');
  return store;
}

/** For what is sent rather than shown; what is shown is read by `useApi`. */
export function useApiClient(): WritingClient {
  return useStore();
}

/**
 * What an endpoint answers. It asks where nothing is at hand yet, and again when a lost connection
 * returns. `undefined` as the query asks for nothing.
 */
export function useApi<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name> | undefined,
): { readonly data: DataOf<Name> | undefined; readonly isLoading: boolean } {
  const store = useStore();
  const address = query && addressOf(name, query, store.language);
  const peek = () => query && store.peek(name, query);
  const subscribe = useCallback(
    (listener: () => void) => (address === undefined ? nothing() : store.subscribe(address, listener)),
    [store, address],
  );
  const data = useSyncExternalStore(subscribe, peek, peek);
  const [isLoading, setIsLoading] = useState(false);

  // The address stands for name and query, which are new objects each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (query === undefined) return;
    let isWanted = true;
    const ask = () => {
      setIsLoading(true);
      // What failed stays as it was; the page's own loading tells of failures.
      void store
        .ask(name, query)
        .catch(() => undefined)
        .finally(() => isWanted && setIsLoading(false));
    };
    if (store.peek(name, query) === undefined) ask();
    addEventListener('online', ask);
    return () => {
      isWanted = false;
      removeEventListener('online', ask);
    };
  }, [store, address]);

  return { data, isLoading };
}
