import { and, eq, gt, like, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Orm, schema } from '#server/db/database.ts';

const { uploads } = schema;

const dayAgo = sql`now() - interval '1 day'`;
const touched = z.object({ rows: z.array(z.object({ sha256: z.string(), key: z.string() })) });
const counted = { photos: sql<number>`count(*)::int` };
/**
 * As one parameter, so that the statement is the same for any number. Owners and hashes contain no commas.
 */
const list = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;

export type UploadRepository = ReturnType<typeof createUploadRepository>;

/** Who uploaded which photo. */
export function createUploadRepository(orm: Orm) {
  return {
    /**
     * The given photos that one of the owners has uploaded, by hash. Restarts their day: they are not deleted
     * until a day after the transaction.
     */
    async claim(
      owners: readonly string[],
      hashes: readonly string[],
      within: Orm = orm,
    ): Promise<Map<string, string>> {
      if (owners.length === 0 || hashes.length === 0) return new Map();
      // In a fixed order, to avoid deadlocks.
      const result = await within.execute(sql`
        with found as (
          select owner, sha256 from uploads where owner = any(${list(owners)}) and sha256 = any(${list(hashes)})
          order by owner, sha256 for update
        )
        update uploads set created_at = now() from found
        where uploads.owner = found.owner and uploads.sha256 = found.sha256
        returning uploads.sha256, uploads.key`);
      return new Map(z.parse(touched, result).rows.map(({ sha256, key }) => [sha256, key]));
    },

    async add(upload: { owner: string; sha256: string; key: string; bytes: number }): Promise<void> {
      await orm
        .insert(uploads)
        .values(upload)
        .onConflictDoUpdate({ target: [uploads.owner, uploads.sha256], set: { createdAt: sql`now()` } });
    },

    /** Photos that an owner uploaded within a day. */
    async countOf(owner: string): Promise<number> {
      const [row] = await orm
        .select(counted)
        .from(uploads)
        .where(and(eq(uploads.owner, owner), gt(uploads.createdAt, dayAgo)));
      return row?.photos ?? 0;
    },

    /** Photos that all devices without an account uploaded within a day. */
    async countOfDevices(): Promise<number> {
      const [row] = await orm
        .select(counted)
        .from(uploads)
        .where(and(gt(uploads.createdAt, dayAgo), like(uploads.owner, 'device:%')));
      return row?.photos ?? 0;
    },
  };
}
