import * as z from 'zod/mini';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type ContactRow, contactRow } from '#offline/seller-number/contact-row.schema.ts';

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
