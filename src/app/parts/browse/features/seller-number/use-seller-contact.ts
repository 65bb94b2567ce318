import { useEffect, useState } from 'react';
import type { WritingClient } from '#app/data/api-client.ts';
import { ApiError, ConnectionLost } from '#app/data/api-error.ts';
import { openDevice } from '#app/data/device.ts';
import { inTime } from '#app/data/in-time.ts';
import { type Account, useAccount } from '#app/data/use-account.ts';
import { useApiClient } from '#app/data/use-api.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { ContactRow } from '#offline/seller-number/kept-numbers.ts';

export type ShownContact = Pick<ContactRow, 'name' | 'mobile' | 'isWhatsapp'>;

export type SellerContact =
  | { readonly kind: 'looking' }
  /** Nobody has proved a number here yet. */
  | { readonly kind: 'guest' }
  | ({ readonly kind: 'shown' } & ShownContact)
  | { readonly kind: 'offline' }
  /** The server said no, in its own words. */
  | { readonly kind: 'refused'; readonly message: string };

const looking = { kind: 'looking' } as const;

/**
 * The seller's number of a car: what this device was shown before, without any connection, else asked for.
 * @param isWanted false while nobody asks: a number that is shown is counted
 */
export function useSellerContact(
  { id, carIdHash, mobileVerified }: Pick<ListingDetail, 'id' | 'carIdHash' | 'mobileVerified'>,
  isWanted: boolean,
): { readonly contact: SellerContact; tryAgain(): void } {
  const api = useApiClient();
  const account = useAccount();
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<SellerContact & { readonly of?: string }>(looking);
  const about = `${account.id} ${id}`;
  const mayAsk = isWanted && mobileVerified && account.id !== undefined;

  // The account's id says who asks; another turn asks once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!mayAsk) return;
    let isCurrent = true;
    setFound(looking);
    void contactOf(api, { id, carIdHash, account }).then((contact) => {
      if (isCurrent) setFound({ ...contact, of: about });
    });
    return () => {
      isCurrent = false;
    };
  }, [api, mayAsk, about, carIdHash, turn]);

  const again = () => setTurn((before) => before + 1);
  if (!account.isKnown) return { contact: looking, tryAgain: again };
  if (account.id === undefined) return { contact: { kind: 'guest' }, tryAgain: again };
  // Of another car, or of whoever was signed in before, nothing is shown.
  return { contact: found.of === about ? found : looking, tryAgain: again };
}

type Asked = { readonly id: number; readonly carIdHash: string; readonly account: Pick<Account, 'id'> };

async function contactOf(
  api: Pick<WritingClient, 'post'>,
  { id, carIdHash, account }: Asked,
): Promise<SellerContact> {
  const kept = await keptContact(id, account.id ?? '');
  if (kept) return { kind: 'shown', ...kept };
  try {
    const { sellerDetails } = await inTime(api.post('sellerDetail', { carIdHash }));
    const shown = { ...sellerDetails, name: sellerDetails.name ?? '' };
    await keep({ ...shown, listingId: id, account: account.id ?? '', seenAt: Date.now() });
    return { kind: 'shown', ...shown };
  } catch (cause) {
    if (cause instanceof ConnectionLost) return { kind: 'offline' };
    if (!(cause instanceof ApiError)) return { kind: 'offline' };
    // The session is over: the number has to be proved again.
    if (cause.code === 'unauthorized') return { kind: 'guest' };
    return { kind: 'refused', message: cause.fields.carIdHash?.[0] ?? cause.message };
  }
}

async function keptContact(id: number, account: string): Promise<ContactRow | undefined> {
  const opened = await openDevice();
  if (!opened.ok) return undefined;
  const { readContact } = await import('#offline/seller-number/kept-numbers.ts');
  return readContact(opened.database, id, account).catch(() => undefined);
}

/** For the next time, and for where there is no connection. Without room for it, it is shown all the same. */
async function keep(row: ContactRow): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { keepContact } = await import('#offline/seller-number/kept-numbers.ts');
  await keepContact(opened.database, row).catch(() => undefined);
}
