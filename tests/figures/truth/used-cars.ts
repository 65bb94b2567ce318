import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { flatInstalment, ratesOf, termsOf } from './credit.ts';
import { median, quantile } from './statistics.ts';

const text = z.nullable(z.string());
const car = z.object({
  id: z.coerce.number(),
  price: z.coerce.number(),
  year: z.coerce.number(),
  km: z.nullable(z.coerce.number()),
  photos: z.coerce.number(),
  published: z.pipe(
    z.union([z.string(), z.date()]),
    z.transform((value) => new Date(value)),
  ),
  owners: z.nullable(z.coerce.number()),
  registered: z.nullable(z.coerce.number()),
  /** The month until which its tax is paid. */
  taxUntil: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  variantId: z.nullable(z.coerce.number()),
  modelId: z.coerce.number(),
  dealer: text,
  ...{ brand: z.string(), model: z.string(), city: text, province: z.string() },
  ...{ body: text, fuel: text, transmission: text, colour: text, type: z.string() },
  ...{ brandName: z.string(), modelName: z.string(), variantName: text, cityName: text },
  changes: z.array(z.object({ former: z.coerce.number(), at: z.string() })),
});
export type TrueCar = z.infer<typeof car>;

/** The cars on offer, by SQL. */
export async function readCars({ orm }: Pick<Database, 'orm'>): Promise<readonly TrueCar[]> {
  const found = await orm.execute(sql`
    select l.id, l.price, l.make_year as year, l.kilometer_driven as km, cardinality(l.images) as photos,
      l.published_at as published, l.ownership as owners, l.registration_year as registered, l.tax_paid_until as "taxUntil", l.title, l.description,
      l.variant_id as "variantId", l.model_id as "modelId", d.slug as dealer,
      b.slug as brand, m.slug as model, c.slug as city, p.slug as province, l.body_type as body, l.fuel,
      l.transmission, l.color as colour, l.listing_type as type, b.name as "brandName", m.name as "modelName",
      coalesce(v.name, l.variant_name) as "variantName", c.name as "cityName",
      coalesce((select json_agg(json_build_object('former', h.former_price, 'at', h.changed_at) order by h.changed_at desc, h.id desc)
        from listing_price_changes h where h.listing_id = l.id), '[]') as changes
    from listings l join brands b on b.id = l.brand_id join models m on m.id = l.model_id
      left join variants v on v.id = l.variant_id left join cities c on c.id = l.city_id
      join provinces p on p.id = l.province_id left join dealer_pages d on d.account_id = l.user_id
    where l.status in ('live', 'reserved') and l.published_at is not null
      and (l.expires_at is null or l.expires_at > now())`);
  return z.parse(z.object({ rows: z.array(car) }), found).rows;
}

/** A market needs so many cars; these are of model years this far apart (docs/product.md#market-badge). */
const [enough, yearsApart] = [8, 1];

/** Prices of the cars a car is compared with, of its variant or of its model; undefined where they are too few. */
export function marketOf(own: TrueCar, cars: readonly TrueCar[]): readonly number[] | undefined {
  const near = cars.filter(
    ({ modelId, year }) => modelId === own.modelId && Math.abs(year - own.year) <= yearsApart,
  );
  const same = near.filter(({ variantId }) => own.variantId !== null && variantId === own.variantId);
  return [same, near].find(({ length }) => length >= enough)?.map(({ price }) => price);
}

export const belowMedian = (own: TrueCar, market: readonly number[]): number => median(market) - own.price;
export const middleHalf = (market: readonly number[]) => [quantile(market, 0.25), quantile(market, 0.75)];

/** The loan that lenders usually give for it; undefined where it is too old or its loan too small. */
export function usualLoan({ price, year }: Pick<TrueCar, 'price' | 'year'>, thisYear: number) {
  const terms = termsOf('mobil', 'used', Math.max(0, thisYear - year));
  if (!terms) return undefined;
  const { percent, months, leastLoan } = terms;
  const rate = ratesOf('mobil', 'used', months).usual;
  const downPayment = Math.round((price * percent) / 100 / 1e5) * 1e5;
  const loan = price - downPayment;
  if (loan < leastLoan) return undefined;
  return { percent, months, rate, downPayment, instalment: flatInstalment(loan, rate, months) };
}
