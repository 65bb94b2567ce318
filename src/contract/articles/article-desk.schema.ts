import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { noQuery, optionalText, pageNumber, text } from '#contract/api/wire-values.ts';
import { languages } from '#contract/language.ts';
import { articleLimits, articleUnits, postTypes } from './article.ts';
import { articleContent } from './article-content.ts';

/* Publishing articles (docs/product.md#publishing-articles). For scope `staff` only; all other callers get 404. */

export const articleStates = ['draft', 'scheduled', 'live', 'down'] as const;
export type ArticleState = (typeof articleStates)[number];

/** What made a revision. `stopped`: a scheduled article could not be published. */
export const articleEditKinds = [
  ...(['import', 'save', 'restore', 'publish', 'schedule', 'unschedule'] as const),
  ...(['take-down', 'put-back', 'stopped'] as const),
] as const;
export type ArticleEditKind = (typeof articleEditKinds)[number];

export const articleSteps = ['publish', 'schedule', 'unschedule', 'take-down', 'put-back'] as const;
export type ArticleStep = (typeof articleSteps)[number];

export const deskLimits = { json: 400_000, search: 100, tag: 40 } as const;

/** Made by the device for a new article; the article's number for an imported one. */
export const documentId = () =>
  z.string().check(z.regex(/^(?:[1-9]\d{0,8}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/));
const revision = () =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.number()));

const entry = () =>
  z.object({
    id: z.string(),
    state: z.enum(articleStates),
    title: z.string(),
    postType: z.enum(postTypes),
    bu: z.enum(articleUnits),
    /** When it is published or was; a day alone for an imported one. */
    publishAt: z.nullable(z.string()),
    /** Null for an imported one that was never edited. */
    changedAt: z.nullable(z.iso.datetime()),
    changedBy: z.nullable(z.string()),
    /** It has changes that are neither public nor scheduled. */
    hasChanges: z.boolean(),
    views: z.number(),
    /** Key of its first picture; null without one. */
    picture: z.nullable(z.string()),
  });
export type DeskEntry = z.infer<ReturnType<typeof entry>>;

const revisionFacts = {
  revision: z.number(),
  kind: z.enum(articleEditKinds),
  /** Null for an import, the clock, and a deleted account. */
  actor: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
};

const articleDocument = () =>
  z.object({
    id: z.string(),
    /** Counts up with every change. */
    revision: z.number(),
    state: z.enum(articleStates),
    publishAt: z.nullable(z.iso.datetime()),
    hasChanges: z.boolean(),
    changedAt: z.iso.datetime(),
    changedBy: z.nullable(z.string()),
    /** The public page in each language; null where there is none. */
    paths: z.nullable(z.object({ id: z.string(), en: z.string() })),
    content: articleContent(),
  });
export type ArticleDocument = z.infer<ReturnType<typeof articleDocument>>;

const tag = () => z.object({ slug: z.string(), id: z.string(), en: z.string() });

export const articleDeskSchemas = {
  staffArticles: {
    path: '/api/v3/staff/articles',
    who: 'staff',
    method: 'POST',
    query: () =>
      z.object({
        state: z.optional(z.enum(articleStates)),
        postType: z.optional(z.enum(postTypes)),
        text: optionalText(deskLimits.search),
        page: pageNumber,
      }),
    data: () =>
      z.object({
        items: z.array(entry()),
        counts: z.object({
          draft: z.number(),
          scheduled: z.number(),
          live: z.number(),
          down: z.number(),
        }),
        meta: pageMeta,
      }),
  },
  staffArticle: {
    path: '/api/v3/staff/article',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ id: documentId() }),
    data: () => z.object({ article: articleDocument() }),
  },
  /**
   * Saves a draft. `revision` is the one that was edited, 0 for a new article; where the article has another by now
   * the answer is 412, unless it already is what is sent.
   */
  staffSaveArticle: {
    path: '/api/v3/staff/save-article',
    who: 'staff',
    method: 'POST',
    bodyLimit: deskLimits.json * 4,
    query: () =>
      z.object({
        id: documentId(),
        revision: revision(),
        kind: z._default(z.enum(['save', 'restore']), 'save'),
        /** `ArticleContent` as JSON. */
        content: text(deskLimits.json),
      }),
    data: () => z.object({ article: articleDocument() }),
  },
  staffPublishArticle: {
    path: '/api/v3/staff/publish-article',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () =>
      z.object({
        ...{ id: documentId(), revision: revision() },
        step: z.enum(articleSteps),
        /** For `schedule`. */
        publishAt: z.optional(z.iso.datetime({ offset: true })),
      }),
    data: () => z.object({ article: articleDocument() }),
  },
  staffArticleHistory: {
    path: '/api/v3/staff/article-history',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ id: documentId(), page: pageNumber }),
    data: () => z.object({ items: z.array(z.object(revisionFacts)), meta: pageMeta }),
  },
  staffArticleRevision: {
    path: '/api/v3/staff/article-revision',
    who: 'staff',
    method: 'POST',
    query: () => z.object({ id: documentId(), revision: revision() }),
    data: () => z.object({ ...revisionFacts, content: articleContent() }),
  },
  /** Markdown as the page will show it. */
  staffArticlePreview: {
    path: '/api/v3/staff/article-preview',
    who: 'staff',
    method: 'POST',
    bodyLimit: deskLimits.json * 4,
    query: () => z.object({ language: z.enum(languages), content: text(articleLimits.body * 2) }),
    data: () =>
      z.object({
        /** Sanitised HTML. */
        html: z.string(),
        headings: z.array(z.object({ id: z.string(), text: z.string() })),
        minutes: z.number(),
      }),
  },
  /** What an article can name: tags and models. */
  staffArticleNames: {
    path: '/api/v3/staff/article-names',
    who: 'staff',
    method: 'POST',
    query: () => noQuery,
    data: () =>
      z.object({
        tags: z.array(tag()),
        models: z.array(z.object({ key: z.string(), name: z.string() })),
      }),
  },
  staffAddArticleTag: {
    path: '/api/v3/staff/add-article-tag',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ nameId: text(deskLimits.tag), nameEn: text(deskLimits.tag) }),
    data: () => z.object({ tag: tag() }),
  },
} as const;
