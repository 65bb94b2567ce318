import * as z from 'zod/mini';
import type { RecommendedPrice } from '#contract/sell/own-listing.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import { type KeptMarket, keptMarket } from '#offline/sell/kept-market.schema.ts';

/** Field values of the form. */
export type PricedCar = {
  readonly modelId: string;
  readonly variantId?: string | undefined;
  readonly makeYear: string;
};

/** Maximum number of stored prices; the oldest are dropped. */
const limit = 300;

const idOf = ({ modelId, variantId, makeYear }: PricedCar) => `${modelId}:${variantId ?? ''}:${makeYear}`;

/** Stores a recommended price. A device that cannot store it still shows it. */
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

/** The last recommended price of this car; undefined if it was never requested. */
export async function readMarket(database: DeviceDatabase, car: PricedCar): Promise<KeptMarket | undefined> {
  return z.safeParse(keptMarket, await database.markets.get(idOf(car))).data;
}
