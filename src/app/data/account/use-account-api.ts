import { useState } from 'react';
import useSWR from 'swr';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { answerName } from './answer-name.ts';
import { keepAnswer, readKeptAnswer } from './kept-answers.ts';
import { useAccount } from './use-account.ts';

/** The state of an account's data: the server's answer, or the last stored one. */
export type AccountAnswer<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'guest' }
  /** No stored answer, and no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'known';
      readonly data: Data;
      /** Milliseconds since 1970: when the server answered. */
      readonly at: number;
      /** Answered since the page is shown, and not a stored answer. */
      readonly isCurrent: boolean;
      /** A stored answer, and no newer one is available for now, which is shown to the reader. */
      readonly isOld: boolean;
    };

/** Delay before a stored answer is marked as such: on most visits the note would only flash. */
const soonMs = 2000;

/**
 * An endpoint's answer for the signed-in account: the stored one first, and the server's as soon as it arrives.
 * Without one it is asked again until there is one, and by `refresh`.
 */
export function useAccountApi<Name extends EndpointName>(
  name: Name,
  fields: QueryOf<Name>,
): { readonly state: AccountAnswer<DataOf<Name>>; refresh(): void } {
  const api = useApiClient();
  const { isKnown, id } = useAccount();
  const [shownAt] = useState(Date.now);
  const [lateKey, setLateKey] = useState<string>();
  const key = id === undefined ? null : `${id} ${answerName(name, fields)}`;
  const kept = useSWR(key && `kept ${key}`, async () =>
    id === undefined ? null : readKeptAnswer(id, name, fields),
  );
  const said = useSWR<{ readonly data: DataOf<Name>; readonly at: number }, unknown>(
    key,
    async () => {
      const data = await api.read(name, fields);
      // Without room it is shown all the same.
      if (id !== undefined) await keepAnswer(id, name, fields, data).catch(() => undefined);
      return { data, at: Date.now() };
    },
    {
      revalidateIfStale: true,
      revalidateOnFocus: true,
      loadingTimeout: soonMs,
      onLoadingSlow: setLateKey,
    },
  );

  const refresh = () => void said.mutate();
  const { error } = said;
  const isRefused = error instanceof ApiError;
  const stateOf = (): AccountAnswer<DataOf<Name>> => {
    if ((isKnown && id === undefined) || (isRefused && error.code === 'unauthorized'))
      return { kind: 'guest' };
    if (said.data) {
      const isCurrent = error === undefined && said.data.at >= shownAt;
      return { kind: 'known', ...said.data, isCurrent, isOld: error !== undefined };
    }
    if (kept.data)
      return { kind: 'known', ...kept.data, isCurrent: false, isOld: error !== undefined || lateKey === key };
    if (error === undefined || kept.data === undefined) return { kind: 'reading' };
    return isRefused ? { kind: 'refused', message: error.message } : { kind: 'offline' };
  };
  return { state: stateOf(), refresh };
}
