import * as z from 'zod/mini';
import type { ListingCard } from '#contract/listing.ts';
import type { DeviceDatabase } from './device-database.ts';
import { keptCard, keptCardOf } from './kept-card.ts';

export const viewedLimit = 200;

export const viewedRow = z.object({
  id: z.number(),
  /** Milliseconds since 1970. */
  viewedAt: z.number(),
  card: keptCard,
});
export type ViewedRow = z.infer<typeof viewedRow>;

/** Notes that a car's page was opened; of those opened longest ago, more than the limit are forgotten. */
export function rememberViewed(database: DeviceDatabase, car: ListingCard, now: Date): Promise<void> {
  const card = keptCardOf(car);
  return database.transaction('rw', database.viewed, async () => {
    await database.viewed.put({ id: card.id, viewedAt: now.getTime(), card });
    const tooMany = (await database.viewed.count()) - viewedLimit;
    if (tooMany > 0) await database.viewed.orderBy('viewedAt').limit(tooMany).delete();
  });
}

/** The last opened first. */
export async function listViewed(database: DeviceDatabase, limit = viewedLimit): Promise<ViewedRow[]> {
  const rows = await database.viewed.orderBy('viewedAt').reverse().limit(limit).toArray();
  return rows.flatMap((row) => {
    const parsed = z.safeParse(viewedRow, row);
    return parsed.success ? [parsed.data] : [];
  });
}

export function countViewed(database: DeviceDatabase): Promise<number> {
  return database.viewed.count();
}
