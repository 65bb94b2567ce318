import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { sitePagePaths, supportPath } from '#contract/account/account-paths.ts';
import { agentPath } from '#contract/agents/agent-paths.ts';
import { webStoriesPath } from '#contract/articles/story-paths.ts';
import { contestsPath } from '#contract/contests/contest-paths.ts';
import { creditGuidePaths, simulationPaths } from '#contract/credit/credit-pages.ts';
import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { insurancePaths } from '#contract/insurance/insurance-pages.ts';
import type { Localized } from '#contract/language.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import { ownerReviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { totalCostPath } from '#contract/ownership/ownership-paths.ts';
import {
  brandModelVariantPath,
  buyUsedCarPath,
  comparePath,
  homePath,
  listingPath,
  sellPath,
  usedCarsPath,
} from '#contract/paths.ts';
import { showsPath } from '#contract/shows/show-paths.ts';
import { tradePaths } from '#contract/trade/trade-pages.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import {
  breakdownHelpPath,
  modificationPaths,
  symptomPath,
  vehicleKinds,
} from '#contract/vehicles/vehicle-paths.ts';
import { warrantyPath } from '#contract/warranty/warranty.ts';
import {
  articleFiles,
  articleLists,
  articlePages,
} from '#server/features/articles/shared/article-page-paths.ts';
import type { ArticleShelf } from '#server/features/articles/shared/article-shelf.ts';
import { latestNews } from '#server/features/articles/shared/latest-articles.ts';
import { readBreakdownHelp } from '#server/features/breakdown-help/shared/breakdown-table.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ResponseCache } from '#server/http/response-cache.ts';
import { StoredResponse, sendStored } from '#server/http/stored-response.ts';
import type { SitemapRepository } from './sitemap.repository.ts';
import {
  newsSitemap,
  type SitemapFile,
  sitemapEnd,
  sitemapEntry,
  sitemapIndex,
  sitemapStart,
} from './sitemap-xml.ts';

/** Ids per file: with one address per language, at most 10,000 addresses. */
const listingsAFile = 5000;
/** Listings per batch, so that no file is held in memory as a whole. */
const listingsABatch = 1000;

/** A page for each symptom of breakdown help. */
const symptomPaths = (): readonly string[] =>
  categories.flatMap(({ id, slug }) =>
    (readBreakdownHelp('id').get(id)?.systems ?? []).flatMap(({ symptoms }) =>
      symptoms.map((symptom) => symptomPath(slug, symptom.id)),
    ),
  );

const pages = [
  homePath,
  usedCarsPath(),
  buyUsedCarPath,
  brandModelVariantPath,
  ...Object.values(sitePagePaths),
  supportPath,
  ...vehicleKinds.map(breakdownHelpPath),
  modificationPaths[0],
  ...creditGuidePaths,
  ...insurancePaths,
  totalCostPath,
  fuelPricesPath,
  ...simulationPaths,
  ...tradePaths,
  warrantyPath,
  ownerReviewsPath,
  contestsPath,
  webStoriesPath,
  showsPath,
  sellPath,
  comparePath(),
  agentPath,
];
const lists = ['brand', 'model', 'body-type', 'city'] as const;
const fileOf = { brand: 'brands', model: 'models', 'body-type': 'body-types', city: 'cities' } as const;

type Dependencies = {
  readonly origin: string;
  /** Paths of all new-vehicle pages. */
  readonly newVehicles: () => readonly string[];
  /** Paths of the non-empty lists of dealers and service centres. */
  readonly outlets: () => Promise<readonly string[]>;
  readonly articles: ArticleShelf;
  /** Paths of the lists of owners' reviews that are not empty. */
  readonly reviews: () => Promise<readonly string[]>;
  /** Paths of the web stories. */
  readonly stories: () => Promise<readonly string[]>;
  readonly repository: SitemapRepository;
  readonly catalogue: () => Catalogue;
  readonly cache: ResponseCache;
  readonly chunk?: { readonly listings: number; readonly batch: number };
};

function xml(reply: FastifyReply): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
}

/** `/sitemap.xml` and its files: static pages, lists with cars, and public listings. */
export function sitemapRoutes(
  app: FastifyInstance,
  {
    origin,
    newVehicles,
    outlets,
    articles,
    reviews,
    stories,
    repository,
    catalogue,
    cache,
    chunk = { listings: listingsAFile, batch: listingsABatch },
  }: Dependencies,
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const key = 'sitemap';
    let answer = cache.get(key);
    if (!answer) {
      const { version } = cache;
      const stretches = await repository.stretches(chunk.listings);
      const files: SitemapFile[] = [
        { path: '/sitemap/pages.xml', changed: undefined },
        { path: '/sitemap/new-vehicles.xml', changed: undefined },
        { path: '/sitemap/outlets.xml', changed: undefined },
        // A sitemap has at least one page.
        ...(articles.all().length > 0 ? [{ path: '/sitemap/articles.xml', changed: undefined }] : []),
        ...articleFiles(articles).map(({ number, changed }) => ({
          path: `/sitemap/articles-${number}.xml`,
          changed,
        })),
        ...((await reviews()).length > 0 ? [{ path: '/sitemap/reviews.xml', changed: undefined }] : []),
        ...(latestNews(articles).length > 0 ? [{ path: '/sitemap/news.xml', changed: undefined }] : []),
        ...lists.map((type) => ({ path: `/sitemap/${fileOf[type]}.xml`, changed: undefined })),
        ...stretches.map(({ number, changed }) => ({
          path: `/sitemap/listings-${number + 1}.xml`,
          changed,
        })),
      ];
      answer = new StoredResponse(sitemapIndex(origin, files));
      cache.set(key, answer, version);
    }
    return sendStored(request, xml(reply), answer);
  });

  const sendPaths = (reply: FastifyReply, paths: readonly (string | Localized)[]) =>
    xml(reply).send(sitemapStart + paths.map((path) => sitemapEntry(origin, path)).join('') + sitemapEnd);
  app.get('/sitemap/pages.xml', async (_request, reply) =>
    sendPaths(reply, [...pages, ...symptomPaths(), ...(await stories())]),
  );
  app.get('/sitemap/new-vehicles.xml', (_request, reply) => sendPaths(reply, newVehicles()));
  app.get('/sitemap/outlets.xml', async (_request, reply) => sendPaths(reply, await outlets()));
  app.get('/sitemap/reviews.xml', async (_request, reply) => sendPaths(reply, await reviews()));
  app.get('/sitemap/articles.xml', (_request, reply) => sendPaths(reply, articleLists(articles)));
  app.get<{ Params: { number: string } }>(
    '/sitemap/articles-:number(^[1-9]\\d{0,9}).xml',
    (request, reply) => {
      const pages = articlePages(articles, Number(request.params.number));
      if (pages.length === 0) throw new AppError('not_found');
      const entries = pages.map(({ path, changed }) => sitemapEntry(origin, path, changed));
      return xml(reply).send(sitemapStart + entries.join('') + sitemapEnd);
    },
  );
  app.get('/sitemap/news.xml', (_request, reply) =>
    xml(reply).send(newsSitemap(origin, latestNews(articles))),
  );
  for (const type of lists) {
    app.get(`/sitemap/${fileOf[type]}.xml`, (_request, reply) => {
      const { index, vocabulary } = catalogue();
      const counts = index.counts({ selection: {} });
      const slugs =
        type === 'body-type'
          ? counts[type].map(({ value }) => value)
          : counts[type].flatMap(({ value }) => vocabulary.valueOf(type, value)?.slug ?? []);
      return sendPaths(reply, slugs.sort().map(usedCarsPath));
    });
  }

  app.get<{ Params: { number: string } }>(
    '/sitemap/listings-:number(^[1-9]\\d{0,9}).xml',
    async (request, reply) => {
      const from = (Number(request.params.number) - 1) * chunk.listings;
      const below = from + chunk.listings;
      const first = await repository.listings(from, below, chunk.batch);
      if (first.length === 0) throw new AppError('not_found');
      async function* entries(): AsyncGenerator<string> {
        yield sitemapStart;
        let batch = first;
        while (batch.length > 0) {
          const { vocabulary } = catalogue();
          const named = batch.map((listing) => ({
            path: pathOf(listing, vocabulary),
            changed: listing.updatedAt,
          }));
          yield named
            .flatMap(({ path, changed }) => (path === undefined ? [] : sitemapEntry(origin, path, changed)))
            .join('');
          const last = batch.at(-1)?.id ?? below;
          // A batch that is not full was the last one.
          batch = batch.length < chunk.batch ? [] : await repository.listings(last + 1, below, chunk.batch);
        }
        yield sitemapEnd;
      }
      return xml(reply).send(Readable.from(entries()));
    },
  );
}

type ListedCar = Awaited<ReturnType<SitemapRepository['listings']>>[number];

/** The address of a listing; undefined if its brand or model is not in the vocabulary. */
function pathOf(listing: ListedCar, vocabulary: Vocabulary): string | undefined {
  const { id, makeYear, brandId, modelId, variantId, cityId, provinceId } = listing;
  const brandName = vocabulary.nameOf('brand', brandId);
  const modelName = vocabulary.nameOf('model', modelId);
  const place =
    cityId === null ? vocabulary.nameOf('province', provinceId) : vocabulary.nameOf('city', cityId);
  if (brandName === undefined || modelName === undefined || place === undefined) return undefined;
  const ofCatalogue = variantId === null ? undefined : vocabulary.nameOf('variant', variantId);
  const label = listingLabel({ brandName, modelName, variantName: ofCatalogue ?? listing.variantName });
  return listingPath(listingSlug({ id, label, makeYear, place }));
}
