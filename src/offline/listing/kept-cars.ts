import type { Table } from 'dexie';
import * as z from 'zod/mini';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type KeptCard, keptCard } from './kept-card.schema.ts';
import { keptCardOf } from './kept-card.ts';

function readCard(row: { readonly card: unknown } | undefined): KeptCard | undefined {
  return z.safeParse(keptCard, row?.card).data;
}

/**
 * Stored cars in all tables: favourites, viewed, compared. If a car has several rows, the most complete one.
 * Can be called within a transaction over these tables.
 */
export async function findKeptCars(
  { favourites, viewed, compared }: DeviceDatabase,
  ids: readonly number[],
): Promise<Map<number, KeptCard>> {
  const found = new Map<number, KeptCard>();
  const rows = await Promise.all([
    viewed.bulkGet([...ids]),
    favourites.bulkGet([...ids]),
    compared.bulkGet([...ids]),
  ]);
  for (const card of rows.flat().map(readCard)) {
    if (card && !found.get(card.id)?.facts) found.set(card.id, card);
  }
  return found;
}

/** The card to store, with known facts added. Call within a transaction over the tables of cars. */
export async function keepingFacts(database: DeviceDatabase, car: ListingCard): Promise<KeptCard> {
  return keptCardOf(car, (await findKeptCars(database, [car.id])).get(car.id));
}

/** The server's latest data of some cars, and which ones are no longer public. */
export type CarNews = {
  readonly items: readonly (ListingCard | ListingDetail)[];
  readonly gone: readonly number[];
};

/**
 * Applies the server's latest data to all tables. A car that is no longer public keeps its last data and is
 * marked. Unreadable rows are left alone.
 */
export async function renewKeptCars(database: DeviceDatabase, { items, gone }: CarNews): Promise<void> {
  const now = new Map(items.map((car) => [car.id, car]));
  const renewed = (card: KeptCard): KeptCard => {
    const car = now.get(card.id);
    return car ? keptCardOf(car, card) : { ...card, isGone: true };
  };
  const ids = [...now.keys(), ...gone];
  const { favourites, viewed, compared } = database;
  await database.transaction('rw', favourites, viewed, compared, async () => {
    await renewRows(favourites, ids, renewed);
    await renewRows(viewed, ids, renewed);
    await renewRows(compared, ids, renewed);
  });
}

async function renewRows<Row extends { card: KeptCard }>(
  table: Table<Row, number>,
  ids: readonly number[],
  renewed: (card: KeptCard) => KeptCard,
): Promise<void> {
  await table
    .where('id')
    .anyOf(ids)
    .modify((row) => {
      const before = readCard(row);
      const after = before && renewed(before);
      // Unchanged rows are not written, so that live queries are not triggered.
      if (after === undefined || JSON.stringify(after) === JSON.stringify(before)) return false;
      row.card = after;
      return true;
    });
}
