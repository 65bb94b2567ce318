import { hash, randomUUID } from 'node:crypto';
import { type CarFactName, carFactNames } from '#contract/listing/car-facts.ts';
import { pick } from '#contract/pick.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { carCategoryId } from '#contract/vehicles/vehicle.ts';
import { schema } from '#server/db/database.ts';
import { listingQuality } from '#server/features/listing/shared/listing-quality.ts';
import type { RawRow } from './column-names.ts';
import type { InterpretedRow } from './interpret-row.ts';

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Something for the column of each fact. */
function factColumns<Value>(of: (name: CarFactName) => Value): Record<SnakeCase<CarFactName>, Value> {
  return Object.fromEntries(carFactNames.map((name) => [snakeCase(name), of(name)])) as Record<
    SnakeCase<CarFactName>,
    Value
  >;
}

/** The columns that an import writes, with their SQL types. */
export const recordColumns = {
  car_id_hash: 'text',
  source: 'text',
  external_id: 'text',
  content_hash: 'text',
  status: 'text',
  seller_name: 'text',
  mobile: 'text',
  email: 'text',
  is_whatsapp: 'boolean',
  category_id: 'integer',
  province_id: 'integer',
  city_id: 'integer',
  brand_id: 'integer',
  model_id: 'integer',
  variant_id: 'integer',
  variant_name: 'text',
  title: 'text',
  description: 'text',
  make_year: 'smallint',
  registration_year: 'smallint',
  color: 'text',
  body_type: 'text',
  fuel: 'text',
  transmission: 'text',
  listing_type: 'text',
  kilometer_driven: 'integer',
  price: 'bigint',
  reg_no: 'text',
  plate_region: 'text',
  plate_parity: 'text',
  ...factColumns((name) => schema.listings[name].getSQLType()),
  images: 'text[]',
  quality: 'smallint',
  created_at: 'timestamptz',
  published_at: 'timestamptz',
  expires_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;
export type RecordColumn = keyof typeof recordColumns;
export type ImportRecord = Readonly<
  Record<RecordColumn, string | number | boolean | readonly string[] | null>
> & {
  readonly external_id: string | null;
  readonly content_hash: string;
  /** Columns whose cell could not be read: those of a known car stay. */
  readonly unread: readonly RecordColumn[];
};

const dayMs = 86_400_000;
/**
 * Increment when parsers change the result for the same file. Rows without an external id are then imported
 * again.
 */
const hashVersion = 1;

/** Facts of the first version, which stand in a row's content in its order. */
const hashedFirst: ReadonlySet<CarFactName> = new Set<CarFactName>([
  'ownership',
  'isInsurance',
  'taxPaidUntil',
  'bpkbHolder',
  'serviceRecord',
  'accidentFree',
  'floodFree',
]);

/**
 * Identifies a row. Computed from its content, never from catalogue ids: a variant added to the catalogue
 * later must not make an old row a new one.
 */
function contentHash(row: InterpretedRow, raw: RawRow, images: readonly string[]): string {
  const { vehicle, seller, facts } = row;
  const content = [
    hashVersion,
    row.externalId,
    [
      row.title,
      row.description,
      row.makeYear,
      row.kilometerDriven,
      row.price,
      row.provinceId,
      row.cityId,
      row.color,
    ],
    [vehicle.brand.slug, raw.modelName ?? '', raw.variantName ?? '', raw.bodyType ?? ''],
    [vehicle.fuel, vehicle.transmission, raw.listedAt ?? ''],
    [seller.sellerName, seller.mobile, seller.email, seller.isWhatsapp, seller.listingType],
    [
      facts.registrationYear,
      facts.ownership,
      facts.isInsurance,
      facts.regNo,
      facts.taxPaidUntil,
      facts.bpkbHolder,
    ],
    [facts.plateRegion, facts.plateParity, facts.serviceRecord, facts.accidentFree, facts.floodFree],
    images,
    // Those added since, where they are stated: an unchanged row keeps its hash.
    ...carFactNames.flatMap((name) =>
      hashedFirst.has(name) || facts[name] === null ? [] : [[name, facts[name]]],
    ),
  ];
  return hash('sha256', JSON.stringify(content), 'hex').slice(0, 32);
}

const recordColumnNames = Object.keys(recordColumns) as RecordColumn[];

/** The table row of a file's row. A trusted import is live immediately (docs/product.md#imports). */
export function importRecord(
  row: InterpretedRow,
  raw: RawRow,
  context: { source: string; images: readonly string[]; modelId: number; now: Date },
): ImportRecord {
  const { source, images, modelId, now } = context;
  const { vehicle, seller, facts } = row;
  const publishedAt = row.listedAt ?? now;
  return {
    // 122 random bits from a pool: one system call per row would be slow.
    car_id_hash: randomUUID().replaceAll('-', ''),
    source,
    external_id: row.externalId,
    content_hash: contentHash(row, raw, images),
    status: 'live',
    seller_name: seller.sellerName,
    mobile: seller.mobile,
    email: seller.email,
    is_whatsapp: seller.isWhatsapp,
    category_id: carCategoryId,
    province_id: row.provinceId,
    city_id: row.cityId,
    brand_id: vehicle.brand.id,
    model_id: modelId,
    variant_id: vehicle.variantId,
    variant_name: vehicle.variantName,
    title: row.title,
    description: row.description,
    make_year: row.makeYear,
    registration_year: facts.registrationYear,
    color: row.color,
    body_type: vehicle.bodyType,
    fuel: vehicle.fuel,
    transmission: vehicle.transmission,
    listing_type: seller.listingType,
    kilometer_driven: row.kilometerDriven,
    price: row.price,
    reg_no: facts.regNo,
    plate_region: facts.plateRegion,
    plate_parity: facts.plateParity,
    ...factColumns((name) => facts[name]),
    images,
    quality: listingQuality({
      facts: {
        variantId: vehicle.variantId,
        cityId: row.cityId,
        registrationYear: facts.registrationYear,
        color: row.color,
        bodyType: vehicle.bodyType,
        kilometerDriven: row.kilometerDriven,
        description: row.description,
        ...pick(facts, carFactNames),
      },
      photoCount: images.length,
      price: row.price,
      typicalPrice: null,
    }),
    created_at: publishedAt.toISOString(),
    published_at: publishedAt.toISOString(),
    // Counted from the import, which puts an old listing on offer again.
    expires_at: new Date(now.getTime() + listingLimits.lifetimeDays * dayMs).toISOString(),
    updated_at: now.toISOString(),
    unread: recordColumnNames.filter((name) => row.unread.some((column) => snakeCase(column) === name)),
  };
}
