import * as z from 'zod/mini';
import { openDevice } from '#app/data/device/device.ts';
import { deviceHolds } from '#app/data/device/device-note.ts';
import { keptCityCard } from '#app/data/snapshot/snapshot-client.ts';
import { type ListingCard, listingCard } from '#contract/listing/listing.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { findKeptCars } from '#offline/listing/kept-cars.ts';

/** A car's data available without its page. */
export type KnownCard = ListingCard | KeptCard;

/** The lists of cars in a response. */
const lists = z.object({ items: z.optional(z.array(z.unknown())), newest: z.optional(z.array(z.unknown())) });
const named = z.object({ id: z.number() });

/** A car from the responses of this visit, the device's stored cars, or the saved city. */
export async function knownCardOf(
  answers: Readonly<Record<string, unknown>>,
  id: number,
): Promise<KnownCard | undefined> {
  return cardInAnswers(answers, id) ?? (await keptCard(id)) ?? (await keptCityCard(id));
}

/** A car from the responses of this visit. */
export function cardInAnswers(
  answers: Readonly<Record<string, unknown>>,
  id: number,
): ListingCard | undefined {
  for (const answer of Object.values(answers)) {
    const { items = [], newest = [] } = z.safeParse(lists, answer).data ?? {};
    const found = [...items, ...newest].find((car) => z.safeParse(named, car).data?.id === id);
    const card = found === undefined ? undefined : z.safeParse(listingCard, found).data;
    if (card) return card;
  }
  return undefined;
}

async function keptCard(id: number): Promise<KeptCard | undefined> {
  if (!deviceHolds('favourites', 'viewed', 'compared')) return undefined;
  const device = await openDevice();
  if (!device.ok) return undefined;
  const found = (await findKeptCars(device.database, [id])).get(id);
  return found?.isGone ? undefined : found;
}
