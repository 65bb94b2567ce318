import type { Collections } from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { applyCollections, missingCars } from './apply-collections.ts';
import { gatherCollections } from './collections.ts';

/** Maximum number of cards per sync; the rest follow with the next one. */
const mostCards = 200;

export type CollectionPorts = {
  readonly database: DeviceDatabase;
  /** An account's public id. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Merges on the server and returns the complete result. */
  merge(brought: Collections, isFirst: boolean): Promise<Collections>;
  /** The given cars that are public or were sold recently. */
  cars(ids: readonly number[]): Promise<readonly ListingCard[]>;
};

/**
 * Merges a buyer's collections on the device with those of the account.
 * @param isAsked merges without a local change too, because another device may have changed something
 * @returns whether the server was called
 */
export async function syncCollections(
  { database, account, now, merge, cars }: CollectionPorts,
  isAsked: boolean,
): Promise<boolean> {
  const gathered = await gatherCollections(database, account, now);
  if (!gathered.isChanged && !isAsked) return false;
  const answered = await merge(gathered.entries, gathered.before === undefined);
  const missing = (await missingCars(database, answered)).slice(0, mostCards);
  const found = missing.length === 0 ? [] : await cars(missing);
  const cards = new Map(found.map((card) => [card.id, card]));
  await applyCollections(database, account, gathered, { answered, cards });
  return true;
}
