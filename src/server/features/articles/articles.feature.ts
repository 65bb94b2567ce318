import { createHmac } from 'node:crypto';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { catalogueSelectionOf } from '#catalogue/parse-search.ts';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { type PostType, postTypeWords } from '#contract/articles/article.ts';
import { dayInJakarta } from '#contract/dates.ts';
import { type Language, languages } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { Feature } from '#server/feature.ts';
import { modelOfKey } from '#server/features/articles/shared/article-facts.ts';
import { searchWords } from '#server/features/articles/shared/article-search.ts';
import {
  type ArticleFilter,
  cardOf,
  picturesIn,
  type ShelvedArticle,
} from '#server/features/articles/shared/article-shelf.ts';
import { createArticleRenderer } from '#server/features/articles/shared/render-article.ts';
import { pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { isRobot } from '#server/session/is-robot.ts';
import { ownersOf } from '#server/session/principal.ts';
import { createArticleRepository } from './article.repository.ts';

const defaultPageSize = 20;
const defaultPopular = 10;
const mostFeatured = 5;
const mostFound = 20;
const mostRelated = 4;

const unknownTexts = {
  id: localized('This article does not exist.'),
  slug: localized('This article does not exist.'),
  tag: localized('We do not know this tag.'),
  brand: localized('We do not know this brand.'),
  model: localized('This model does not belong to that brand.'),
} as const;
const unknown = (field: keyof typeof unknownTexts, language: Language) =>
  new AppError('not_found', { [field]: [unknownTexts[field][language]] }, language);

/** Lists, search and text of articles, and how often they are read (docs/product.md#articles). */
export const articlesFeature: Feature<
  'articles' | 'codeSecret' | 'database' | 'live' | 'newVehicles' | 'readPrincipal'
> = (app, { articles: { shelf }, codeSecret, database, live, newVehicles, readPrincipal }) => {
  const repository = createArticleRepository(database);
  const render = createArticleRenderer();

  serveEndpoint(
    app,
    'contentList',
    ({ postType, categorySlug: bu, page = 1, pageSize = defaultPageSize, ...rest }, { language }) => {
      requireNames(rest, language);
      const found = shelf.all({ postType, bu, ...rest });
      const totalCount = found.length;
      const items = cards(found.slice((page - 1) * pageSize, page * pageSize), language);
      const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
      const linkTo = pageLink({ postType, categorySlug: bu, pageSize, ...rest }, language);
      return {
        items,
        meta: { totalCount, pageCount, currentPage: page, perPage: pageSize },
        links: {
          self: linkTo(page),
          first: linkTo(1),
          last: linkTo(pageCount),
          prev: page > 1 ? linkTo(Math.min(page - 1, pageCount)) : null,
          next: page < pageCount ? linkTo(page + 1) : null,
        },
      };
    },
  );

  /** @throws AppError `not_found` naming a tag, brand or model that is not known */
  function requireNames(
    { tag, brand, model }: Pick<ArticleFilter, 'tag' | 'brand' | 'model'>,
    language: Language,
  ): void {
    if (tag !== undefined && !shelf.hasTag(tag)) throw unknown('tag', language);
    if (brand === undefined && model === undefined) return;
    const brands = [...newVehicles.current().values()]
      .flat()
      .filter(({ slug }) => brand === undefined || slug === brand);
    if (brands.length === 0) throw unknown('brand', language);
    if (model !== undefined && !brands.some(({ models }) => models.some(({ slug }) => slug === model)))
      throw unknown('model', language);
  }

  serveEndpoint(app, 'contentFeatured', ({ postType, categorySlug: bu }, { language }) =>
    cards(
      shelf
        .all({ postType, bu })
        .filter(({ isFeatured }) => isFeatured)
        .slice(0, mostFeatured),
      language,
    ),
  );

  serveEndpoint(app, 'contentSearch', ({ postType, searchString = '' }, { language }) => {
    const words = searchWords(searchString);
    if (words.length === 0) return [];
    return cards(
      shelf.search(words, { postType }, { language, within: 'text' }).slice(0, mostFound),
      language,
    );
  });

  serveEndpoint(app, 'contentDetail', async ({ id, slug }, { language }) => {
    if (id === undefined && slug === undefined)
      throw new AppError('bad_request', { slug: [localized('Give an id or a slug.')[language]] }, language);
    const found = id === undefined ? await bySlug(slug ?? '', language) : shelf.get(id);
    const body = found && (await repository.body(found.id, language));
    if (!found || body === undefined) throw unknown(slug === undefined ? 'id' : 'slug', language);
    const { texts, updated, tags, models } = found;
    const { html, headings } = render(body, language);
    return {
      ...cardOf(found, language),
      ...{ slugs: { id: texts.id.slug, en: texts.en.slug }, updated, html, headings },
      pictures: picturesIn(found, language),
      tags: tags.map((each) => ({ slug: each, name: shelf.tagName(each, language) })),
      models: models.flatMap((key) => modelOf(key, language)),
      related: cards(shelf.related(found).slice(0, mostRelated), language),
    };
  });

  /** The article that has the slug now, else one that had it; of this language, else of another. */
  async function bySlug(slug: string, language: Language): Promise<ShelvedArticle | undefined> {
    const inOrder = [language, ...languages.filter((each) => each !== language)];
    for (const each of inOrder) {
      const found = shelf.find(slug, each);
      if (found) return found;
      const id = await repository.byOldSlug(slug, each);
      if (id !== undefined) return shelf.get(id);
    }
    return undefined;
  }

  function modelOf(key: string, language: Language) {
    const model = modelOfKey(newVehicles.current(), key);
    if (!model) return [];
    const { kind, brand, slug, name } = model;
    const count = kind === 'mobil' ? usedCount(live.current(), slug) : 0;
    return [
      {
        kind,
        brand: { slug: brand.slug, name: brand.name },
        slug,
        name,
        prices: pricesOf(model.variants, language),
        used: count === 0 ? null : { count, url: usedCarsPath(slug), search: slug },
      },
    ];
  }

  serveEndpoint(app, 'contentCountView', async ({ postId, isAmp }, { request }) => {
    // AMP pages run no script of ours that could name the device.
    const [viewer] =
      isAmp === '1'
        ? [`amp ${request.ip} ${request.headers['user-agent']}`]
        : ownersOf(await readPrincipal(request));
    if (viewer !== undefined && !isRobot(request)) {
      const day = dayInJakarta(Date.now());
      const viewerHash = createHmac('sha256', codeSecret)
        .update(`view of article ${postId} on ${day} by ${viewer}`)
        .digest('base64url');
      const views = await repository.countView(postId, { viewerHash, day });
      if (views !== undefined) shelf.setViews(postId, views);
    }
    return { received: true };
  });

  serveEndpoint(
    app,
    'contentPopular',
    ({ postType, categorySlug: bu, sort, limit = defaultPopular }, { language }) =>
      cards(
        (sort === 'popular' ? shelf.popular({ postType, bu }) : shelf.all({ postType, bu })).slice(0, limit),
        language,
      ),
  );

  serveEndpoint(app, 'contentModels', ({ categorySlug }) => {
    const tested = shelf.models({ postType: 'road-test', bu: categorySlug });
    return tested.flatMap(({ bu, key, count }) => {
      const model = modelOfKey(newVehicles.current(), key);
      return model
        ? [
            {
              ...{ bu, count },
              brand: { slug: model.brand.slug, name: model.brand.name },
              model: { slug: model.slug, name: model.name },
            },
          ]
        : [];
    });
  });

  serveEndpoint(app, 'contentTags', ({ postType, categorySlug: bu }, { language }) =>
    shelf.tags({ postType, bu }, language),
  );
};

const cards = (articles: readonly ShelvedArticle[], language: Language) =>
  articles.map((article) => cardOf(article, language));

/** Used cars of a model on offer. */
function usedCount({ index, vocabulary }: Catalogue, slug: string): number {
  const value = vocabulary.find(slug);
  if (value?.type !== 'model') return 0;
  return index.count({ selection: catalogueSelectionOf([value], vocabulary) });
}

/** The address of a page of a list. */
function pageLink(
  { postType, ...rest }: { postType: PostType } & Readonly<Record<string, string | number | undefined>>,
  language: Language,
): (page: number) => string {
  return (page) => {
    const query = new URLSearchParams();
    const fields = { postType: postTypeWords[postType][language], ...rest, page, lang_code: language };
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) query.set(name, String(value));
    return `${endpointSchemas.contentList.path}?${query}`;
  };
}
