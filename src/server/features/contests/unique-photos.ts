import { inArray } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { differentBits, mostDifferentBits } from '#server/photo-store/looks-like.ts';

const { media } = schema;

/** How many photos of each list look different from all before them. A photo without contrast does not count. */
export async function countUniquePhotos(orm: Orm, lists: readonly (readonly string[])[]): Promise<number[]> {
  const keys = [...new Set(lists.flat())];
  if (keys.length === 0) return lists.map(() => 0);
  const rows = await orm
    .select({ key: media.key, hash: media.looksLike })
    .from(media)
    .where(inArray(media.key, keys));
  const hashes = new Map(rows.map(({ key, hash }) => [key, hash]));
  return lists.map((images) => {
    const unique: string[] = [];
    for (const key of images) {
      const hash = hashes.get(key);
      if (hash && unique.every((other) => differentBits(other, hash) > mostDifferentBits)) unique.push(hash);
    }
    return unique.length;
  });
}
