import type { ListingCard } from '#contract/listing/listing.ts';
import { type ToggleResult, toggleIn } from '#offline/collections/limited-table.ts';
import { type ComparedRow, comparedRow } from '#offline/compare/compared-row.schema.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { compareLimit } from '#offline/device/limits.ts';
import { readRows } from '#offline/device/read-rows.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { keepingFacts } from '#offline/listing/kept-cars.ts';

/** Adds a car to the comparison, or removes it. */
export function toggleCompared(
  database: DeviceDatabase,
  car: ListingCard | KeptCard,
  now: Date,
): Promise<ToggleResult> {
  const { favourites, viewed, compared } = database;
  return toggleIn(compared, [favourites, viewed, compared], car.id, compareLimit, async () => {
    const card = 'imageCount' in car ? await keepingFacts(database, car) : car;
    return { id: card.id, addedAt: now.getTime(), card };
  });
}

/** Replaces the comparison by the given cars, in order; those beyond the limit are dropped. */
export async function setCompared(
  database: DeviceDatabase,
  cards: readonly KeptCard[],
  now: Date,
): Promise<void> {
  const rows = cards.slice(0, compareLimit).map((card, place): ComparedRow => {
    return { id: card.id, addedAt: now.getTime() + place, card };
  });
  await database
    .transaction('rw', database.compared, async () => {
      await database.compared.clear();
      await database.compared.bulkAdd(rows);
    })
    // A device without storage still shows the comparison: its ids are in the address.
    .catch(() => undefined);
}

/** In the order in which they were added. */
export async function listCompared(database: DeviceDatabase): Promise<ComparedRow[]> {
  const rows = await database.compared.orderBy('addedAt').toArray();
  return readRows(comparedRow, rows);
}
