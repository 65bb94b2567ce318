import { readAccountId } from '#offline/account/device-keys.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

export type OpenSteps = {
  /** Ads that have arrived and stay hidden until their number is verified. */
  readonly unverified: number;
  /** What has not been sent. */
  readonly waiting: number;
};

/** What this device's outbox still needs. Signing in verifies the number of everything sent from here. */
export async function readOpenSteps(database: DeviceDatabase): Promise<OpenSteps> {
  const [rows, accountId] = await Promise.all([database.outbox.toArray(), readAccountId(database)]);
  const isUnverified = accountId === undefined;
  return {
    unverified: rows.filter(
      ({ state, answer }) => isUnverified && state === 'sent' && answer?.status === 'unverified',
    ).length,
    waiting: rows.filter(({ state }) => state !== 'sent').length,
  };
}
