import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import type { OutletOffer } from '#contract/outlets/outlet.ts';
import { demonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { demonstrationSource } from '#server/db/demonstration-rows.ts';
import { readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';
import { coordinatesOf } from '#server/regions/city-coordinates.ts';
import { readRegions } from '#server/regions/regions.ts';
import { Random } from './random.ts';

const { outlets } = schema;

const row = z.object({
  kind: z.string(),
  brand: z.string(),
  brand_name: z.string(),
  /** One outlet in every n-th large city. */
  every: wholeNumber,
});

/** Seed stream of the outlets' random numbers. */
const purpose = 7;
/** Follows the number range of the demonstration's sellers. */
const firstNumber = 90_000_000;
/** Approximate maximum distance from the city's centre, in degrees. */
const spread = 0.08;

const weekday: OpeningHours[number] = [['08:00', '17:00']];
const long: OpeningHours[number] = [['08:30', '20:00']];
const short: OpeningHours[number] = [['08:00', '14:00']];
const timetables: readonly OpeningHours[] = [
  [weekday, weekday, weekday, weekday, weekday, short, []],
  [long, long, long, long, long, long, short],
  [weekday, weekday, weekday, weekday, weekday, weekday, []],
];
/** Every city of a brand gets the first profile; two in three also a second outlet with one of the others. */
const profiles: readonly (readonly OutletOffer[])[] = [
  ['sales', 'service', 'parts', 'test-drive'],
  ['service', 'parts', 'body-repair'],
  ['sales', 'test-drive'],
];

type NewOutlet = typeof outlets.$inferInsert;

/** Generated outlets of all kinds in the large cities, recognisable as such by name and number. */
export function demoOutlets(): NewOutlet[] {
  const random = new Random();
  const cities = readRegions().cities.filter(({ isPopular }) => isPopular);
  const places = readReferenceTable('demo/outlets.csv', row).flatMap((line, brand) =>
    cities.flatMap((city, place) => {
      if ((place + brand) % line.every !== 0) return [];
      const more = (place + brand) % 3;
      return more === 0
        ? [{ line, city, profile: 0 }]
        : [0, more].map((profile) => ({ line, city, profile }));
    }),
  );
  return places.map(({ line: { kind, brand, brand_name: brandName }, city, profile }, place) => {
    random.start(purpose, place);
    const offers = profiles[profile] ?? [];
    const { latitude, longitude } = coordinatesOf(city.id);
    const telephone = demonstrationNumber(firstNumber + place);
    const what = offers.includes('sales') ? (profile === 0 ? 'Dealer' : 'Showroom') : 'Bengkel';
    return {
      ...{
        source: demonstrationSource,
        externalId: `${kind} ${brand} ${city.id} ${profile}`,
        contentHash: '',
      },
      ...{ brand, brandName, kinds: [kind], cityId: city.id },
      offers: [...offers, ...(brand === 'byd' ? (['charging'] as const) : [])],
      name: `${what} Contoh ${brandName} ${city.name}`,
      address: `Jl. Contoh No. ${random.below(200) + 1}, ${city.name}`,
      latitude: latitude + (random.unit() - 0.5) * spread,
      longitude: longitude + (random.unit() - 0.5) * spread,
      isExact: true,
      ...{ telephone, whatsapp: telephone },
      hours: timetables[random.below(timetables.length)] ?? null,
    };
  });
}

/** Replaces or removes the demonstration's outlets. Requires the regions. */
export async function writeDemoOutlets(orm: Orm, isWanted: boolean): Promise<void> {
  await orm.delete(outlets).where(eq(outlets.source, demonstrationSource));
  if (isWanted) await orm.insert(outlets).values(demoOutlets());
}
