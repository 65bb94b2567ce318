import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { articleUnits, postTypes } from '#contract/articles/article.ts';
import type { Database } from '#server/db/database.ts';
import { followChanges } from '#server/db/follow-changes.ts';
import { ArticleShelf } from './article-shelf.ts';

const text = z.object({
  ...{ slug: z.string(), title: z.string(), summary: z.string(), words: z.number() },
  ...{ alts: z.array(z.string()), captions: z.array(z.string()), body: z.string() },
});
const localized = z.object({ id: z.string(), en: z.string() });
const changedRow = z.object({
  ...{ id: z.number(), views: z.number(), isPublic: z.boolean() },
  ...{ postType: z.enum(postTypes), bu: z.enum(articleUnits), author: z.string() },
  ...{ published: z.string(), updated: z.nullable(z.string()), isFeatured: z.boolean() },
  ...{ tags: z.array(z.string()), models: z.array(z.string()), pictures: z.array(z.string()) },
  texts: z.nullable(z.object({ id: z.optional(text), en: z.optional(text) })),
});
const stand = z.object({
  rows: z.tuple([
    z.object({
      mark: z.string(),
      total: z.number(),
      tags: z.string(),
      views: z.string(),
      changed: z.string(),
    }),
  ]),
});
const tagRows = z.record(z.string(), localized);
const viewRows = z.array(z.tuple([z.number(), z.number()]));

/**
 * What changed since a mark (`catalogue/change-mark.ts`), in one statement and so of one moment; as texts, because
 * reading a row object each takes ten times as long.
 */
async function readChanges({ read }: Database, since: string) {
  const { rows } = z.parse(
    stand,
    await read((orm) =>
      orm.execute(sql`
      select pg_snapshot_xmin(pg_current_snapshot())::text as mark,
        (select count(*)::int from articles) as total,
        (select coalesce(json_object_agg(slug, json_build_object('id', name_id, 'en', name_en) order by slug), '{}')::text
          from article_tags) as tags,
        (select coalesce(json_agg(json_build_array(id, views)), '[]')::text
          from articles where id in (select article_id from article_views)) as views,
        (select coalesce(json_agg(json_build_object('id', id, 'views', views, 'isPublic', is_public,
            'postType', post_type, 'bu', bu, 'author', author, 'published', published_on, 'updated', updated_on,
            'isFeatured', is_featured, 'tags', tags, 'models', models, 'pictures', pictures, 'texts',
            (select json_object_agg(language, json_build_object('slug', slug, 'title', title, 'summary', summary,
                'words', words, 'alts', alts, 'captions', captions,
                'body', array_to_string(tsvector_to_array(found), ' ')))
              from article_texts where article_id = articles.id))), '[]')::text
          from articles where changed_by >= ${since}::xid8) as changed`),
    ),
  );
  const [{ mark, total, tags, views, changed }] = rows;
  return {
    ...{ mark, total, tags },
    views: z.parse(viewRows, JSON.parse(views)),
    changed: z.parse(z.array(changedRow), JSON.parse(changed)),
  };
}

export type LiveArticles = {
  readonly shelf: ArticleShelf;
  readonly close: () => void;
};

/**
 * The articles in memory, kept up to date with the database. Views of other processes follow with the next change.
 * @param onReplaced called after articles or tags were replaced, before the announced change is acknowledged
 */
export async function createLiveArticles(
  database: Database,
  { onReplaced, onWarning }: { onReplaced(): void; onWarning(line: string): void },
): Promise<LiveArticles> {
  const shelf = new ArticleShelf();
  /** Of all articles, also those that are not on the shelf. */
  const ids = new Set<number>();
  let mark: string | undefined;
  let tags = '';

  async function read(): Promise<void> {
    let changes = await readChanges(database, mark ?? '0');
    for (const { id } of changes.changed) ids.add(id);
    // Articles were deleted, which no call of the product does.
    if (ids.size !== changes.total && mark !== undefined) {
      changes = await readChanges(database, '0');
      for (const id of ids) shelf.delete(id);
      ids.clear();
      for (const { id } of changes.changed) ids.add(id);
    }
    for (const { texts, isPublic, views, ...row } of changes.changed) {
      if (isPublic && texts?.id && texts.en) {
        const { body: id, ...inId } = texts.id;
        const { body: en, ...inEn } = texts.en;
        shelf.set({ ...row, texts: { id: inId, en: inEn } }, { views, bodies: { id, en } });
      } else shelf.delete(row.id);
    }
    for (const [id, views] of changes.views) shelf.setViews(id, views);
    if (tags !== changes.tags)
      shelf.setTags(new Map(Object.entries(z.parse(tagRows, JSON.parse(changes.tags)))));
    const isFirst = mark === undefined;
    const isReplaced = changes.changed.length > 0 || tags !== changes.tags;
    ({ mark, tags } = changes);
    if (isReplaced && !isFirst) onReplaced();
  }

  const { close } = await followChanges(database, {
    ...{ read, onWarning },
    failed: 'articles could not be read',
  });
  return { shelf, close };
}
