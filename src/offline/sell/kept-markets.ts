import * as z from 'zod/mini';
import { type RecommendedPrice, recommendedPrice } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';

/** What the server said a car is worth, for when it cannot be asked. */
export const keptMarket = z.object({
  /** Model, variant and year. */
  id: z.string(),
  price: z.nullable(recommendedPrice),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});
export type KeptMarket = z.infer<typeof keptMarket>;

/** As they stand in the form. */
export type PricedCar = {
  readonly modelId: string;
  readonly variantId?: string | undefined;
  readonly makeYear: string;
};

/** Markets that are kept; the oldest leave. */
const limit = 300;

const idOf = ({ modelId, variantId, makeYear }: PricedCar) => `${modelId}:${variantId ?? ''}:${makeYear}`;

/** Keeps what the server said. A device that cannot keep it shows it all the same. */
export async function keepMarket(
  database: DeviceDatabase,
  car: PricedCar,
  price: RecommendedPrice | null,
  now: number,
): Promise<void> {
  const { markets } = database;
  await database
    .transaction('rw', markets, async () => {
      await markets.put({ id: idOf(car), price, askedAt: now });
      const spare = (await markets.count()) - limit;
      if (spare <= 0) return;
      const oldest = (await markets.toArray()).sort((one, other) => one.askedAt - other.askedAt);
      await markets.bulkDelete(oldest.slice(0, spare).map(({ id }) => id));
    })
    .catch(() => undefined);
}

/** What was last said of this car; undefined where it was never asked about. */
export async function readMarket(database: DeviceDatabase, car: PricedCar): Promise<KeptMarket | undefined> {
  return z.safeParse(keptMarket, await database.markets.get(idOf(car))).data;
}
