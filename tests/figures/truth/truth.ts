import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { type Article, type ArticleTag, readArticles, readArticleTags } from './articles.ts';
import { type NewVariant, readNewVariants } from './new-vehicles.ts';
import { type Dealer, type Outlet, readDealers, readOutlets } from './outlets.ts';
import { readCars, type TrueCar } from './used-cars.ts';

/** What is true, by SQL over the rows that the pages are made from; files are read by `tableOf`. */
export type Truth = {
  readonly cars: readonly TrueCar[];
  readonly newVariants: readonly NewVariant[];
  readonly outlets: readonly Outlet[];
  readonly dealers: readonly Dealer[];
  readonly articles: readonly Article[];
  readonly articleTags: readonly ArticleTag[];
  /** Names of all vehicles that cars are entered with: `[brand, model, variant or nothing]`. */
  readonly vehicles: readonly (readonly [brand: string, model: string, variant: string | null])[];
  readonly provinces: readonly { readonly id: string; readonly name: string }[];
  /** The contest of each ad that is entered in one. */
  readonly contestEntries: readonly string[];
  readonly now: Date;
  readonly year: number;
};

const names = z.object({
  rows: z.array(z.object({ brand: z.string(), model: z.string(), variant: z.nullable(z.string()) })),
});

const entries = z.object({ rows: z.array(z.object({ contest: z.string() })) });
const provinces = z.object({ rows: z.array(z.object({ id: z.string(), name: z.string() })) });

export async function readTruth(database: Pick<Database, 'orm'>): Promise<Truth> {
  const now = new Date();
  const found = await database.orm.execute(sql`
    select b.name as brand, m.name as model, v.name as variant
    from brands b join models m on m.brand_id = b.id left join variants v on v.model_id = m.id`);
  return {
    cars: await readCars(database),
    newVariants: await readNewVariants(database),
    outlets: await readOutlets(database),
    dealers: await readDealers(database),
    articles: await readArticles(database),
    articleTags: await readArticleTags(database),
    vehicles: z.parse(names, found).rows.map(({ brand, model, variant }) => [brand, model, variant]),
    provinces: z.parse(
      provinces,
      await database.orm.execute(sql`select id::text as id, name from provinces order by id`),
    ).rows,
    contestEntries: z
      .parse(entries, await database.orm.execute(sql`select contest from contest_entries`))
      .rows.map(({ contest }) => contest),
    now,
    year: Number(now.toLocaleDateString('en-US', { timeZone: 'Asia/Jakarta', year: 'numeric' })),
  };
}
