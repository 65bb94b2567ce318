import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { Database } from '#server/db/database.ts';

/* What is true, by SQL and by the files of reference-data, without any code of the product but its notation. */

const car = z.object({
  id: z.coerce.number(),
  price: z.coerce.number(),
  year: z.coerce.number(),
  km: z.nullable(z.coerce.number()),
  photos: z.coerce.number(),
  slugs: z.array(z.nullable(z.string())),
});
export type TrueCar = z.infer<typeof car>;

export async function readCars({ orm }: Pick<Database, 'orm'>): Promise<readonly TrueCar[]> {
  const found = await orm.execute(sql`
    select l.id, l.price, l.make_year as year, l.kilometer_driven as km, cardinality(l.images) as photos,
      array[b.slug, m.slug, v.slug, c.slug, p.slug, l.body_type, l.fuel, l.transmission, l.color, l.listing_type] as slugs
    from listings l join brands b on b.id = l.brand_id join models m on m.id = l.model_id
      left join variants v on v.id = l.variant_id left join cities c on c.id = l.city_id
      join provinces p on p.id = l.province_id
    where l.status in ('live', 'reserved') and l.published_at is not null
      and (l.expires_at is null or l.expires_at > now())`);
  return z.parse(z.object({ rows: z.array(car) }), found).rows;
}

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);
/** As `percentile_cont`. */
function quantile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  const at = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

/** Every figure that a page about these cars may tell, as it would be written. */
export function figuresOfCars(cars: readonly TrueCar[], language: Language): Set<string> {
  const told = new Set<string>();
  const number = (value: number) => told.add(formatNumber(value, language));
  const price = (value: number) => told.add(formatPrice(value, language));
  number(cars.length);
  const groups = new Map<string, TrueCar[]>();
  for (const each of cars) {
    price(each.price);
    told.add(String(each.year));
    number(each.photos);
    if (each.km !== null) number(each.km);
    for (const slug of [...each.slugs, String(each.year)])
      if (slug !== null) groups.set(slug, [...(groups.get(slug) ?? []), each]);
  }
  for (const own of groups.values()) {
    number(own.length);
    number(Math.round((100 * own.length) / cars.length));
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const value = quantile(
        own.map((each) => each.price),
        share,
      );
      price(Math.round(value));
      price(Math.round(value / 1e6) * 1e6);
    }
  }
  return told;
}

/** The lines of a file, in cells. Quotes hold commas, as in the files there. */
function cellsOf(file: string): string[][] {
  const text = readFileSync(new URL(`../../reference-data/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? ''),
    );
}

/** The files whose rows begin with a brand (and kind), by `brand/model`. */
const vehicleFiles = [
  ...['mobil', 'motor', 'truk', 'motor-roda-tiga', 'electric-figures'].map(
    (name) => `new-vehicles/${name}.csv`,
  ),
  ...['colours', 'launches', 'wholesales', 'warranty'].map((name) => `new-vehicles/${name}.csv`),
  'vehicles/variants.csv',
];
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Every figure that the files have of new vehicles, as it would be written, by the brand's slug. */
export function figuresOfNewVehicles(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of vehicleFiles) {
    const [heads = [], ...rows] = cellsOf(file);
    const at = heads.indexOf('brand');
    for (const cells of rows) {
      const brand = slugOf(cells[at] ?? '');
      const own = found.get(brand) ?? new Set<string>();
      found.set(brand, own);
      for (const [place, cell] of cells.entries()) {
        for (const [part] of cell.matchAll(/\d+(?:\.\d+)?/g)) {
          const value = Number(part);
          for (const digits of [0, 1, 2]) own.add(formatNumber(value, language, digits));
          own.add(part);
          if (heads[place] === 'price') own.add(formatPrice(value, language));
          if (heads[place] === 'new_price_million') own.add(formatPrice(value * 1e6, language));
        }
      }
    }
  }
  return found;
}
