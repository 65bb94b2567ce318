import { useState } from 'react';
import useSWR from 'swr';
import { useAccount } from '#app/data/account/use-account.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { readInTime } from '#app/data/api/read-in-time.ts';
import type { ResponseCache } from '#app/data/api/response-cache.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { ContactRow } from '#offline/seller-number/contact-row.schema.ts';
import { keepContact, readContact } from '#offline/seller-number/kept-numbers.ts';

export type ShownContact = Pick<ContactRow, 'name' | 'mobile' | 'isWhatsapp'>;

export type SellerContact =
  | { readonly kind: 'looking' }
  /** No account is signed in. */
  | { readonly kind: 'guest' }
  | ({ readonly kind: 'shown' } & ShownContact)
  | { readonly kind: 'offline' }
  /** The server's error message. */
  | { readonly kind: 'refused'; readonly message: string };

const looking = { kind: 'looking' } as const;

/**
 * The seller's number of a car: the stored one, even offline, otherwise from the server. After a failure it
 * is requested again once the connection is back.
 * @param isWanted false until the visitor requests it, because views are counted
 */
export function useSellerContact(
  { id, carIdHash, mobileVerified }: Pick<ListingDetail, 'id' | 'carIdHash' | 'mobileVerified'>,
  isWanted: boolean,
): { readonly contact: SellerContact; tryAgain(): void } {
  const api = useApiClient();
  const account = useAccount();
  const [isTrying, setTrying] = useState(false);
  const mayAsk = isWanted && mobileVerified && account.id !== undefined;
  const { data, error, mutate } = useSWR<ShownContact, unknown>(
    // The key includes car and account, so that another one's number is never shown.
    mayAsk ? `number ${account.id} ${id}` : null,
    () => contactOf(api, { id, carIdHash, account: account.id ?? '' }),
  );

  function tryAgain(): void {
    setTrying(true);
    // Repeated failures are part of the state.
    void mutate()
      .catch(() => undefined)
      .finally(() => setTrying(false));
  }
  return { contact: contactNow(), tryAgain };

  function contactNow(): SellerContact {
    if (account.isKnown && account.id === undefined) return { kind: 'guest' };
    if (data) return { kind: 'shown', ...data };
    if (error === undefined || isTrying) return looking;
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    // The session has ended: the visitor must sign in again.
    if (error.code === 'unauthorized') return { kind: 'guest' };
    return { kind: 'refused', message: error.fields.carIdHash?.[0] ?? error.message };
  }
}

type Asked = { readonly id: number; readonly carIdHash: string; readonly account: string };

/** @throws ApiError, ConnectionLost */
async function contactOf(api: ResponseCache, { id, carIdHash, account }: Asked): Promise<ShownContact> {
  const kept = await keptContact(id, account);
  if (kept) return kept;
  const { sellerDetails } = await readInTime(api, 'sellerDetail', { carIdHash });
  const shown = { ...sellerDetails, name: sellerDetails.name ?? '' };
  await keep({ ...shown, listingId: id, account, seenAt: Date.now() });
  return shown;
}

async function keptContact(id: number, account: string): Promise<ContactRow | undefined> {
  const opened = await openDevice();
  return opened.ok ? readContact(opened.database, id, account).catch(() => undefined) : undefined;
}

/** Stored for offline use; shown even if it cannot be stored. */
async function keep(row: ContactRow): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await keepContact(opened.database, row).catch(() => undefined);
}
