import { useCallback, useState } from 'react';
import useSWR from 'swr';
import { answerSchemaOf } from '#app/data/api/answer-schema.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { readInTime } from '#app/data/api/read-in-time.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import type { DataOf, EndpointName, PostedEndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { keepAccountAnswer, readAccountAnswer } from '#offline/account/account-answers.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { answerName } from './answer-name.ts';
import { useAccount } from './use-account.ts';

/** The state of an account's data: the server's response, or the last stored one. */
export type AccountAnswer<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'guest' }
  /** No stored response and no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'known';
      readonly data: Data;
      /** Time of the server's response, in milliseconds since 1970. */
      readonly at: number;
      /** Whether it was fetched since the page was opened. */
      readonly isCurrent: boolean;
      /** Whether it is a stored response that should be labelled as such. */
      readonly isOld: boolean;
    };

/** Delay before a stored response is labelled: on most visits the label would only flash. */
const soonMs = 2000;

/**
 * The response of an endpoint for the signed-in account: the stored one first, then the server's. Without any
 * response it keeps retrying; `refresh` fetches again.
 */
export function useAccountApi<Name extends PostedEndpointName>(
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
      const data = await readInTime(api, name, fields);
      // Shown even if it cannot be stored.
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

  const { error, mutate } = said;
  // The same function at every render: effects depend on it.
  const refresh = useCallback(() => void mutate(), [mutate]);
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

/** The last stored response; null if there is none or it is unreadable. */
async function readKeptAnswer<Name extends EndpointName>(
  account: string,
  name: Name,
  fields: QueryOf<Name>,
): Promise<{ readonly data: DataOf<Name>; readonly at: number } | null> {
  const opened = await openDevice();
  if (!opened.ok) return null;
  const kept = await readAccountAnswer(
    opened.database,
    account,
    answerName(name, fields),
    await answerSchemaOf(name),
  ).catch(() => undefined);
  return kept ? { data: kept.answer, at: kept.at } : null;
}

/** Stores a response for offline use, unless the account has signed out in the meantime. */
async function keepAnswer(
  account: string,
  name: EndpointName,
  fields: object,
  answer: unknown,
): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok || (await readAccountId(opened.database)) !== account) return;
  await keepAccountAnswer(opened.database, account, answerName(name, fields), answer);
}
