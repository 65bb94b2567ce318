import useSWR from 'swr';
import type { AccountUser } from '#contract/account/account.ts';
import { readAccountId } from '#offline/account/device-keys.ts';
import { askMe, hereKey, meKey } from './account.ts';
import { useApiClient } from './use-api.tsx';
import { useDeviceIfHeld } from './use-device.ts';

export type Account = {
  /** False while the device is asked. */
  readonly isKnown: boolean;
  /** The account's opaque id; undefined for a guest. */
  readonly id: string | undefined;
  /** What the server says of it; undefined until it has, as without a connection. */
  readonly me: AccountUser | undefined;
};

/** Who is signed in; on the server, and until the device is read, nobody is known. */
export function useAccount(): Account {
  const api = useApiClient();
  const kept = useDeviceIfHeld(['account'], readAccountId);
  const { data: here } = useSWR<AccountUser>(hereKey, null);
  // A device that keeps nothing knows who signed in on this page.
  const id = (kept.kind === 'known' ? kept.value : undefined) ?? here?.id;
  const { data: me } = useSWR<AccountUser>(id === undefined ? null : meKey(id), () => askMe(api));
  return { isKnown: kept.kind !== 'reading' || here !== undefined, id, me };
}
