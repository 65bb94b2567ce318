import useSWR from 'swr';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { useDeviceIfHeld } from '#app/data/device/use-device.ts';
import type { AccountUser } from '#contract/account/account.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { askMe, hereKey, meKey } from './account.ts';

export type Account = {
  /** False until the device has been read. */
  readonly isKnown: boolean;
  /** The account's opaque id; undefined for a guest. */
  readonly id: string | undefined;
  /** The account's data; undefined until the server has answered. */
  readonly me: AccountUser | undefined;
};

/** The signed-in account; unknown on the server and until the device has been read. */
export function useAccount(): Account {
  const api = useApiClient();
  const kept = useDeviceIfHeld(['account'], readAccountId);
  const { data: here } = useSWR<AccountUser>(hereKey, null);
  // A device without storage only knows the account on this page.
  const id = (kept.kind === 'known' ? kept.value : undefined) ?? here?.id;
  const { data: me } = useSWR<AccountUser>(id === undefined ? null : meKey(id), () => askMe(api));
  return { isKnown: kept.kind !== 'reading' || here !== undefined, id, me };
}
