import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ParsedQueryOf } from '#contract/api/endpoint-schemas.ts';
import { articleUnits, postTypes } from '#contract/articles/article.ts';
import { pathOfArticle } from '#contract/articles/article-addresses.ts';
import { type ArticleContent, articleContent } from '#contract/articles/article-content.ts';
import {
  type ArticleDocument,
  type ArticleState,
  articleStates,
} from '#contract/articles/article-desk.schema.ts';
import { pathInLanguage } from '#contract/language.ts';
import { type Orm, schema } from '#server/db/database.ts';
import {
  type DocumentRow,
  openImported,
  readDocument,
} from '#server/features/articles/shared/article-documents.ts';
import { today } from '#server/features/articles/shared/article-search.ts';
import { AppError } from '#server/http/app-error.ts';

const { accounts, articleDocuments, articleEdits, articleTexts } = schema;

const perPage = 20;

const metaOf = (totalCount: number, page: number) => ({
  totalCount,
  pageCount: Math.max(1, Math.ceil(totalCount / perPage)),
  currentPage: page,
  perPage,
});

/** The content that is public or scheduled. */
export async function chosenContent(orm: Orm, { id, chosenRevision }: DocumentRow): Promise<ArticleContent> {
  return (await readRevision(orm, id, chosenRevision ?? 0)).content;
}

/** @throws AppError `not_found` */
export async function readRevision(orm: Orm, id: string, revision: number) {
  const [row] = await orm
    .select({ edit: articleEdits, actor: actorName })
    .from(articleEdits)
    .leftJoin(accounts, eq(accounts.id, articleEdits.actorId))
    .where(and(eq(articleEdits.documentId, id), eq(articleEdits.revision, revision)));
  if (!row) throw new AppError('not_found');
  const { edit, actor } = row;
  return {
    ...{ revision: edit.revision, kind: edit.kind, actor },
    createdAt: edit.createdAt.toISOString(),
    content: z.parse(articleContent(), edit.content),
  };
}

const actorName = sql<string | null>`coalesce(${accounts.name}, ${accounts.mobile})`;

/** A document as its editors see it. @throws AppError `not_found` */
export async function readForEditors(orm: Orm, id: string): Promise<ArticleDocument> {
  if (/^\d+$/.test(id)) await openImported(orm, Number(id));
  const document = await readDocument(orm, id);
  if (!document) throw new AppError('not_found');
  const { articleId, state, content, revision, chosenRevision, publishAt, changedAt, changedBy } = document;
  const [actor] =
    changedBy === null
      ? []
      : await orm.select({ name: actorName }).from(accounts).where(eq(accounts.id, changedBy));
  const texts =
    articleId === null || state !== 'live'
      ? []
      : await orm.select().from(articleTexts).where(eq(articleTexts.articleId, articleId));
  const shown = state === 'live' ? await chosenContent(orm, document) : undefined;
  const pathIn = (language: 'id' | 'en') => {
    const slug = texts.find((text) => text.language === language)?.slug;
    if (slug === undefined || !shown) return undefined;
    const { postType, bu } = shown;
    return pathInLanguage(pathOfArticle({ postType, bu, slug }, language), language);
  };
  const paths = { id: pathIn('id'), en: pathIn('en') };
  return {
    ...{ id, revision, state, content },
    publishAt: publishAt?.toISOString() ?? null,
    hasChanges: hasChanges(state, revision, chosenRevision),
    changedAt: changedAt.toISOString(),
    changedBy: actor?.name ?? null,
    paths: paths.id !== undefined && paths.en !== undefined ? { id: paths.id, en: paths.en } : null,
  };
}

const hasChanges = (state: string, revision: number, chosen: number | null) =>
  (state === 'live' || state === 'scheduled') && revision !== chosen;

const deskRow = z.object({
  ...{ id: z.string(), state: z.enum(articleStates), title: z.string() },
  ...{ postType: z.enum(postTypes), bu: z.enum(articleUnits) },
  ...{ publishAt: z.nullable(z.coerce.date()), publishedOn: z.nullable(z.string()) },
  ...{ changedAt: z.nullable(z.coerce.date()), changedBy: z.nullable(z.string()) },
  ...{ hasChanges: z.boolean(), views: z.number(), picture: z.nullable(z.string()) },
});
const deskAnswer = z.object({
  rows: z.tuple([
    z.object({
      items: z.array(deskRow),
      counts: z.partialRecord(z.enum(articleStates), z.number()),
    }),
  ]),
});

/**
 * All articles, imported and written here: what was changed last first. Titles of imported ones are read for the page
 * alone, unless they are searched: texts are nearly all of the database.
 */
export async function readDesk(
  orm: Orm,
  { state, postType, text = '', page = 1 }: ParsedQueryOf<'staffArticles'>,
) {
  const words = text.trim();
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const textsOf = (article: SQL) =>
    sql`left join article_texts t on t.article_id = ${article} and t.language = 'id'`;
  // An import that was opened and not changed is as one that was not opened.
  const touched = (column: SQL) => sql`case when d.revision > 1 or a.id is null then ${column} end`;
  const {
    rows: [{ items, counts }],
  } = z.parse(
    deskAnswer,
    await orm.execute(sql`
      with desk as materialized (
        select coalesce(d.id, a.id::text) as id, a.id as article, d.title,
          coalesce(d.state, case when not a.is_public then 'down'
            when a.published_on > ${today()}::date then 'scheduled' else 'live' end) as state,
          coalesce(d.post_type, a.post_type) as "postType", coalesce(d.bu, a.bu) as bu,
          ${touched(sql`d.publish_at`)} as "publishAt", a.published_on as "publishedOn",
          ${touched(sql`d.changed_at`)} as "changedAt", d.changed_by as actor,
          coalesce(d.state in ('live', 'scheduled') and d.revision is distinct from d.chosen_revision, false)
            as "hasChanges",
          coalesce(a.views, 0) as views, a.pictures, d.revision
        from articles a
          full join article_documents d on d.article_id = a.id
          ${words === '' ? sql`` : textsOf(sql`a.id`)}
        where (${postType ?? null}::text is null or coalesce(d.post_type, a.post_type) = ${postType ?? null})
          ${words === '' ? sql`` : sql`and coalesce(d.title, t.title) ilike ${like}`}),
      page as (
        select * from desk where ${state ?? null}::text is null or state = ${state ?? null}
        order by "changedAt" desc nulls last, "publishedOn" desc nulls first, id desc
        limit ${perPage} offset ${(page - 1) * perPage}),
      entries as (
        select page.id, state, coalesce(page.title, t.title) as title, "postType", bu, "publishAt", "publishedOn",
          "changedAt", coalesce(p.name, p.mobile) as "changedBy", "hasChanges", views,
          (coalesce(e.pictures, page.pictures))[1] as picture
        from page ${textsOf(sql`page.article`)} left join accounts p on p.id = page.actor
          left join article_edits e on e.document_id = page.id and e.revision = page.revision
        order by "changedAt" desc nulls last, "publishedOn" desc nulls first, page.id desc)
      select
        (select coalesce(json_agg(entries), '[]') from entries) as items,
        (select coalesce(json_object_agg(state, count), '{}')
          from (select state, count(*)::int as count from desk group by state) as counted) as counts`),
  );
  const countOf = (wanted: ArticleState) => counts[wanted] ?? 0;
  const all = articleStates.reduce((sum, each) => sum + countOf(each), 0);
  return {
    items: items.map(({ publishedOn, publishAt, changedAt, ...row }) => ({
      ...row,
      publishAt: publishAt?.toISOString() ?? publishedOn,
      changedAt: changedAt?.toISOString() ?? null,
    })),
    counts: {
      draft: countOf('draft'),
      scheduled: countOf('scheduled'),
      live: countOf('live'),
      down: countOf('down'),
    },
    meta: metaOf(state === undefined ? all : countOf(state), page),
  };
}

/** Who changed a document and how, newest first. */
export async function readHistory(orm: Orm, id: string, page: number) {
  const [document] = await orm
    .select({ id: articleDocuments.id })
    .from(articleDocuments)
    .where(eq(articleDocuments.id, id));
  if (!document) throw new AppError('not_found');
  const rows = await orm
    .select({
      revision: articleEdits.revision,
      kind: articleEdits.kind,
      createdAt: articleEdits.createdAt,
      actor: actorName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(articleEdits)
    .leftJoin(accounts, eq(accounts.id, articleEdits.actorId))
    .where(eq(articleEdits.documentId, id))
    .orderBy(desc(articleEdits.revision))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    items: rows.map(({ total: _total, createdAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
    })),
    meta: metaOf(rows[0]?.total ?? 0, page),
  };
}
