import * as z from 'zod/mini';
import { readDataTable } from '#server/process/reference-table.ts';

const cityRow = z.object({
  code: z.string().check(z.regex(/^\d{2}\.\d{2}$/)),
  thousands: z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
});

let thousands: ReadonlyMap<string, number> | undefined;

/** Inhabitants in thousands by official code; only for spreading demonstration cars over the country. */
function thousandsByCode(): ReadonlyMap<string, number> {
  thousands ??= new Map(
    readDataTable('city-population.csv', cityRow).map((row) => [row.code, row.thousands]),
  );
  return thousands;
}

/** Default for a place that the table lacks: the mean of the rest, by kind. */
const otherKota = 150;
const otherRegency = 260;

/** Jakarta first, then the large cities. */
export const popularCityCodes: ReadonlySet<string> = new Set([
  '31.71',
  '31.72',
  '31.73',
  '31.74',
  '31.75',
  '32.71',
  '32.73',
  '32.75',
  '32.76',
  '36.71',
  '36.74',
  '33.72',
  '33.74',
  '34.71',
  '35.73',
  '35.78',
  '12.71',
  '14.71',
  '16.71',
  '18.71',
  '21.71',
  '51.71',
  '64.71',
  '73.71',
]);

const jakartaSelatanId = 146;

/** @param id A city's id as the database has it. */
export function populationThousands({
  id,
  isKota,
}: {
  readonly id: number;
  readonly isKota: boolean;
}): number {
  const digits = id === jakartaSelatanId ? '3174' : String(id);
  return (
    thousandsByCode().get(`${digits.slice(0, 2)}.${digits.slice(2)}`) ?? (isKota ? otherKota : otherRegency)
  );
}

/**
 * The weight of a place in the demonstration: its inhabitants, those of a city three times, since cars are traded in
 * cities.
 */
export function marketWeight(city: { readonly id: number; readonly isKota: boolean }): number {
  return populationThousands(city) * (city.isKota ? 3 : 1);
}
