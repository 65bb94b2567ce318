import { useEffect, useState } from 'react';
import type { WritingClient } from '#app/data/api-client.ts';
import { useAccount } from '#app/data/use-account.ts';
import { useApiClient } from '#app/data/use-api.tsx';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

/** What has become since of advertisements that were sent from here: their number was verified, somebody looked at them. */
export function useOwnStatuses(rows: readonly OutboxRow[]): ReadonlyMap<string, OwnListing> {
  const api = useApiClient();
  const { id } = useAccount();
  const [known, setKnown] = useState<ReadonlyMap<string, OwnListing>>(new Map());
  const isOpen = (row: OutboxRow) =>
    row.state === 'sent' && (row.answer?.status === 'unverified' || row.answer?.status === 'pending');
  const open = rows.filter(isOpen).map((row) => row.id);
  const key = id === undefined || open.length === 0 ? undefined : `${id} ${open.join()}`;
  // The key has the rows in it, which are a new list each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    const look = async () => {
      const { items } = await api.post('ownListings', {});
      const sent = items.filter(({ clientId }) => clientId !== null && open.includes(clientId));
      const own = await Promise.all(sent.map((item) => claimed(api, item)));
      if (isWanted) setKnown(new Map(own.map((item) => [item.clientId ?? '', item])));
    };
    // Without an answer, what was said when it arrived stands.
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [api, key]);
  return known;
}

/** One that was still on its way while its number was verified arrived as nobody's: it is this account's, from this device. */
async function claimed(api: Pick<WritingClient, 'post'>, item: OwnListing): Promise<OwnListing> {
  if (item.status !== 'unverified') return item;
  const { id, revision } = item;
  try {
    const claim = {
      id: String(id),
      revision: String(revision),
      clientId: newClientId(),
      change: 'claim',
    } as const;
    return (await api.post('changeStatus', claim)).listing;
  } catch {
    return item;
  }
}
