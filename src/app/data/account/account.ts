import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import type { ResponseCache } from '#app/data/api/response-cache.ts';
import { openDevice } from '#app/data/device/device.ts';
import { flushNow } from '#app/data/sell/outbox.ts';
import { type AccountUser, deviceHeader } from '#contract/account/account.ts';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ErrorCode } from '#contract/api/error-code.ts';

/*
 * The signed-in account. The session itself is an HttpOnly cookie. The device stores the account's opaque id,
 * which offline outbox rows are bound to; everything else is in the SWR cache.
 */

export type AccountApi = Pick<ResponseCache, 'post' | 'mutate'>;

/** A failure: no connection, or an error with the server's message. */
export type AccountFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

/** Why a sign-in is impossible: a browser that blocks cookies keeps no session. */
export type SignInFailure = AccountFailure | { readonly kind: 'no-cookies' };

/** The cache key of an account's data. */
export const meKey = (id: string) => `me ${id}`;
/** The same for a device without storage. */
export const hereKey = 'me';

/** Incremented at every sign-in and sign-out, so that responses to earlier requests are discarded. */
let turn = 0;

/**
 * Fetches the signed-in account.
 * @throws ApiError, ConnectionLost
 */
export async function askMe(api: AccountApi): Promise<AccountUser> {
  const asked = turn;
  try {
    const { user } = await api.post('me', {});
    if (asked === turn) await keep(api, user);
    return user;
  } catch (cause) {
    // The session is over; a lost connection changes nothing.
    const isOver = cause instanceof ApiError && (cause.code === 'unauthorized' || cause.code === 'suspended');
    if (isOver && asked === turn) await noteSignedOut(api);
    throw cause;
  }
}

/** Stores who is signed in, first on the device, so that listeners find it there. */
async function keep(api: AccountApi, user: AccountUser | undefined): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) {
    const { keepAccountId, readAccountId } = await import('#offline/account/device-keys.ts');
    // If the device has no room, the page still knows.
    if ((await readAccountId(opened.database)) !== user?.id)
      await keepAccountId(opened.database, user?.id).catch(() => undefined);
  }
  await api.mutate(hereKey, user, { revalidate: false });
  if (user) await api.mutate(meKey(user.id), user, { revalidate: false });
}

/** The device's token: codes are bound to it, and so are the device's earlier submissions. */
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

/** Requests a one-time code for a number. */
export async function sendCode(
  api: AccountApi,
  mobile: string,
): Promise<({ readonly kind: 'sent' } & DataOf<'otp'>) | SignInFailure> {
  if (!navigator.cookieEnabled) return { kind: 'no-cookies' };
  try {
    const headers = await deviceHeaders();
    return { kind: 'sent', ...(await inTime(api.post('otp', { mobile }, headers))) };
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Verifies a number by its code. Outbox rows that waited for verification are sent from then on. */
export async function signIn(
  api: AccountApi,
  given: QueryOf<'login'>,
): Promise<{ readonly kind: 'done'; readonly user: AccountUser } | AccountFailure> {
  try {
    const { user } = await inTime(api.post('login', given, await deviceHeaders()));
    turn += 1;
    await keep(api, user);
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
  // If the device cannot store it, the rows remain a guest's and are sent as such.
  await adoptGuestRows(opened.database, id).catch(() => undefined);
  void flushNow();
}

/** Merges the device's collections with the account's; if the code fails to load, the next page retries. */
async function mergeCollections(): Promise<void> {
  const collections = await import('./account-collections.ts').catch(() => undefined);
  await collections?.syncNow(true);
}

/** Stores the account's data after a change. */
export async function noteUser(api: AccountApi, user: AccountUser): Promise<void> {
  await api.mutate(meKey(user.id), user, { revalidate: false });
}

/** Ends the session. Needs a connection, because only the server can revoke it. */
export async function signOut(api: AccountApi): Promise<{ readonly kind: 'done' } | AccountFailure> {
  // Merges the latest changes before they are deleted.
  await inTime(mergeCollections()).catch(() => undefined);
  try {
    await inTime(api.post('logout', {}));
  } catch (cause) {
    return failureOf(cause);
  }
  await noteSignedOut(api);
  return { kind: 'done' };
}

/** After the session has ended for any reason: deletes the account's data from the device. */
export async function noteSignedOut(api: AccountApi): Promise<void> {
  turn += 1;
  (await import('./sender.ts').catch(() => undefined))?.forgetSender();
  await forgetAnswers();
  await keep(api, undefined);
  // Cache keys of public responses are their addresses; all other keys are personal.
  await api.mutate((key) => typeof key === 'string' && !key.startsWith('/'), undefined, {
    revalidate: false,
  });
}

/** Deletes the account's responses from the device. */
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
  await opened.database.conversations.clear();
  await opened.database.conversationMessages.clear();
}
