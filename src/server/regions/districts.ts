import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';

/*
 * Districts (kecamatan) of Indonesia, from the same source as its cities (regions.ts). The source has no positions: a
 * district is where its city is.
 */

export type DistrictSeed = {
  /** The official code without its dots. */
  readonly id: number;
  readonly cityId: number;
  readonly name: string;
};

const rows = z.array(
  z.object({
    code: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
    regency_code: z.string().regex(/^\d{2}\.\d{2}$/),
    name: z.string().min(1),
  }),
);
/** Its id differs from its official code (docs/product.md#identity). */
const jakartaSelatan = { code: '31.74', id: 146 };

let districts: readonly DistrictSeed[] | undefined;
let byId: ReadonlyMap<number, DistrictSeed> | undefined;

/** All 7,277 districts; read once from the package's table. */
export function readDistricts(): readonly DistrictSeed[] {
  if (!districts) {
    const file = createRequire(import.meta.url).resolve('idn-area-data/data/districts.csv');
    districts = rows
      .parse(parse(readFileSync(file), { columns: true }))
      .map(({ code, regency_code, name }) => ({
        id: Number(code.replaceAll('.', '')),
        cityId:
          regency_code === jakartaSelatan.code ? jakartaSelatan.id : Number(regency_code.replace('.', '')),
        name,
      }));
  }
  return districts;
}

let byCity: ReadonlyMap<number, readonly DistrictSeed[]> | undefined;

/** By code; none for an unknown city. */
export function districtsOf(cityId: number): readonly DistrictSeed[] {
  if (!byCity) {
    // Not Map.groupBy, which the oldest Node has not got.
    const found = new Map<number, DistrictSeed[]>();
    for (const district of readDistricts()) {
      const known = found.get(district.cityId);
      if (known) known.push(district);
      else found.set(district.cityId, [district]);
    }
    byCity = found;
  }
  return byCity.get(cityId) ?? [];
}

/** Null for none, and for an unknown id. */
export const districtName = (id: number | null): string | null =>
  (id === null ? undefined : districtOf(id)?.name) ?? null;

/** Undefined for an unknown id. */
export function districtOf(id: number): DistrictSeed | undefined {
  byId ??= new Map(readDistricts().map((district) => [district.id, district]));
  return byId.get(id);
}
