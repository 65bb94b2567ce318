import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { slugify } from '#contract/slug.ts';
import { isPopularCity } from './city-population.ts';

/*
 * Provinces, regencies and cities of Indonesia.
 * Source: idn-area-data 3.1.2 (https://github.com/fityannugroho/idn-area-data), after the decree of the
 * Ministry of Home Affairs; data under the Open Database License (ODbL) 1.0.
 */

interface ProvinceSeed {
  /** The official two-digit code. */
  readonly id: number;
  readonly name: string;
  /** Derived from the name; the slug registry may add a suffix. */
  readonly slug: string;
}

export interface CitySeed {
  /** The official code without its dot; Jakarta Selatan is 146 (docs/product.md#identity). */
  readonly id: number;
  readonly provinceId: number;
  /** A city (kota) as opposed to a regency (kabupaten). */
  readonly isKota: boolean;
  readonly name: string;
  readonly slug: string;
  readonly isPopular: boolean;
}

interface Regions {
  readonly provinces: readonly ProvinceSeed[];
  readonly cities: readonly CitySeed[];
}

const jakartaSelatan = { code: '31.74', id: 146 };

/** Names that cannot be derived from the official ones in capitals. */
const provinceNames: Readonly<Record<string, string>> = {
  '31': 'DKI Jakarta',
  '34': 'DI Yogyakarta',
};
const placeNames: Readonly<Record<string, string>> = {
  'BAU BAU': 'Baubau',
  'FAK FAK': 'Fakfak',
  'LUBUK LINGGAU': 'Lubuklinggau',
  'MUKO MUKO': 'Mukomuko',
  'PADANG SIDEMPUAN': 'Padangsidimpuan',
  PALANGKARAYA: 'Palangka Raya',
  'PANGKAL PINANG': 'Pangkalpinang',
  'TANJUNG PINANG': 'Tanjungpinang',
  'TOJO UNA UNA': 'Tojo Una-Una',
  'TOLI TOLI': 'Tolitoli',
};

function ordinaryCase(name: string): string {
  const known = placeNames[name];
  if (known !== undefined) return known;
  const words = name.toLowerCase().split(' ');
  return words
    .map((word) => (word === 'dan' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const provinceRows = z.array(z.object({ code: z.string().regex(/^\d{2}$/), name: z.string().min(1) }));
const regencyRows = z.array(
  z.object({
    code: z.string().regex(/^\d{2}\.\d{2}$/),
    province_code: z.string().regex(/^\d{2}$/),
    name: z.string().regex(/^(?:KOTA|KABUPATEN) ./),
  }),
);

function readTable(name: 'provinces' | 'regencies'): unknown {
  const file = createRequire(import.meta.url).resolve(`idn-area-data/data/${name}.csv`);
  return parse(readFileSync(file), { columns: true });
}

function readProvinces(): ProvinceSeed[] {
  return provinceRows.parse(readTable('provinces')).map(({ code, name }) => {
    const ordinary = provinceNames[code] ?? ordinaryCase(name);
    return { id: Number(code), name: ordinary, slug: slugify(ordinary) };
  });
}

function readCities(): CitySeed[] {
  const rows = regencyRows.parse(readTable('regencies')).map((row) => ({
    code: row.code,
    provinceId: Number(row.province_code),
    isKota: row.name.startsWith('KOTA '),
    bare: ordinaryCase(row.name.replace(/^(?:KOTA|KABUPATEN) (?:ADMINISTRASI )?/, '')),
  }));
  const kotaNames = new Set(rows.filter(({ isKota }) => isKota).map(({ bare }) => bare));
  return rows.map(({ code, provinceId, isKota, bare }) => {
    // "Bandung" is the city; the regency around it is always called "Kabupaten Bandung".
    const name = !isKota && kotaNames.has(bare) ? `Kabupaten ${bare}` : bare;
    return {
      id: code === jakartaSelatan.code ? jakartaSelatan.id : Number(code.replace('.', '')),
      provinceId,
      isKota,
      name,
      slug: slugify(name),
      isPopular: isPopularCity(code),
    };
  });
}

let regions: Regions | undefined;

/** The 38 provinces and 514 regencies and cities, by official code; read once from the package's tables. */
export function readRegions(): Regions {
  regions ??= { provinces: readProvinces(), cities: readCities() };
  return regions;
}
