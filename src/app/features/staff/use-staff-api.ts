import { useState } from 'react';
import useSWR from 'swr';
import { answerName } from '#app/data/account/answer-name.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { readInTime } from '#app/data/api/read-in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';

export type StaffAnswer<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'offline' }
  /** `isGone`: it does not exist. */
  | { readonly kind: 'refused'; readonly message: string; readonly isGone: boolean }
  | { readonly kind: 'known'; readonly data: Data };

/** Staff data, fetched each time: other people's numbers and plates are not stored on the device. */
export function useStaffApi<Name extends EndpointName>(
  name: Name,
  fields: QueryOf<Name>,
): { readonly state: StaffAnswer<DataOf<Name>>; refresh(): void; tell(data: DataOf<Name>): void } {
  const api = useApiClient();
  const key = `staff ${answerName(name, fields)}`;
  const shown = useShownAt(key);
  const {
    data: said,
    error,
    mutate,
  } = useSWR<{ readonly data: DataOf<Name>; readonly at: number }, unknown>(
    key,
    async () => ({ data: await readInTime(api, name, fields), at: performance.now() }),
    { revalidateIfStale: true },
  );
  const stateOf = (): StaffAnswer<DataOf<Name>> => {
    if (error instanceof ApiError)
      return { kind: 'refused', message: error.message, isGone: error.code === 'not_found' };
    // The response of another page may be outdated.
    if (said && said.at >= shown) return { kind: 'known', data: said.data };
    return { kind: error === undefined ? 'reading' : 'offline' };
  };
  return {
    state: stateOf(),
    refresh: () => void mutate(),
    tell: (data) => void mutate({ data, at: performance.now() }, { revalidate: false }),
  };
}

/** When the displayed data was fetched. */
function useShownAt(key: string): number {
  const [shown, setShown] = useState({ key, at: performance.now() });
  if (shown.key === key) return shown.at;
  const next = { key, at: performance.now() };
  setShown(next);
  return next.at;
}
