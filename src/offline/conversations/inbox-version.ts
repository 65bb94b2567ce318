import * as z from 'zod/mini';
import { keepAccountAnswer, readAccountAnswer } from '#offline/account/account-answers.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** Among the account's answers, which are deleted at sign-out. */
const name = 'inbox-version';

/** The version of the inbox that the device has; undefined if it has none. */
export async function readInboxVersion(
  database: DeviceDatabase,
  account: string,
): Promise<number | undefined> {
  return (await readAccountAnswer(database, account, name, z.number()))?.answer;
}

export async function keepInboxVersion(
  database: DeviceDatabase,
  account: string,
  version: number,
): Promise<void> {
  await keepAccountAnswer(database, account, name, version);
}
