import { useMemo } from 'react';
import useSWR from 'swr';
import { useAccount } from '#app/data/account/use-account.ts';
import type { WritingClient } from '#app/data/api/api-client.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { newClientId } from '#offline/device/new-client-id.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

const none: readonly OwnListing[] = [];

/** The current status of listings sent from here, such as verified or reviewed. */
export function useOwnStatuses(rows: readonly OutboxRow[]): ReadonlyMap<string, OwnListing> {
  const api = useApiClient();
  const { id } = useAccount();
  const isOpen = (row: OutboxRow) =>
    row.state === 'sent' && (row.answer?.status === 'unverified' || row.answer?.status === 'pending');
  const open = rows.filter(isOpen).map((row) => row.id);
  // Without a response, the status at arrival stays.
  const { data = none } = useSWR(
    id === undefined || open.length === 0 ? null : `statuses ${id} ${open.join()}`,
    async () => {
      const { items } = await api.post('ownListings', {});
      const sent = items.filter(({ clientId }) => clientId !== null && open.includes(clientId));
      return Promise.all(sent.map((item) => claimed(api, item)));
    },
    { revalidateIfStale: true },
  );
  return useMemo(() => new Map(data.map((item) => [item.clientId ?? '', item])), [data]);
}

/**
 * A listing that arrived while its number was being verified is unclaimed, although it is this account's from
 * this device: claim it.
 */
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
