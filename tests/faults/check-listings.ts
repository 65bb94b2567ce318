import { eq } from 'drizzle-orm';
import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';

export interface ExpectedListing {
  readonly round: number;
  /** E.164; a new one in each round. */
  readonly mobile: string;
  readonly hashes: readonly string[];
}

/** Checks the database: every listing once, with all its photos in order. @returns problems */
export async function checkListings(
  dataDirectory: string,
  expected: readonly ExpectedListing[],
): Promise<string[]> {
  const database = await openDatabase({ dataDirectory, migrationsDirectory });
  try {
    const { listings, media } = schema;
    const rows = await database.orm.select().from(listings).where(eq(listings.source, 'web'));
    const hashOf = new Map((await database.orm.select().from(media)).map(({ key, sha256 }) => [key, sha256]));
    const wrong = expected.flatMap(({ round, mobile, hashes }) => {
      const own = rows.filter((row) => row.mobile === mobile);
      const photos = own.map(({ images }) => images.map((key) => hashOf.get(key)).join());
      if (own.length !== 1) return [`round ${round}: ${own.length} listings in place of one`];
      return photos[0] === hashes.join() ? [] : [`round ${round}: other photos, or in another order`];
    });
    const isWhole = rows.length === expected.length || wrong.length > 0;
    return isWhole ? wrong : [`${rows.length} listings in place of ${expected.length}`];
  } finally {
    await database.close();
  }
}
