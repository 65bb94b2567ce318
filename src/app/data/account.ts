import { useEffect, useSyncExternalStore } from 'react';
import { type AccountUser, deviceHeader } from '#contract/account/account.ts';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ErrorCode } from '#contract/api/error-code.ts';
import type { WritingClient } from './api-client.ts';
import { useApiClient } from './api-context.tsx';
import { ApiError } from './api-error.ts';
import { openDevice } from './device.ts';
import { inTime } from './in-time.ts';
import { LiveDevice, useLiveDevice } from './live-device.ts';
import { flushNow } from './outbox.ts';

/*
 * Who is signed in here. The session itself is a cookie that no script can read. The device keeps the account's
 * opaque id, so that what is made without a connection is bound to it; the rest is known only while the page lives.
 */

type Poster = Pick<WritingClient, 'post'>;

/** What went wrong: there is no connection, or the server said no, in its own words. */
export type AccountFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

export type Account = {
  /** False while the device is asked. */
  readonly isKnown: boolean;
  /** The account's opaque id; undefined for a guest. */
  readonly id: string | undefined;
  /** What the server says of it; undefined until it has, as without a connection. */
  readonly me: AccountUser | undefined;
};

const accountId = new LiveDevice(async () => (await import('#offline/account/device-keys.ts')).readAccountId);

let me: AccountUser | undefined;
const listeners = new Set<() => void>();

function tell(user: AccountUser | undefined): void {
  me = user;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nobody: Account = { isKnown: false, id: undefined, me: undefined };

/** Who is signed in; on the server, and until the device is read, nobody is known. */
export function useAccount(): Account {
  const api = useApiClient();
  const kept = useLiveDevice(accountId);
  const user = useSyncExternalStore(
    subscribe,
    () => me,
    () => undefined,
  );
  // A device that keeps nothing knows who signed in on this page.
  const id = kept.kind === 'known' ? kept.value : user?.id;
  useEffect(() => {
    if (id === undefined || user?.id === id) return;
    const ask = () => void askMe(api);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [api, id, user?.id]);
  if (kept.kind === 'reading' && user === undefined) return nobody;
  return { isKnown: true, id, me: user?.id === id ? user : undefined };
}

let asking: Promise<void> | undefined;
/** Goes up whenever somebody signs in or out: an answer that was asked for before says nothing of it. */
let turn = 0;

/** Asks the server once, however many parts of a page want to know. */
export function askMe(api: Poster): Promise<void> {
  const asked = turn;
  asking ??= api
    .post('me', {})
    .then(
      ({ user }) => (asked === turn ? keep(user) : undefined),
      async (cause: unknown) => {
        // The session is over; what is not known for want of a connection stays as it was.
        const isOver =
          cause instanceof ApiError && (cause.code === 'unauthorized' || cause.code === 'suspended');
        if (isOver && asked === turn) await noteSignedOut();
      },
    )
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

/** Notes who is signed in, on the device first, so that whoever is told finds it there. */
async function keep(user: AccountUser | undefined): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) {
    const { database } = opened;
    const { keepAccountId } = await import('#offline/account/device-keys.ts');
    // Where there is no room for it, the page knows all the same.
    await keepAccountId(database, user?.id).catch(() => undefined);
    await accountId.refresh(database);
  }
  tell(user);
}

/** By it the server knows which device asked for a code, and what this device has sent before. */
export async function deviceHeaders(): Promise<Record<string, string>> {
  const opened = await openDevice();
  if (!opened.ok) return {};
  const { deviceToken } = await import('#offline/account/device-keys.ts');
  const token = await deviceToken(opened.database).catch(() => undefined);
  return token === undefined ? {} : { [deviceHeader]: token };
}

export function failureOf(cause: unknown): AccountFailure {
  if (!(cause instanceof ApiError)) return { kind: 'offline' };
  const { code, message, fields } = cause;
  return { kind: 'refused', code, message, fields };
}

/** Has a one-time code sent to a number. */
export async function sendCode(
  api: Poster,
  mobile: string,
): Promise<({ readonly kind: 'sent' } & DataOf<'otp'>) | AccountFailure> {
  try {
    const headers = await deviceHeaders();
    return { kind: 'sent', ...(await inTime(api.post('otp', { mobile }, headers))) };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Proves a number by the code that was sent to it. What waited for that is sent from here on. */
export async function signIn(
  api: Poster,
  given: QueryOf<'login'>,
): Promise<{ readonly kind: 'done'; readonly user: AccountUser } | AccountFailure> {
  try {
    const { user } = await inTime(api.post('login', given, await deviceHeaders()));
    turn += 1;
    await keep(user);
    await adoptRows(user.id);
    void mergeCollections();
    return { kind: 'done', user };
  } catch (cause) {
    return failureOf(cause);
  }
}

async function adoptRows(id: string): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { adoptGuestRows } = await import('#offline/outbox/outbox.ts');
  // They stay a guest's where the device has no room to say so, and are sent as such.
  await adoptGuestRows(opened.database, id).catch(() => undefined);
  void flushNow();
}

/** What this device keeps and what the account keeps become one; without its code that comes with the next page. */
async function mergeCollections(): Promise<void> {
  const collections = await import('./account-collections.ts').catch(() => undefined);
  await collections?.syncNow(true);
}

/** What the server says of the account after a change of it. */
export function noteUser(user: AccountUser): void {
  tell(user);
}

/** Ends the session. Without a connection it cannot: the cookie is the browser's, and only the server takes it back. */
export async function signOut(api: Poster): Promise<{ readonly kind: 'done' } | AccountFailure> {
  // What was marked a moment ago is the account's too.
  await inTime(mergeCollections()).catch(() => undefined);
  try {
    await inTime(api.post('logout', {}));
  } catch (cause) {
    return failureOf(cause);
  }
  await noteSignedOut();
  return { kind: 'done' };
}

/** The session is over, by whichever call: what is the account's leaves the device. */
export async function noteSignedOut(): Promise<void> {
  turn += 1;
  await forgetAnswers();
  await keep(undefined);
}

/** What was answered to an account is not left for whoever has the device next. */
async function forgetAnswers(): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const [{ readAccountId }, { forgetAnswersOf }] = await Promise.all([
    import('#offline/account/device-keys.ts'),
    import('#offline/outbox/outbox.ts'),
  ]);
  const id = await readAccountId(opened.database);
  if (id !== undefined) {
    const { forgetCollectionsOf } = await import('#offline/collections/apply-collections.ts');
    await forgetCollectionsOf(opened.database, id).catch(() => undefined);
    await forgetAnswersOf(opened.database, id);
  }
  await opened.database.accountAnswers.clear();
  await opened.database.contacts.clear();
}
