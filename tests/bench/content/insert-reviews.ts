import { sql } from 'drizzle-orm';
import { type Database, schema } from '#server/db/database.ts';
import { readNewVehicles } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { beginAgain, pick, random, words } from './random-words.ts';

export const reviewCount = 100_000;
const accountCount = 1000;

/** The models with reviews: the first have most of them. */
export const reviewed = [...readNewVehicles()].flatMap(([kind, brands]) =>
  brands.flatMap((brand) =>
    brand.models.slice(0, 3).map(({ slug, name }) => ({
      ...{ kind, brand: brand.slug, model: slug, name: `${brand.name} ${name}` },
    })),
  ),
);

const stars = () => 1 + Math.floor(random() * 5);

/** Of every account one of each of its models. */
export async function insertReviews({ orm }: Database): Promise<void> {
  beginAgain();
  await orm.execute(sql`
    insert into accounts (public_id, mobile) select 'bench' || n, '+62811' || 1000000 + n
    from generate_series(1, ${accountCount}::int) n`);
  const rows = await orm.select({ id: schema.accounts.id }).from(schema.accounts).limit(accountCount);
  const each = reviewCount / accountCount;
  for (const [place, { id: accountId }] of rows.entries()) {
    const models = new Set<number>();
    while (models.size < each) models.add(Math.floor(random() ** 3 * reviewed.length));
    await orm.insert(schema.ownerReviews).values(
      [...models].flatMap((number) => {
        const of = reviewed[number];
        return of
          ? [
              {
                ...of,
                ...{ accountId, makeYear: 2015, ownedYears: 3, author: 'Sari', state: 'live' as const },
                ...{ comfort: stars(), driving: stars(), runningCost: stars(), reliability: stars() },
                ...{ value: stars(), title: words(5), body: words(pick([30, 60, 120])) },
                ...{ consentVersion: '2026-11-22', createdAt: new Date(0) },
                publishedAt: new Date(Date.UTC(2026, 0, 1) + place * 3_600_000 + number * 1000),
              },
            ]
          : [];
      }),
    );
  }
}
