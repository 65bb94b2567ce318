import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { articleUnits, postTypes } from '#contract/articles/article.ts';
import { languages } from '#contract/language.ts';
import type { Database } from '#server/db/database.ts';

const article = z.object({
  language: z.enum(languages),
  ...{ slug: z.string(), title: z.string(), summary: z.string(), body: z.string() },
  ...{ captions: z.array(z.string()), published: z.string(), updated: z.nullable(z.string()) },
  ...{ postType: z.enum(postTypes), bu: z.enum(articleUnits) },
  tags: z.array(z.string()),
  words: z.number(),
  /** `kind/brand/model`. */
  models: z.array(z.string()),
});
export type Article = z.infer<typeof article>;

const tag = z.object({ slug: z.string(), nameId: z.string(), nameEn: z.string() });
export type ArticleTag = z.infer<typeof tag>;

/** The stored texts of articles, by SQL. */
export async function readArticles({ orm }: Pick<Database, 'orm'>): Promise<readonly Article[]> {
  const found = await orm.execute(sql`
    select t.language, t.slug, t.title, t.summary, t.body, t.captions, t.words, a.published_on::text as published,
      a.updated_on::text as updated, a.post_type as "postType", a.bu, a.tags, a.models
    from article_texts t join articles a on a.id = t.article_id where a.is_public order by t.article_id, t.language`);
  return z.parse(z.object({ rows: z.array(article) }), found).rows;
}

export async function readArticleTags({ orm }: Pick<Database, 'orm'>): Promise<readonly ArticleTag[]> {
  const found = await orm.execute(
    sql`select slug, name_id as "nameId", name_en as "nameEn" from article_tags`,
  );
  return z.parse(z.object({ rows: z.array(tag) }), found).rows;
}
