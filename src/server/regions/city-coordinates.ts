import * as z from 'zod/mini';
import { readReferenceTable } from '#server/process/reference-table.ts';

const degrees = z.pipe(z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)), z.transform(Number));
const row = z.object({
  code: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  latitude: degrees,
  longitude: degrees,
});

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** Jakarta Selatan's id differs from its official code (docs/product.md#identity). */
const jakartaSelatanId = 146;

let known: ReadonlyMap<string, Coordinates> | undefined;

/** The centre of a city or regency, by id; accurate to some kilometres. */
export function coordinatesOf(cityId: number): Coordinates {
  known ??= new Map(readReferenceTable('regions/coordinates.csv', row).map((each) => [each.code, each]));
  const digits = cityId === jakartaSelatanId ? '3174' : String(cityId);
  const found = known.get(`${digits.slice(0, 2)}.${digits.slice(2)}`);
  if (!found) throw new Error(`regions/coordinates.csv has no city ${cityId}.`);
  return { latitude: found.latitude, longitude: found.longitude };
}
