import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { grouped } from './statistics.ts';

const variant = z.object({
  ...{ kind: z.string(), brand: z.string(), brandName: z.string(), model: z.string(), modelName: z.string() },
  cells: z.record(z.string(), z.string()),
});
export type NewVariant = z.infer<typeof variant>;

/** The variants of new vehicles, by SQL: what the files and the staff's imports say of them. */
export async function readNewVariants({ orm }: Pick<Database, 'orm'>): Promise<readonly NewVariant[]> {
  const found = await orm.execute(sql`
    select kind, brand, brand_name as "brandName", model, model_name as "modelName", cells
    from new_vehicles order by id`);
  return z.parse(z.object({ rows: z.array(variant) }), found).rows;
}

export const priceOf = ({ cells }: NewVariant): number => Number(cells.price || Number.NaN);
export const byPrice = (variants: readonly NewVariant[]): readonly NewVariant[] =>
  variants.filter(({ cells }) => cells.price).sort((a, b) => priceOf(a) - priceOf(b));

const isSold = ({ cells }: NewVariant) => !cells.last_year && !cells.expected;
/** Those that are sold; all of a model that is not. */
export const sold = (variants: readonly NewVariant[]): readonly NewVariant[] =>
  variants.some(isSold) ? variants.filter(isSold) : variants;
const isExample = ({ cells }: NewVariant) => cells.source === 'contoh';

const modelKey = ({ kind, brand, model }: NewVariant): string => `${kind}/${brand}/${model}`;
/** Models on sale, made-up ones left out. */
export const modelsOnSale = (variants: readonly NewVariant[]): readonly (readonly NewVariant[])[] =>
  [...grouped(variants, modelKey).values()].filter((own) => own.some(isSold) && !own.every(isExample));

/** Variants that an address is about, `/mobil-baru/toyota/avanza/…`; undefined if it is about none. */
export function variantsAt(
  variants: readonly NewVariant[],
  address: string,
): { readonly of: 'kind' | 'brand' | 'model'; readonly variants: readonly NewVariant[] } | undefined {
  const [path = ''] = address.replace(/^\/en(?=\/)/, '').split(/[?#]/);
  const [, section = '', brand, model] = path.split('/');
  if (!section.endsWith('-baru')) return undefined;
  const ofKind = variants.filter(({ kind }) => `${kind}-baru` === section);
  const ofBrand = ofKind.filter((each) => each.brand === brand);
  if (brand === undefined || ofBrand.length === 0) return { of: 'kind', variants: ofKind };
  const ofModel = ofBrand.filter((each) => each.model === model);
  return ofModel.length > 0 ? { of: 'model', variants: ofModel } : { of: 'brand', variants: ofBrand };
}

/** A variant's number by its row in a table of specifications. */
export const specifications: readonly {
  readonly rows: RegExp;
  readonly cell: string;
  readonly digits: number;
}[] = [
  { rows: /^(?:Kapasitas mesin|Displacement|Engine size)/, cell: 'engine_cc', digits: 0 },
  { rows: /^(?:Tenaga|Power)/, cell: 'power_kw', digits: 1 },
  { rows: /^(?:Tangki|Tank)/, cell: 'tank_l', digits: 0 },
  { rows: /^(?:Baterai|Battery)/, cell: 'battery_kwh', digits: 1 },
  { rows: /^(?:Jangkauan|Range)/, cell: 'range_km', digits: 0 },
  { rows: /^(?:Cas AC|AC charging)/, cell: 'ac_kw', digits: 1 },
  { rows: /^(?:Cas cepat DC|DC fast charging)/, cell: 'dc_kw', digits: 1 },
  { rows: /^(?:Kursi|Seats)/, cell: 'seats', digits: 0 },
  { rows: /^(?:Daya angkut|Payload)/, cell: 'payload_kg', digits: 0 },
  { rows: /^(?:Berat total|Gross weight)/, cell: 'gvw_kg', digits: 0 },
  { rows: /^(?:Jarak sumbu roda|Wheelbase)/, cell: 'wheelbase_mm', digits: 0 },
];
