import * as z from 'zod/mini';
import { pageLinks, pageMeta } from '#contract/api/envelope.ts';
import {
  flag,
  optionalText,
  pageNumber,
  smallId,
  vehicleSlug,
  wholeNumber,
} from '#contract/api/wire-values.ts';
import { prices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { articleUnits, postTypes } from './article.ts';
import { articleUnitOf, postTypeOf } from './article-words.ts';

/* Articles (docs/product.md#articles). */

/** The slug of an article or a tag. */
const articleSlugValue = () => z.string().check(z.maxLength(120), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** A kind of article by its word in either language; news where none is given. */
const postTypeValue = () =>
  z.pipe(
    z._default(z.string(), 'news'),
    z.pipe(
      z.transform((word: string) => postTypeOf(word)),
      z.enum(postTypes),
    ),
  );
/** The same, where none means every kind. */
const anyPostType = () =>
  z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((word: string) => postTypeOf(word)),
        z.enum(postTypes),
      ),
    ),
  );
/** A kind of vehicle by its word in either language. */
const unitValue = () =>
  z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((word: string) => articleUnitOf(word)),
        z.enum(articleUnits),
      ),
    ),
  );

const tag = () => z.object({ slug: z.string(), name: z.string() });
const picture = () => z.object({ key: z.string(), alt: z.string(), caption: z.string() });

export const articleCard = () =>
  z.object({
    id: z.number(),
    postType: z.enum(postTypes),
    bu: z.enum(articleUnits),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    author: z.string(),
    /** `2026-11-18`. */
    published: z.string(),
    minutes: z.number(),
    picture: z.nullable(picture()),
  });
export type ArticleCard = z.infer<ReturnType<typeof articleCard>>;

const cards = () => z.array(articleCard());

const articleDetail = () =>
  z.extend(articleCard(), {
    /** The article's slug in each language, for the links between them. */
    slugs: z.object({ id: z.string(), en: z.string() }),
    updated: z.nullable(z.string()),
    tags: z.array(tag()),
    /** Sanitised HTML. */
    html: z.string(),
    /** The table of contents. */
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    pictures: z.array(picture()),
    /** The models it speaks of, with their prices new. */
    models: z.array(
      z.object({
        kind: z.string(),
        brand: tag(),
        slug: z.string(),
        name: z.string(),
        prices: z.nullable(prices()),
        /** The list of used ones for sale; null if there are none. */
        used: z.nullable(z.object({ count: z.number(), url: z.string(), search: z.string() })),
      }),
    ),
    related: cards(),
  });

export const articleSchemas = {
  contentList: {
    path: '/api/v3/content/list',
    who: 'anyone',
    freshSeconds: 60,
    query: () =>
      z.object({
        postType: postTypeValue(),
        categorySlug: unitValue(),
        page: pageNumber,
        pageSize: z.optional(wholeNumber(50)),
        tag: z.optional(articleSlugValue()),
        brand: z.optional(vehicleSlug()),
        model: z.optional(vehicleSlug()),
      }),
    data: () => z.object({ items: cards(), meta: pageMeta, links: pageLinks }),
  },
  contentFeatured: {
    path: '/api/v3/content/featured-article',
    who: 'anyone',
    freshSeconds: 60,
    query: () => z.object({ postType: postTypeValue(), categorySlug: unitValue() }),
    data: cards,
  },
  contentSearch: {
    path: '/api/v3/content/get-search',
    who: 'anyone',
    query: () => z.object({ postType: anyPostType(), searchString: optionalText(100) }),
    data: cards,
  },
  contentDetail: {
    path: '/api/v3/content/detail',
    who: 'anyone',
    isKept: true,
    /** By id or slug. An earlier slug finds the article too, which then states its present one. */
    query: () =>
      z.object({ id: z.optional(smallId), slug: z.optional(articleSlugValue()), isAmp: z.optional(flag) }),
    data: articleDetail,
  },
  contentCountView: {
    path: '/api/v3/content/update-view-count',
    who: 'anyone',
    method: 'POST',
    limit: { most: 600, withinMinutes: 60, of: 'address' },
    query: () => z.object({ postId: smallId, isAmp: z.optional(flag) }),
    data: () => z.object({ received: z.boolean() }),
  },
  contentPopular: {
    path: '/api/v3/content/popular-latest-article',
    who: 'anyone',
    freshSeconds: 60,
    query: () =>
      z.object({
        postType: postTypeValue(),
        categorySlug: unitValue(),
        sort: z._default(z.enum(['popular', 'latest']), 'popular'),
        limit: z.optional(wholeNumber(50)),
      }),
    data: cards,
  },
  /** Models with road tests. */
  contentModels: {
    path: '/api/v3/content/road-test-models',
    who: 'anyone',
    freshSeconds: 60,
    query: () => z.object({ categorySlug: unitValue() }),
    data: () =>
      z.array(z.object({ bu: z.enum(articleUnits), brand: tag(), model: tag(), count: z.number() })),
  },
  contentTags: {
    path: '/api/v3/content/tags',
    who: 'anyone',
    freshSeconds: 60,
    query: () => z.object({ postType: postTypeValue(), categorySlug: unitValue() }),
    data: () => z.array(z.extend(tag(), { count: z.number() })),
  },
} as const;
