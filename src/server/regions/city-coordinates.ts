import * as z from 'zod/mini';
import type { Coordinates } from '#contract/places/kilometers-between.ts';
import { readReferenceTable } from '#server/process/reference-table.ts';

const degrees = z.pipe(z.string().check(z.regex(/^-?\d+(?:\.\d+)?$/)), z.transform(Number));
const row = z.object({
  code: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  latitude: degrees,
  longitude: degrees,
});

/** Jakarta Selatan's id differs from its official code (docs/product.md#identity). */
const jakartaSelatanId = 146;

let known: ReadonlyMap<string, Coordinates> | undefined;

/** The centre of a city or regency, by id; accurate to some kilometres. Undefined for an unknown id. */
export function centerOf(cityId: number): Coordinates | undefined {
  known ??= new Map(readReferenceTable('regions/coordinates.csv', row).map((each) => [each.code, each]));
  const digits = cityId === jakartaSelatanId ? '3174' : String(cityId);
  const found = known.get(`${digits.slice(0, 2)}.${digits.slice(2)}`);
  return found && { latitude: found.latitude, longitude: found.longitude };
}

/** As `centerOf`, for a city of the tables. */
export function coordinatesOf(cityId: number): Coordinates {
  const center = centerOf(cityId);
  if (!center) throw new Error(`regions/coordinates.csv has no city ${cityId}.`);
  return center;
}
