import * as z from 'zod/mini';
import { deviceTokenPattern } from '#contract/account/account.ts';
import { deviceKey } from '#offline/account/device-key.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

const tokenRow = z.object({ value: z.string().check(z.regex(deviceTokenPattern)) });

/**
 * The token by which the server recognises this device's submissions (contract, deviceHeader). Generated
 * once; concurrent tabs get the same one.
 */
export async function deviceToken(database: DeviceDatabase): Promise<string> {
  const { deviceKeys } = database;
  return database.transaction('rw', deviceKeys, async () => {
    const kept = z.safeParse(tokenRow, await deviceKeys.get('device')).data;
    if (kept) return kept.value;
    const value = newToken();
    await deviceKeys.put({ id: 'device', value });
    return value;
  });
}

/** 32 random bytes as base64url. */
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The public id of the signed-in account, to which offline rows belong. */
export async function readAccountId(database: DeviceDatabase): Promise<string | undefined> {
  return z.safeParse(deviceKey, await database.deviceKeys.get('account')).data?.value;
}

/** Stores who is signed in; undefined for a guest. */
export async function keepAccountId(database: DeviceDatabase, id: string | undefined): Promise<void> {
  if (id === undefined) await database.deviceKeys.delete('account');
  else await database.deviceKeys.put({ id: 'account', value: id });
}
