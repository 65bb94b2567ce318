import { schema } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { migrationsDirectory } from '#server/process/migrations-directory.ts';

export interface ExpectedLead {
  readonly round: number;
  /** E.164; a new one in each round. */
  readonly mobile: string;
  readonly message: string;
}

/** Checks the database: every lead once, as it was written. @returns problems */
export async function checkLeads(
  dataDirectory: string,
  expected: readonly ExpectedLead[],
): Promise<string[]> {
  const database = await openDatabase({ dataDirectory, migrationsDirectory });
  try {
    const rows = await database.orm.select().from(schema.leads);
    const wrong = expected.flatMap(({ round, mobile, message }) => {
      const own = rows.filter((row) => row.mobile === mobile);
      if (own.length !== 1) return [`round ${round}: ${own.length} leads in place of one`];
      return own[0]?.message === message ? [] : [`round ${round}: it says something else`];
    });
    const isWhole = rows.length === expected.length || wrong.length > 0;
    return isWhole ? wrong : [`${rows.length} leads in place of ${expected.length}`];
  } finally {
    await database.close();
  }
}
