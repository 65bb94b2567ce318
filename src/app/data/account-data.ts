import { useCallback, useEffect, useState } from 'react';
import type { DataOf, EndpointName, QueryOf } from '#contract/api/endpoint-schemas.ts';
import { useAccount } from './account.ts';
import type { WritingClient } from './api-client.ts';
import { useApiClient } from './api-context.tsx';
import { ApiError } from './api-error.ts';
import { askUntilAnswered } from './ask-until-answered.ts';
import { openDevice } from './device.ts';
import { inTime } from './in-time.ts';

/** What an account's page shows: the server's answer, or the last one that the device was given. */
export type AccountData<Data> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'guest' }
  /** Nothing is at hand, and there is no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      readonly kind: 'known';
      readonly data: Data;
      /** Milliseconds since 1970: when the server said so. */
      readonly at: number;
      /** Said just now, and not kept from before. */
      readonly isCurrent: boolean;
      /** Kept from before, and nothing newer is to be had for now: whoever reads it is to be told. */
      readonly isOld: boolean;
    };

const reading = { kind: 'reading' } as const;
/** The server may take so long before what is kept is said to be: on most visits the note would only flash. */
const soonMs = 2000;

/** Under which name an answer is kept beside others of the account. */
function nameOf(name: EndpointName, fields: object): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length === 0 ? name : `${name}?${JSON.stringify(given.sort())}`;
}

async function readKept<Name extends EndpointName>(account: string, name: Name, fields: QueryOf<Name>) {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const [{ readAccountAnswer }, { dataSchemaOf }] = await Promise.all([
    import('#offline/account/account-answers.ts'),
    import('#contract/api/endpoint-schemas.ts'),
  ]);
  return readAccountAnswer(opened.database, account, nameOf(name, fields), dataSchemaOf(name));
}

async function keep(account: string, name: EndpointName, fields: object, answer: unknown): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const [{ keepAccountAnswer }, { readAccountId }] = await Promise.all([
    import('#offline/account/account-answers.ts'),
    import('#offline/account/device-keys.ts'),
  ]);
  // Somebody may have signed out while it was on its way.
  if ((await readAccountId(opened.database)) !== account) return;
  await keepAccountAnswer(opened.database, account, nameOf(name, fields), answer);
}

/** Asks the server, and keeps what it says for when there is no connection. @throws ApiError, ConnectionLost */
async function askAndKeep<Name extends EndpointName>(
  api: Pick<WritingClient, 'post'>,
  account: string,
  name: Name,
  fields: QueryOf<Name>,
): Promise<DataOf<Name>> {
  const data = await api.post(name, fields);
  // Where there is no room it is shown all the same.
  await keep(account, name, fields, data).catch(() => undefined);
  return data;
}

/** Whether the server would say the same the next time. */
function isFinal(cause: unknown): boolean {
  return cause instanceof ApiError && cause.code !== 'internal' && cause.code !== 'unavailable';
}

/**
 * What an endpoint answers to the account that is signed in: what the device kept at first, and the server's answer as
 * soon as it is there. Without one it is asked again until there is one, and by `refresh`.
 */
export function useAccountData<Name extends EndpointName>(
  name: Name,
  fields: QueryOf<Name>,
): { readonly state: AccountData<DataOf<Name>>; refresh(): void } {
  const api = useApiClient();
  const { isKnown, id } = useAccount();
  const key = nameOf(name, fields);
  const [known, setKnown] = useState<{ of: string; state: AccountData<DataOf<Name>> }>();
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((before) => before + 1), []);
  const of = `${id ?? ''} ${key}`;

  // The key stands for the fields, which are a new object each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (id === undefined) return;
    return askUntilAnswered(async (isLatest) => {
      const tell = (state: AccountData<DataOf<Name>>) => {
        if (isLatest()) setKnown({ of, state });
      };
      const kept = await readKept(id, name, fields).catch(() => undefined);
      const fallback = kept && ({ kind: 'known', data: kept.answer, at: kept.at, isCurrent: false } as const);
      // What was said on this page already is newer.
      const showKept = (isOld: boolean) => {
        if (fallback && isLatest())
          setKnown((before) =>
            before?.of === of && before.state.kind === 'known' && (before.state.isCurrent || !isOld)
              ? before
              : { of, state: { ...fallback, isOld } },
          );
      };
      showKept(false);
      const late = setTimeout(showKept, soonMs, true);
      try {
        const data = await inTime(askAndKeep(api, id, name, fields));
        tell({ kind: 'known', data, at: Date.now(), isCurrent: true, isOld: false });
        return 'current';
      } catch (cause) {
        if (cause instanceof ApiError && cause.code === 'unauthorized') tell({ kind: 'guest' });
        else if (fallback) tell({ ...fallback, isOld: true });
        else if (cause instanceof ApiError) tell({ kind: 'refused', message: cause.message });
        else tell({ kind: 'offline' });
        return isFinal(cause) ? 'current' : 'none';
      } finally {
        clearTimeout(late);
      }
    });
  }, [api, of, turn]);

  if (isKnown && id === undefined) return { state: { kind: 'guest' }, refresh };
  return { state: known?.of === of ? known.state : reading, refresh };
}
