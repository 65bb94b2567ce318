import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** A seller's number that this account was shown, for offline use. */
export const contactRow = z.object({
  listingId: z.number(),
  account: z.string(),
  name: z.string(),
  /** E.164. */
  mobile: z.string(),
  isWhatsapp: z.boolean(),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
});
export type ContactRow = z.infer<typeof contactRow>;

export async function keepContact({ contacts }: DeviceDatabase, row: ContactRow): Promise<void> {
  await contacts.put(row);
}

export async function readContact(
  { contacts }: DeviceDatabase,
  listingId: number,
  account: string,
): Promise<ContactRow | undefined> {
  const row = z.safeParse(contactRow, await contacts.get(listingId)).data;
  return row?.account === account ? row : undefined;
}
