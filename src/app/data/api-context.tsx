import { createContext, useContext } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ApiClient, addressOf } from './api-client.ts';

const ApiContext = createContext<ApiClient | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

export function useApiClient(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApiClient needs an ApiProvider above it');
  return api;
}

/**
 * What an endpoint answers, kept by SWR under the call's address. `undefined` as the query asks
 * for nothing.
 */
export function useApi<Query extends z.ZodMiniType, Data extends z.ZodMiniType>(
  endpoint: Endpoint<Query, Data>,
  query: z.input<Query> | undefined,
): SWRResponse<z.output<Data>> {
  const api = useApiClient();
  return useSWR(
    query === undefined ? null : addressOf(endpoint, query, api.language),
    query === undefined ? null : () => api.get(endpoint, query),
  );
}
