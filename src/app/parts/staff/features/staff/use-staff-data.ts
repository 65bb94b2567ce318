import { useCallback, useEffect, useState } from 'react';
import { useApiClient } from '#app/data/api-context.tsx';
import { ApiError } from '#app/data/api-error.ts';
import { inTime } from '#app/data/in-time.ts';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';

export type StaffData<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'offline' }
  /** `isGone`: there is no such thing. */
  | { readonly kind: 'refused'; readonly message: string; readonly isGone: boolean }
  | { readonly kind: 'known'; readonly data: Data };

const reading = { kind: 'reading' } as const;

/** What staff is shown, asked for each time: numbers and plates of others are not left on the device. */
export function useStaffData<Name extends EndpointName>(
  name: Name,
  fields: QueryOf<Name>,
): { readonly state: StaffData<DataOf<Name>>; refresh(): void; tell(data: DataOf<Name>): void } {
  const api = useApiClient();
  const key = `${name} ${JSON.stringify(fields)}`;
  const [known, setKnown] = useState<{ of: string; state: StaffData<DataOf<Name>> }>();
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const tell = useCallback(
    (data: DataOf<Name>) => setKnown({ of: key, state: { kind: 'known', data } }),
    [key],
  );

  // The key stands for the fields, which are a new object each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true;
    const show = (state: StaffData<DataOf<Name>>) => isWanted && setKnown({ of: key, state });
    const look = () =>
      inTime(api.post(name, fields)).then(
        (data) => show({ kind: 'known', data }),
        (cause: unknown) =>
          show(
            cause instanceof ApiError
              ? { kind: 'refused', message: cause.message, isGone: cause.code === 'not_found' }
              : { kind: 'offline' },
          ),
      );
    void look();
    addEventListener('online', look);
    return () => {
      isWanted = false;
      removeEventListener('online', look);
    };
  }, [api, key, turn]);

  return { state: known?.of === key ? known.state : reading, refresh, tell };
}
