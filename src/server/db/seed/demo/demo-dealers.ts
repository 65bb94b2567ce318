import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OpeningHours } from '#contract/outlets/opening-hours.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isDemonstrationSeller } from '#server/db/demonstration-rows.ts';
import { newSlug } from '#server/features/dealer-pages/shared/open-dealer-page.ts';
import { Random } from './random.ts';

const { dealerPages } = schema;

/** Seed stream of the dealers' random numbers. */
const purpose = 8;
/** Enough to make the statement's overhead negligible. */
const pagesABatch = 500;

const found = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      name: z.string(),
      city_id: z.coerce.number(),
      city: z.string(),
    }),
  ),
});

const day = (from: string, to: string): OpeningHours[number] => [[from, to]];
const sixDays = (of: OpeningHours[number], sunday: OpeningHours[number]): OpeningHours => [
  ...Array.from({ length: 6 }, () => of),
  sunday,
];
const timetables: readonly OpeningHours[] = [
  sixDays(day('09:00', '18:00'), []),
  sixDays(day('08:30', '17:30'), day('10:00', '15:00')),
  sixDays(day('09:00', '20:00'), day('09:00', '20:00')),
  sixDays(day('08:00', '17:00'), []),
];
const abouts = [
  'Dealer contoh dari data demonstrasi: tempat ini tidak ada. Halaman dealer sungguhan memuat keterangan yang ditulis dealernya sendiri.',
  'Contoh halaman dealer. Mobil, alamat, dan jam bukanya dibuat untuk demonstrasi.',
] as const;

/** Pages of the demonstration's dealers, recognisable by their addresses. Requires their cars. */
export async function writeDemoDealers(orm: Orm): Promise<void> {
  const { rows } = z.parse(
    found,
    await orm.execute(sql`
      select accounts.id, accounts.name, l.city_id, c.name as city from accounts
      -- In one pass: without statistics the planner would look for each dealer's first car among all cars.
      join (select distinct on (user_id) user_id, city_id from listings order by user_id, id) l on l.user_id = accounts.id
      join cities c on c.id = l.city_id
      where accounts.scope = 'dealer' and ${isDemonstrationSeller} order by accounts.mobile`),
  );
  const slugs = new Set(
    (await orm.select({ slug: dealerPages.slug }).from(dealerPages)).map(({ slug }) => slug),
  );
  const random = new Random();
  const pages = rows.map(({ id, name, city_id: cityId, city }, place) => {
    random.start(purpose, place);
    const slug = newSlug(name, (taken) => slugs.has(taken));
    slugs.add(slug);
    return {
      ...{ accountId: id, slug, name, cityId },
      address: `Jl. Contoh No. ${random.below(200) + 1}, ${city}`,
      hours: timetables[random.below(timetables.length)] ?? null,
      about: abouts[random.below(abouts.length)] ?? '',
    };
  });
  for (let from = 0; from < pages.length; from += pagesABatch)
    await orm.insert(dealerPages).values(pages.slice(from, from + pagesABatch));
}
