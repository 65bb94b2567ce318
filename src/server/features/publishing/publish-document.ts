import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  type ArticleContent,
  type ArticleProblem,
  articleProblems,
  problemsOf,
} from '#contract/articles/article-content.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { type Language, languages } from '#contract/language.ts';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { isIllustration } from '#server/drawn-photos/drawn-photo-key.ts';
import { type Document, lockDocument } from '#server/features/articles/shared/article-documents.ts';
import { modelOfKey } from '#server/features/articles/shared/article-facts.ts';
import { wordCount } from '#server/features/articles/shared/render-article.ts';
import { storeArticle, takenSlugs } from '#server/features/articles/shared/store-article.ts';
import type { NewVehicleCatalogue } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { AppError } from '#server/http/app-error.ts';

const { articleDocuments, articleEdits, articles, articleTags, media } = schema;

/** Of a stored picture, rather than a drawn one. */
export const isStoredKey = (key: string): boolean => /^[0-9a-f]{32}$/.test(key);

/** The stored pictures among the keys; none of them is deleted before the end of the transaction. */
export async function lockPictures(orm: Orm, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const stored = [...new Set(keys.filter(isStoredKey))].sort();
  if (stored.length === 0) return new Set();
  const rows = await orm
    .select({ key: media.key })
    .from(media)
    .where(inArray(media.key, stored))
    .orderBy(media.key)
    .for('share');
  return new Set(rows.map(({ key }) => key));
}

const textsOf = ({ texts, pictures, author }: ArticleContent): readonly (readonly [string, string])[] => [
  ['author', author],
  ...languages.flatMap((language) => [
    ...Object.entries(texts[language]).map(([name, text]): [string, string] => [
      `texts.${language}.${name}`,
      text,
    ]),
    ...pictures.flatMap(({ alts, captions }, place): [string, string][] => [
      [`pictures.${place}.alts.${language}`, alts[language]],
      [`pictures.${place}.captions.${language}`, captions[language]],
    ]),
  ]),
];

/** Slugs that another article has, or another scheduled one will have. */
async function slugsOfOthers(orm: Orm, { id, articleId, content }: Document): Promise<Language[]> {
  const wanted = languages.map((language) => ({ language, slug: content.texts[language].slug }));
  const taken = await takenSlugs(orm, wanted, articleId ?? undefined);
  const chosen = await orm
    .select({
      id: sql<string>`${articleEdits.content} #>> '{texts,id,slug}'`,
      en: sql<string>`${articleEdits.content} #>> '{texts,en,slug}'`,
    })
    .from(articleDocuments)
    .innerJoin(
      articleEdits,
      and(
        eq(articleEdits.documentId, articleDocuments.id),
        eq(articleEdits.revision, articleDocuments.chosenRevision),
      ),
    )
    .where(and(eq(articleDocuments.state, 'scheduled'), ne(articleDocuments.id, id)));
  const coming = wanted.flatMap(({ language, slug }) =>
    chosen.some((other) => other[language] === slug) ? [language] : [],
  );
  return [...taken, ...coming];
}

/** @throws AppError `validation_failed` naming every field that keeps it from being published */
export async function requirePublishable(
  orm: Orm,
  document: Document,
  catalogue: NewVehicleCatalogue,
  language: Language,
): Promise<void> {
  const { content, articleId } = document;
  const now = new Date();
  const found: Partial<Record<string, ArticleProblem>> = { ...problemsOf(content) };
  for (const [field, text] of textsOf(content)) if (hasKtp(text, now)) found[field] ??= 'national_id';
  for (const taken of await slugsOfOthers(orm, document)) found[`texts.${taken}.slug`] = 'slug_taken';
  const tags = await orm.select({ slug: articleTags.slug }).from(articleTags);
  if (content.tags.some((tag) => !tags.some(({ slug }) => slug === tag))) found.tags = 'unknown';
  if (content.models.some((key) => !modelOfKey(catalogue, key))) found.models = 'unknown';
  const keys = content.pictures.map(({ key }) => key);
  const stored = await lockPictures(orm, keys);
  const [before] =
    articleId === null
      ? []
      : await orm.select({ keys: articles.pictures }).from(articles).where(eq(articles.id, articleId));
  keys.forEach((key, place) => {
    const isThere = isStoredKey(key) ? stored.has(key) : isIllustration(key) || before?.keys.includes(key);
    if (!isThere) found[`pictures.${place}`] = 'picture_gone';
  });
  const fields = Object.entries(found).flatMap(([field, problem]) =>
    problem === undefined ? [] : [[field, [articleProblems[problem][language]]]],
  );
  if (fields.length > 0) throw new AppError('validation_failed', Object.fromEntries(fields), language);
}

/**
 * Makes a document's content public. The caller has locked the document and checked it.
 * @param at when it is or was first published
 * @returns the article's number
 */
export async function publishContent(orm: Orm, document: Document, at: Date): Promise<number> {
  const { id, articleId, content } = document;
  const { postType, bu, author, tags, models, pictures, featured, texts } = content;
  const publishedOn = dayInJakarta(at);
  const today = dayInJakarta(new Date());
  const [before] =
    articleId === null ? [] : await orm.select().from(articles).where(eq(articles.id, articleId));
  return await storeArticle(orm, articleId ?? undefined, {
    row: {
      ...{ postType, bu, tags, models, publishedOn },
      key: before?.key ?? `desk/${id}`,
      author: author.trim(),
      // What an import has changed since is compared with the file as it was.
      contentHash: before?.contentHash ?? '',
      updatedOn: before && today > publishedOn ? today : null,
      isFeatured: featured,
      isPublic: true,
      pictures: pictures.map(({ key }) => key),
    },
    texts: languages.map((language) => {
      const { slug, title, summary, body } = texts[language];
      return {
        ...{ language, slug, body, words: wordCount(body) },
        ...{ title: title.trim(), summary: summary.trim() },
        alts: pictures.map(({ alts }) => alts[language].trim()),
        captions: pictures.map(({ captions }) => captions[language].trim()),
      };
    }),
  });
}

/** One at a time may publish, since no two articles have the same slug. */
export const lockPublishing = (orm: Orm): Promise<void> => lockDocument(orm, 'slugs');
