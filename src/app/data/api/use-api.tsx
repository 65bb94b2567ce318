import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import useSWR, { SWRConfig, type SWRResponse, useSWRConfig } from 'swr';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { addressOf } from './api-client.ts';
import type { ResponseCache } from './response-cache.ts';

const CacheContext = createContext<ResponseCache | undefined>(undefined);

export function ApiProvider({
  cache,
  children,
}: {
  readonly cache: ResponseCache;
  readonly children: ReactNode;
}) {
  return (
    <CacheContext value={cache}>
      <SWRConfig value={cache.config}>
        <Connect />
        {children}
      </SWRConfig>
    </CacheContext>
  );
}

function Connect() {
  const cache = useApiClient();
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => cache.connect(mutate), [cache, mutate]);
  return null;
}

/** For changes; to display data, use `useApi`. */
export function useApiClient(): ResponseCache {
  const cache = useContext(CacheContext);
  if (!cache) throw new Error('the api needs an ApiProvider above it');
  return cache;
}

/**
 * The response of an endpoint. Fetches if nothing is cached, and again when a lost connection returns. An
 * undefined query fetches nothing. A failure keeps the current data; errors are reported by the page load.
 */
export function useApi<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name> | undefined,
): Pick<SWRResponse<DataOf<Name>>, 'data' | 'isLoading'> {
  const cache = useApiClient();
  const address = query ? addressOf(name, query, cache.language) : null;
  useEffect(() => (address === null ? undefined : cache.hold(address)), [cache, address]);
  return useSWR<DataOf<Name>>(address, query ? () => cache.get(name, query) : null);
}

/**
 * As `useApi`, for content that is hydrated with a response that the document leaves out (`useLateAnswer`). Where another
 * component has asked for it before, SWR would hydrate as if there was none.
 */
export function useLeftOut<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
): DataOf<Name> | undefined {
  const cache = useApiClient();
  return useApi(name, query).data ?? cache.kept(name, query);
}

/**
 * For a response that is only needed by content hydrated on interaction: the document does not contain it.
 * @returns a function that fetches it beforehand
 */
export function useLateAnswer<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
): () => Promise<void> {
  const cache = useApiClient();
  if (import.meta.env.SSR) cache.leaveOut(addressOf(name, query, cache.language));
  return () => cache.fetchLeftOut(name, query);
}
