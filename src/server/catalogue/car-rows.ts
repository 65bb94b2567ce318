import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import type { Orm } from '#server/db/database.ts';
import { demonstrationSource } from '#server/db/demonstration-rows.ts';
import type { CarNames } from './car-names.ts';
import type { KeptCar } from './kept-cars.ts';
import { traitNumber } from './trait-number.ts';

/** A car in the database, public or not. */
export type CarRow = {
  readonly id: number;
  /** For the index; undefined if it is not public. */
  readonly car: CatalogueRow | undefined;
  /** For lists; undefined if `car` is. */
  readonly kept: KeptCar | undefined;
  readonly isFeatured: boolean;
};

/** Rows per batch: large enough to make the overhead negligible, small enough that requests do not wait. */
const carsABatch = 1000;

const statuses = sql.raw(publicStatuses.map((status) => `'${status}'`).join(', '));
/** The SQL condition of public listings. */
export const isPublic: SQL = sql`(status in (${statuses}) and published_at is not null
  and (expires_at is null or expires_at > now()))`;

/** The SQL condition of bulk-imported cars; cars offered by people or dealers have their own date. */
/** Points of popularity: a reserved car is public, but leads no list. */
export const qualityColumn = `(case when status = 'reserved' then 0 else quality end)`;
export const isImported = `(source not in ('web', '${demonstrationSource}') and source not like 'dealer-%')`;

const separator = '\x1f';
const columns = [
  'id',
  'brand_id',
  'model_id',
  'variant_id',
  'province_id',
  'city_id',
  'body_type',
  'fuel',
  'transmission',
  'color',
  'listing_type',
  'make_year',
  'kilometer_driven',
  'price',
  qualityColumn,
  'views',
  isImported,
  `(date_part('epoch', published_at) * 1000)::bigint`,
  'is_featured',
  'status',
  `(date_part('epoch', expires_at) * 1000)::bigint`,
  'cardinality(images)',
  'images[1]',
  '(select preview from media where key = images[1])',
  traitNumber,
  'district_id',
  // Free text comes last: a separator in it can only truncate itself.
  'variant_name',
  'title',
] as const;
/** A row as one text: PGlite takes ten times as long for an object with a property per column. */
const carText = sql`concat(${isPublic}, ${sql.raw(`'${separator}', ${columns.join(`, '${separator}', `)}`)})`;

const batch = z.object({ rows: z.array(z.object({ car: z.string() })) });

type InstalmentOf = (price: number, makeYear: number) => number | null;
type Known = { readonly names: CarNames; readonly instalmentOf: InstalmentOf };

/** Reads listings by a condition, in batches. Must run in a transaction. */
export async function readCars(
  transaction: Orm,
  condition: SQL,
  { names, instalmentOf }: Known,
  take: (car: CarRow) => void,
): Promise<void> {
  // In table order: without statistics PGlite would sort the whole table for each page.
  await transaction.execute(
    sql`declare cars no scroll cursor for select ${carText} as car from listings where ${condition}`,
  );
  const fetchSome = async () =>
    z.parse(batch, await transaction.execute(sql.raw(`fetch ${carsABatch} from cars`))).rows;
  let fetching = fetchSome();
  for (let isLast = false; !isLast; ) {
    const rows = await fetching;
    isLast = rows.length < carsABatch;
    if (!isLast) {
      // The next batch is read while this one is processed.
      fetching = fetchSome();
      fetching.catch(() => undefined);
    }
    for (const { car } of rows) take(carOf(car, names, instalmentOf));
    await nextTurn();
  }
  await transaction.execute(sql`close cars`);
}

const textOrNull = (text = '') => (text === '' ? null : text);
const orNull = (text = '') => (text === '' ? null : Number(text));
/** Codes of the database; unknown ones are treated as absent. */
function codesOf<Code extends string>(codes: readonly Code[]): (text?: string) => Code | undefined {
  const known = new Map<string, Code>(codes.map((code) => [code, code]));
  return (text = '') => known.get(text);
}
const bodyTypeOf = codesOf(bodyTypes);
const fuelOf = codesOf(fuels);
const transmissionOf = codesOf(transmissions);
const colorOf = codesOf(colors);
const listingTypeOf = codesOf(listingTypes);
const statusOf = codesOf(publicStatuses);

function carOf(text: string, names: CarNames, instalmentOf: InstalmentOf): CarRow {
  // By position, without a parser for names: a million rows are read at start.
  const parts = text.split(separator);
  const key = Number(parts[1]);
  const isFeatured = parts[19] === 't';
  const fuel = fuelOf(parts[8]);
  const transmission = transmissionOf(parts[9]);
  const listingType = listingTypeOf(parts[11]);
  const status = statusOf(parts[20]);
  if (parts[0] !== 't' || !fuel || !transmission || !listingType || !status)
    return { id: key, isFeatured, car: undefined, kept: undefined };
  const [brand, model, variant] = [Number(parts[2]), Number(parts[3]), orNull(parts[4])];
  const [province, city] = [Number(parts[5]), orNull(parts[6])];
  const [bodyType, color] = [bodyTypeOf(parts[7]) ?? null, colorOf(parts[10]) ?? null];
  const year = parts[12] ?? '';
  const tokens = [year, transmission, fuel];
  if (color) tokens.push(color);
  if (bodyType) tokens.push(bodyType);
  for (const token of names.tokensOfVehicle(brand, model, variant)) tokens.push(token);
  for (const token of names.tokensOfPlace(province, city)) tokens.push(token);
  for (const token of names.tokensOfDistrict(orNull(parts[26]))) tokens.push(token);
  for (const token of tokensOf(parts.slice(27).join(' '))) tokens.push(token);
  const car: CatalogueRow = {
    id: key,
    brand,
    parentModel: names.familyOf(model),
    model,
    variant,
    province,
    city,
    district: orNull(parts[26]),
    bodyType,
    fuel,
    transmission,
    color,
    listingType,
    traits: Number(parts[25]) | names.facts.of(model, variant, textOrNull(parts[27])),
    makeYear: Number(year),
    kilometers: orNull(parts[13]),
    price: Number(parts[14]),
    instalment: instalmentOf(Number(parts[14]), Number(year)),
    quality: Number(parts[15]),
    views: Number(parts[16]),
    isImported: parts[17] === 't',
    publishedAt: Number(parts[18]),
    tokens,
  };
  const kept: KeptCar = {
    brandId: brand,
    modelId: model,
    variantId: variant,
    provinceId: province,
    cityId: city,
    ...{ bodyType, transmission, listingType, status },
    makeYear: car.makeYear,
    kilometerDriven: car.kilometers,
    price: car.price,
    publishedAt: car.publishedAt,
    expiresAt: orNull(parts[21]),
    imageCount: Number(parts[22]),
    color: parts[23] === '' ? color : null,
    cover: textOrNull(parts[23]),
    preview: textOrNull(parts[24]),
    ownVariant: textOrNull(parts[27]),
  };
  return { id: key, isFeatured, car, kept };
}
