import type { Collections } from '#contract/collections/collections.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { applyCollections, missingCars } from './apply-collections.ts';
import { gatherCollections } from './collections.ts';

/** More cards than this are not fetched at once; the rest come with the next turn. */
const mostCards = 200;

export type CollectionPorts = {
  readonly database: DeviceDatabase;
  /** An account's public id. */
  readonly account: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Has the server merge; what it answers is all there is then. */
  merge(brought: Collections, isFirst: boolean): Promise<Collections>;
  /** Those of these cars that can still be seen, or could. */
  cars(ids: readonly number[]): Promise<readonly ListingCard[]>;
};

/**
 * Brings what a buyer keeps here and what their account keeps together.
 * @param isAsked also where nothing has changed here: another device may have brought something
 * @returns whether the server was asked
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
