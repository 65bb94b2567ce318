import { and, count, desc, eq, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ArticleCard } from '#contract/articles/article.schema.ts';
import {
  type ArticleUnit,
  articleUnits,
  type PostType,
  postTypes,
  readingMinutes,
} from '#contract/articles/article.ts';
import type { Language } from '#contract/language.ts';
import { today, wordQuery } from '#server/articles/article-search.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { articleOldSlugs, articles, articleTags, articleTexts, articleViews } = schema;

export type ArticleFilter = {
  readonly postType?: PostType | undefined;
  readonly bu?: ArticleUnit | undefined;
  readonly tag?: string | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
};

/** Articles of a model are found by `%/brand/model`. */
const ofModel = ({ brand, model }: ArticleFilter): SQL | undefined =>
  brand === undefined && model === undefined
    ? undefined
    : sql`exists (select 1 from unnest(${articles.models}) as named
        where ${brand === undefined ? sql`true` : sql`split_part(named, '/', 2) = ${brand}`}
        and ${model === undefined ? sql`true` : sql`split_part(named, '/', 3) = ${model}`})`;

const matching = (filter: ArticleFilter): SQL | undefined =>
  and(
    filter.postType === undefined ? undefined : eq(articles.postType, filter.postType),
    filter.bu === undefined ? undefined : eq(articles.bu, filter.bu),
    filter.tag === undefined ? undefined : sql`${articles.tags} @> array[${filter.tag}]::text[]`,
    ofModel(filter),
    lte(articles.publishedOn, today()),
  );

const cardColumns = {
  id: articles.id,
  postType: articles.postType,
  bu: articles.bu,
  author: articles.author,
  published: articles.publishedOn,
  pictures: articles.pictures,
  slug: articleTexts.slug,
  title: articleTexts.title,
  summary: articleTexts.summary,
  alts: articleTexts.alts,
  captions: articleTexts.captions,
  words: articleTexts.words,
};
type CardRow = {
  readonly [Name in keyof typeof cardColumns]: (typeof cardColumns)[Name]['_']['data'];
};

function known<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((each) => each === value);
  if (found === undefined) throw new Error(`an article of kind ${value}`);
  return found;
}

const picturesOf = ({ pictures, alts, captions }: Pick<CardRow, 'pictures' | 'alts' | 'captions'>) =>
  pictures.map((key, place) => ({ key, alt: alts[place] ?? '', caption: captions[place] ?? '' }));

const cardOf = ({ pictures, alts, captions, words, ...row }: CardRow): ArticleCard => ({
  ...row,
  postType: known(postTypes, row.postType),
  bu: known(articleUnits, row.bu),
  minutes: readingMinutes(words),
  picture: picturesOf({ pictures, alts, captions })[0] ?? null,
});

const orders = {
  latest: [desc(articles.publishedOn), desc(articles.id)],
  popular: [desc(articles.views), desc(articles.publishedOn), desc(articles.id)],
} as const;

export function createArticleRepository(orm: Orm) {
  const cards = (language: Language, where: SQL | undefined) =>
    orm
      .select(cardColumns)
      .from(articles)
      .innerJoin(
        articleTexts,
        and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, language)),
      )
      .where(where);

  return {
    async list(
      filter: ArticleFilter,
      { order, limit, offset = 0 }: { order: keyof typeof orders; limit: number; offset?: number },
      language: Language,
    ): Promise<ArticleCard[]> {
      const rows = await cards(language, matching(filter))
        .orderBy(...orders[order])
        .limit(limit)
        .offset(offset);
      return rows.map(cardOf);
    },

    async count(filter: ArticleFilter): Promise<number> {
      const [row] = await orm.select({ count: count() }).from(articles).where(matching(filter));
      return row?.count ?? 0;
    },

    async featured(filter: ArticleFilter, limit: number, language: Language): Promise<ArticleCard[]> {
      const rows = await cards(language, and(matching(filter), eq(articles.isFeatured, true)))
        .orderBy(...orders.latest)
        .limit(limit);
      return rows.map(cardOf);
    },

    /** Articles that have every word, or words that begin with it, the best fit first. */
    async search(words: readonly string[], filter: ArticleFilter, limit: number, language: Language) {
      if (words.length === 0) return [];
      const query = wordQuery(words, 'text');
      const rows = await cards(language, and(matching(filter), sql`${articleTexts.found} @@ ${query}`))
        .orderBy(desc(sql`ts_rank(${articleTexts.found}, ${query})`), ...orders.latest)
        .limit(limit);
      return rows.map(cardOf);
    },

    /** A public article by its slug or an earlier one, or by id. */
    async find({ id, slug }: { id?: number | undefined; slug?: string | undefined }, language: Language) {
      const old = orm
        .select({ id: articleOldSlugs.articleId })
        .from(articleOldSlugs)
        .where(and(eq(articleOldSlugs.language, language), eq(articleOldSlugs.slug, slug ?? '')));
      const wanted =
        slug === undefined
          ? eq(articles.id, id ?? 0)
          : or(eq(articleTexts.slug, slug), sql`${articles.id} in (${old})`);
      const [row] = await orm
        .select({
          ...cardColumns,
          updated: articles.updatedOn,
          tags: articles.tags,
          models: articles.models,
          body: articleTexts.body,
        })
        .from(articles)
        .innerJoin(
          articleTexts,
          and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, language)),
        )
        .where(and(wanted, lte(articles.publishedOn, today())))
        // The article that has the slug now, before one that had it.
        .orderBy(desc(eq(articleTexts.slug, slug ?? '')))
        .limit(1);
      if (!row) return undefined;
      const { updated, tags, models, body, ...card } = row;
      return { card: cardOf(card), pictures: picturesOf(card), updated, tags, models, body };
    },

    async slugs(id: number) {
      const rows = await orm
        .select({ language: articleTexts.language, slug: articleTexts.slug })
        .from(articleTexts)
        .where(eq(articleTexts.articleId, id));
      const of = (language: Language) => rows.find((row) => row.language === language)?.slug ?? '';
      return { id: of('id'), en: of('en') };
    },

    /** Others that share most tags, of the same kind of vehicle. */
    async related(
      { id, bu, tags }: { id: number; bu: ArticleUnit; tags: readonly string[] },
      limit: number,
      language: Language,
    ) {
      const list = sql.join(
        tags.map((tag) => sql`${tag}`),
        sql`, `,
      );
      const shared = sql`cardinality(array(select unnest(${articles.tags}) intersect select unnest(array[${list}]::text[])))`;
      const rows = await cards(
        language,
        and(matching({ bu }), ne(articles.id, id), sql`${articles.tags} && array[${list}]::text[]`),
      )
        .orderBy(desc(shared), ...orders.latest)
        .limit(limit);
      return rows.map(cardOf);
    },

    /** Tags of the articles, the most frequent first. */
    async tags(filter: ArticleFilter, language: Language) {
      const used = orm
        .select({ slug: sql<string>`unnest(${articles.tags})`.as('used_slug') })
        .from(articles)
        .where(matching(filter))
        .as('used');
      const name = language === 'id' ? articleTags.nameId : articleTags.nameEn;
      return await orm
        .select({ slug: articleTags.slug, name, count: count() })
        .from(used)
        .innerJoin(articleTags, eq(articleTags.slug, used.slug))
        .groupBy(articleTags.slug, name)
        .orderBy(desc(count()), articleTags.slug);
    },

    /** Models that the articles speak of, by their key. */
    async models(filter: ArticleFilter) {
      const named = orm
        .select({ bu: articles.bu, key: sql<string>`unnest(${articles.models})`.as('model_key') })
        .from(articles)
        .where(matching(filter))
        .as('named');
      const rows = await orm
        .select({ bu: named.bu, key: named.key, count: count() })
        .from(named)
        .groupBy(named.bu, named.key)
        .orderBy(named.bu, named.key);
      return rows.map((row) => ({ ...row, bu: known(articleUnits, row.bu) }));
    },

    async tagNames(language: Language): Promise<ReadonlyMap<string, string>> {
      const rows = await orm.select().from(articleTags);
      return new Map(rows.map(({ slug, nameId, nameEn }) => [slug, { id: nameId, en: nameEn }[language]]));
    },

    /** Counts a visit, once a visitor and day, and forgets the visitors of earlier days. */
    async countView(id: number, { viewerHash, day }: { viewerHash: string; day: string }): Promise<void> {
      await orm.transaction(async (transaction) => {
        await transaction.delete(articleViews).where(lt(articleViews.day, day));
        const [counted] = await transaction
          .insert(articleViews)
          .select(
            transaction
              .select({
                articleId: articles.id,
                day: sql<string>`${day}::date`.as('day'),
                viewerHash: sql<string>`${viewerHash}::text`.as('viewer_hash'),
              })
              .from(articles)
              .where(and(eq(articles.id, id), lte(articles.publishedOn, today()))),
          )
          .onConflictDoNothing()
          .returning({ id: articleViews.articleId });
        if (counted)
          await transaction
            .update(articles)
            .set({ views: sql`${articles.views} + 1` })
            .where(eq(articles.id, id));
      });
    },
  };
}
