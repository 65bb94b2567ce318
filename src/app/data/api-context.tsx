import { createContext, useContext } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { DataOf, EndpointName, QueryOf } from '#contract/endpoint-schemas.ts';
import { type ApiClient, addressOf } from './api-client.ts';

const ApiContext = createContext<ApiClient | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

/**
 * What an endpoint answers, kept by SWR under the call's address. `undefined` as the query asks
 * for nothing.
 */
export function useApi<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name> | undefined,
): SWRResponse<DataOf<Name>> {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return useSWR(
    query === undefined ? null : addressOf(name, query, api.language),
    query === undefined ? null : () => api.get(name, query),
  );
}
