import { type AccountUser, deviceHeader } from '#contract/account/account.ts';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { ErrorCode } from '#contract/api/error-code.ts';
import type { AnswerCache } from './answer-cache.ts';
import { ApiError } from './api-error.ts';
import { openDevice } from './device.ts';
import { inTime } from './in-time.ts';
import { flushNow } from './outbox.ts';

/*
 * Who is signed in here. The session itself is a cookie that no script can read. The device keeps the account's
 * opaque id, so that what is made without a connection is bound to it; the rest stands in the cache of answers.
 */

export type AccountApi = Pick<AnswerCache, 'post' | 'mutate'>;

/** What went wrong: there is no connection, or the server said no, in its own words. */
export type AccountFailure =
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    };

/** Where what the server says of an account stands in the cache. */
export const meKey = (id: string) => `me ${id}`;
/** Where it stands for a device that keeps nothing. */
export const hereKey = 'me';

/** Goes up whenever somebody signs in or out: an answer that was asked for before says nothing of it. */
let turn = 0;

/** Asks the server who is signed in. @throws ApiError, ConnectionLost */
export async function askMe(api: AccountApi): Promise<AccountUser> {
  const asked = turn;
  try {
    const { user } = await api.post('me', {});
    if (asked === turn) await keep(api, user);
    return user;
  } catch (cause) {
    // The session is over; what is not known for want of a connection stays as it was.
    const isOver = cause instanceof ApiError && (cause.code === 'unauthorized' || cause.code === 'suspended');
    if (isOver && asked === turn) await noteSignedOut(api);
    throw cause;
  }
}

/** Notes who is signed in, on the device first, so that whoever is told finds it there. */
async function keep(api: AccountApi, user: AccountUser | undefined): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) {
    const { keepAccountId, readAccountId } = await import('#offline/account/device-keys.ts');
    // Where there is no room for it, the page knows all the same.
    if ((await readAccountId(opened.database)) !== user?.id)
      await keepAccountId(opened.database, user?.id).catch(() => undefined);
  }
  await api.mutate(hereKey, user, { revalidate: false });
  if (user) await api.mutate(meKey(user.id), user, { revalidate: false });
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
  api: AccountApi,
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
export async function noteUser(api: AccountApi, user: AccountUser): Promise<void> {
  await api.mutate(meKey(user.id), user, { revalidate: false });
}

/** Ends the session. Without a connection it cannot: the cookie is the browser's, and only the server takes it back. */
export async function signOut(api: AccountApi): Promise<{ readonly kind: 'done' } | AccountFailure> {
  // What was marked a moment ago is the account's too.
  await inTime(mergeCollections()).catch(() => undefined);
  try {
    await inTime(api.post('logout', {}));
  } catch (cause) {
    return failureOf(cause);
  }
  await noteSignedOut(api);
  return { kind: 'done' };
}

/** The session is over, by whichever call: what is the account's leaves the device. */
export async function noteSignedOut(api: AccountApi): Promise<void> {
  turn += 1;
  await forgetAnswers();
  await keep(api, undefined);
  // What everybody is told stands under the address of its call; all else was an account's.
  await api.mutate((key) => typeof key === 'string' && !key.startsWith('/'), undefined, {
    revalidate: false,
  });
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
