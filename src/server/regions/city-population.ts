import * as z from 'zod/mini';
import { readReferenceTable, wholeNumber, yesOrNo } from '#server/process/reference-table.ts';

const cityRow = z.object({
  code: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  thousands: wholeNumber,
  popular: yesOrNo,
});
type CityRow = z.output<typeof cityRow>;

let rows: ReadonlyMap<string, CityRow> | undefined;

function rowOf(code: string): CityRow | undefined {
  rows ??= new Map(readReferenceTable('regions/cities.csv', cityRow).map((row) => [row.code, row]));
  return rows.get(code);
}

/** Default for a place missing from the table: the mean of the rest, by kind. */
const otherKota = 150;
const otherRegency = 260;

/** Whether a city is offered first, by official code. */
export function isPopularCity(code: string): boolean {
  return rowOf(code)?.popular ?? false;
}

const jakartaSelatanId = 146;

/**
 * Inhabitants in thousands, used to distribute demonstration cars over the country.
 * @param id the city's id in the database
 */
export function populationThousands({
  id,
  isKota,
}: {
  readonly id: number;
  readonly isKota: boolean;
}): number {
  const digits = id === jakartaSelatanId ? '3174' : String(id);
  return rowOf(`${digits.slice(0, 2)}.${digits.slice(2)}`)?.thousands ?? (isKota ? otherKota : otherRegency);
}

/** The weight of a place in the demonstration: its inhabitants, tripled for cities, where cars are traded. */
export function marketWeight(city: { readonly id: number; readonly isKota: boolean }): number {
  return populationThousands(city) * (city.isKota ? 3 : 1);
}
