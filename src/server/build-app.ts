import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { isBlocked } from '#server/domain/accounts/blocked.ts';
import { readOperatorSettings } from '#server/operator-settings.ts';
import { createLiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/database.ts';
import type { CodeDelivery } from './delivery/code-delivery.ts';
import { createMarketService } from './domain/market/market.service.ts';
import { createUploadRepository } from './domain/photos/upload.repository.ts';
import { drawnPhotoPreview } from './drawn-photos/drawn-photo-key.ts';
import type { DrawnPhotos } from './drawn-photos/drawn-photos.ts';
import type { Environment } from './env.ts';
import { createAccounts } from './features/account/account.feature.ts';
import { dealerRoutes } from './features/dealer/dealer.feature.ts';
import { healthRoutes } from './features/health/health.feature.ts';
import { homeRoutes } from './features/home/home.feature.ts';
import { serveLeads } from './features/leads/leads.feature.ts';
import { createListingRepository } from './features/listing/listing.repository.ts';
import { listingRoutes } from './features/listing/listing.routes.ts';
import { createListingService } from './features/listing/listing.service.ts';
import { startListingJob } from './features/listing/listing-job.ts';
import { serveNotifications } from './features/notifications/notifications.feature.ts';
import { startOffers } from './features/offers/offers.feature.ts';
import { photoRoutes } from './features/photos/photo.routes.ts';
import { clearReceived } from './features/photos/receive-photo.ts';
import { uploadRoutes } from './features/photos/upload.routes.ts';
import { createUploadService } from './features/photos/upload.service.ts';
import { placesRoutes } from './features/places/places.feature.ts';
import { ownAccountRoutes } from './features/profile/profile.feature.ts';
import { lastFeatured, railsRoutes } from './features/rails/rails.feature.ts';
import { createRailsService } from './features/rails/rails.service.ts';
import { reportRoutes } from './features/report/report.feature.ts';
import { createReportRepository } from './features/report/report.repository.ts';
import { createReportService } from './features/report/report.service.ts';
import { createSearchService } from './features/search/search.service.ts';
import { sellRoutes } from './features/sell/sell.routes.ts';
import { createSellService } from './features/sell/sell.service.ts';
import { startSellingJob } from './features/sell/sell-job.ts';
import { createSellerNumberRepository } from './features/seller-number/seller-number.repository.ts';
import { sellerNumberRoutes } from './features/seller-number/seller-number.routes.ts';
import { createSellerNumberService } from './features/seller-number/seller-number.service.ts';
import { seoRoutes } from './features/seo/seo.feature.ts';
import { siteRoutes } from './features/site/site.feature.ts';
import { sitePagesRoutes } from './features/site-pages/site-pages.feature.ts';
import { snapshotRoutes } from './features/snapshot/snapshot.routes.ts';
import { createSnapshotService } from './features/snapshot/snapshot.service.ts';
import { socialPictureRoutes } from './features/social-pictures/social-picture.routes.ts';
import { createSocialPictures } from './features/social-pictures/social-pictures.ts';
import { serveStaff } from './features/staff/staff.feature.ts';
import { suggestRoutes } from './features/suggest/suggest.feature.ts';
import { serveContactUs } from './features/support/support.feature.ts';
import { sellInventoryRoutes } from './features/vehicles/sell-inventory.routes.ts';
import { createVehiclesRepository } from './features/vehicles/vehicles.repository.ts';
import { vehiclesRoutes } from './features/vehicles/vehicles.routes.ts';
import type { PhotoStore } from './photo-store/photo-store.ts';
import type { PreviewSource } from './photo-store/pictures.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { createMetrics, metricsRoutes } from './plugins/metrics.ts';
import { requestLog } from './plugins/request-log.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticFiles } from './plugins/static-files.ts';
import { AnswerCache } from './stored-answer.ts';
import { readClientBuild } from './web/client-build.ts';
import { pageRoutes } from './web/page.routes.ts';
import { loadPageRenderer } from './web/page-renderer.ts';
import { shareTargetRoutes } from './web/share-target.routes.ts';
import { siteFileRoutes } from './web/site-files.routes.ts';
import { createSitemapRepository } from './web/sitemap.repository.ts';
import { sitemapRoutes } from './web/sitemap.routes.ts';

/** The largest body a call may carry, in bytes; photos have their own limit on their own route. */
const bodyLimit = 256 * 1024;
/** Memory that answers of the API and rendered pages may take, in bytes. */
const apiCacheBytes = 96 * 1024 * 1024;
const pageCacheBytes = 64 * 1024 * 1024;

export type AppParts = {
  readonly environment: Environment;
  readonly database: Database;
  readonly drawnPhotos: DrawnPhotos;
  readonly photoStore: PhotoStore;
  /** Where `npm run build` left the browser's code and the pages. */
  readonly distDirectory: string;
  readonly version: string;
  /** How one-time codes are sent, in place of what the environment says. */
  readonly codeDelivery?: CodeDelivery;
};

function decodableUrl(url: string): string {
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** The whole site on one Fastify instance: plugins, then features, then pages. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, database, drawnPhotos, photoStore, distDirectory, version } = parts;
  const origin = environment.publicUrl;
  const app = Fastify({
    logger: { level: environment.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    bodyLimit,
    // An address that cannot be decoded is no page, which the pages say better than the router.
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
  });
  // Endpoints parse their own input (serve-endpoint.ts); their schemas only describe them here.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);

  requestLog(app);
  errorHandler(app);
  sameOrigin(app, { origin });
  await securityHeaders(app, { isHttps: origin.startsWith('https:') });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(formbody, { bodyLimit });
  await app.register(swagger, {
    openapi: { info: { title: 'Lajur', version } },
    transform: jsonSchemaTransform,
  });
  const metrics = createMetrics();
  metricsRoutes(app, metrics);
  await staticFiles(app, {
    clientDirectory: join(distDirectory, 'client'),
    isWorkerOn: environment.serviceWorker,
  });

  const previews: PreviewSource = async (keys) => {
    const uploaded = await photoStore.previews(keys);
    return new Map(keys.map((key) => [key, uploaded.get(key) ?? drawnPhotoPreview(key)]));
  };
  const repository = createListingRepository(database.orm);
  const warn = (line: string) => app.log.warn(line);
  const live = await createLiveCatalogue(database, warn);
  const catalogue = live.current;
  const market = createMarketService(live);
  const listing = createListingService({ repository, market, previews });
  const search = createSearchService(catalogue);
  const answers = new AnswerCache(apiCacheBytes);
  const pages = new AnswerCache(pageCacheBytes);

  const accounts = await createAccounts({ environment, database, delivery: parts.codeDelivery });
  const selling = createSellService({ database, market, previews });
  accounts.serve(app, selling);
  const { readPrincipal, spentViews } = accounts;
  ownAccountRoutes(app, { database, readPrincipal, spentViews, isHttps: origin.startsWith('https:') });
  sellRoutes(app, { selling, readPrincipal });
  dealerRoutes(app, { database, market, readPrincipal });
  serveStaff(app, { database, market, previews, readPrincipal });
  startOffers(app, { database, previews, readPrincipal });
  sellInventoryRoutes(app, { orm: database.orm, market, cache: answers });
  sellerNumberRoutes(app, {
    contact: createSellerNumberService({
      contacts: createSellerNumberRepository(database.orm, spentViews),
      isBlockedBy: (accountId, by) => isBlocked(database.orm, { accountId, by }),
    }),
    readPrincipal,
  });
  await serveLeads(app, { environment, database, readPrincipal });
  const receivedDirectory = join(environment.dataDirectory, 'received-photos');
  await clearReceived(receivedDirectory);
  await uploadRoutes(app, {
    uploads: createUploadService({
      repository: createUploadRepository(database.orm),
      photoStore,
      directory: receivedDirectory,
    }),
    readPrincipal,
  });

  await serveContactUs(app, { environment, database, readPrincipal });
  await serveNotifications(app, { environment, database, search, readPrincipal });

  healthRoutes(app, { search, version });
  const operator = await readOperatorSettings(environment.dataDirectory);
  siteRoutes(app, { operator, search, cache: answers });
  sitePagesRoutes(app, { operator, cache: answers });
  homeRoutes(app, { listing, search, cache: answers });
  const rails = createRailsService({ catalogue, featured: live.featured, listing });
  listingRoutes(app, {
    listing,
    search,
    cache: answers,
    lastFeatured: (query, language) => lastFeatured(rails, search, query, language),
  });
  railsRoutes(app, { rails, search, cache: answers });
  seoRoutes(app, { search, cache: answers });
  placesRoutes(app, { search, cache: answers });
  suggestRoutes(app, { orm: database.orm, catalogue, cache: answers });
  vehiclesRoutes(app, {
    repository: createVehiclesRepository(database.orm),
    search,
    listing,
    market,
    cache: answers,
  });
  snapshotRoutes(app, { snapshots: createSnapshotService({ database, catalogue: live, market }) });
  reportRoutes(app, { report: createReportService(createReportRepository(database.orm)), readPrincipal });
  const photoReaders = [photoStore.read, drawnPhotos.read];
  photoRoutes(app, photoReaders);
  socialPictureRoutes(app, {
    listing,
    pictures: createSocialPictures({
      directory: join(environment.dataDirectory, 'social-pictures'),
      readers: photoReaders,
      onKeepFailed: (err) => app.log.warn({ err }, 'a picture for links could not be kept'),
    }),
  });
  siteFileRoutes(app, { origin });
  shareTargetRoutes(app);
  sitemapRoutes(app, {
    origin,
    repository: createSitemapRepository(database.orm),
    catalogue,
    cache: answers,
  });
  app.get('/api/openapi.json', () => app.swagger());

  live.onSynced(() => {
    listing.forget();
    answers.clear();
    pages.clear();
  });
  const job = startListingJob(database, warn);
  const sellingUpkeep = startSellingJob(database, photoStore, warn);
  app.addHook('onClose', async () => {
    await Promise.all([job.stop(), sellingUpkeep.stop()]);
    await live.close();
  });

  pageRoutes(app, {
    renderer: await loadPageRenderer(join(distDirectory, 'ssr/entry-server.js')),
    build: await readClientBuild(join(distDirectory, 'client')),
    cache: pages,
    metrics,
    origin,
  });
  return app;
}
