import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';

const article = z.object({
  ...{ language: z.string(), slug: z.string(), title: z.string(), summary: z.string(), body: z.string() },
  captions: z.array(z.string()),
  published: z.string(),
});
export type Article = z.infer<typeof article>;

/** The stored texts of articles, by SQL. */
export async function readArticles({ orm }: Pick<Database, 'orm'>): Promise<readonly Article[]> {
  const found = await orm.execute(sql`
    select t.language, t.slug, t.title, t.summary, t.body, t.captions, a.published_on::text as published
    from article_texts t join articles a on a.id = t.article_id order by t.article_id, t.language`);
  return z.parse(z.object({ rows: z.array(article) }), found).rows;
}
