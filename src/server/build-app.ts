import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Feature } from './feature.ts';
import { accountFeature } from './features/account/account.feature.ts';
import { agentsFeature } from './features/agents/agents.feature.ts';
import { ampFeature } from './features/amp/amp.feature.ts';
import { articleFeedsFeature } from './features/article-feeds/article-feeds.feature.ts';
import { articlesFeature } from './features/articles/articles.feature.ts';
import { breakdownHelpFeature } from './features/breakdown-help/breakdown-help.feature.ts';
import { collectionsFeature } from './features/collections/collections.feature.ts';
import { contestsFeature } from './features/contests/contests.feature.ts';
import { conversationsFeature } from './features/conversations/conversations.feature.ts';
import { creditFeature } from './features/credit/credit.feature.ts';
import { dealerFeature } from './features/dealer/dealer.feature.ts';
import { dealerPagesFeature } from './features/dealer-pages/dealer-pages.feature.ts';
import { demonstrationFeature } from './features/demonstration/demonstration.feature.ts';
import { electricFeature } from './features/electric/electric.feature.ts';
import { eventsFeature } from './features/events/events.feature.ts';
import { fuelFeature } from './features/fuel/fuel.feature.ts';
import { healthFeature } from './features/health/health.feature.ts';
import { homeFeature } from './features/home/home.feature.ts';
import { insuranceFeature } from './features/insurance/insurance.feature.ts';
import { leadsFeature } from './features/leads/leads.feature.ts';
import { listingFeature } from './features/listing/listing.feature.ts';
import { modelExtrasFeature } from './features/model-extras/model-extras.feature.ts';
import { modificationFeature } from './features/modification/modification.feature.ts';
import { newCompareFeature } from './features/new-compare/new-compare.feature.ts';
import { newVehiclesFeature } from './features/new-vehicles/new-vehicles.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { offersFeature } from './features/offers/offers.feature.ts';
import { operatorTablesFeature } from './features/operator-tables/operator-tables.feature.ts';
import { outletsFeature } from './features/outlets/outlets.feature.ts';
import { ownerReviewsFeature } from './features/owner-reviews/owner-reviews.feature.ts';
import { ownershipFeature } from './features/ownership/ownership.feature.ts';
import { paymentsFeature } from './features/payments/payments.feature.ts';
import { photosFeature } from './features/photos/photos.feature.ts';
import { placesFeature } from './features/places/places.feature.ts';
import { privacyFeature } from './features/privacy/privacy.feature.ts';
import { profileFeature } from './features/profile/profile.feature.ts';
import { publishingFeature } from './features/publishing/publishing.feature.ts';
import { railsFeature } from './features/rails/rails.feature.ts';
import { reportFeature } from './features/report/report.feature.ts';
import { sellFeature } from './features/sell/sell.feature.ts';
import { sellerFeature } from './features/seller/seller.feature.ts';
import { sellerNumberFeature } from './features/seller-number/seller-number.feature.ts';
import { seoFeature } from './features/seo/seo.feature.ts';
import { showsFeature } from './features/shows/shows.feature.ts';
import { siteFeature } from './features/site/site.feature.ts';
import { sitePagesFeature } from './features/site-pages/site-pages.feature.ts';
import { snapshotFeature } from './features/snapshot/snapshot.feature.ts';
import { socialPicturesFeature } from './features/social-pictures/social-pictures.feature.ts';
import { staffFeature } from './features/staff/staff.feature.ts';
import { suggestFeature } from './features/suggest/suggest.feature.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { tradeFeature } from './features/trade/trade.feature.ts';
import { vehiclesFeature } from './features/vehicles/vehicles.feature.ts';
import { viewedFeature } from './features/viewed/viewed.feature.ts';
import { warrantyFeature } from './features/warranty/warranty.feature.ts';
import { webStoriesFeature } from './features/web-stories/web-stories.feature.ts';
import { createCallCounter } from './http/count-call.ts';
import { parseForm } from './http/form-fields.ts';
import { connectionLimits, limitConnections } from './plugins/connection-limits.ts';
import { decodableUrl } from './plugins/decodable-url.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { createMetrics, metricsRoutes, watchProcess } from './plugins/metrics.ts';
import { operatorOnly } from './plugins/operator-only.ts';
import { requestLog } from './plugins/request-log.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticFiles } from './plugins/static-files.ts';
import { loggedError } from './process/error-reason.ts';
import { type AppParts, createServices, type Services } from './services.ts';
import { originsOf } from './tracking-variables.ts';
import { webFeature } from './web/web.feature.ts';

/** Maximum body size of an API call, in bytes; the photo upload route has its own limit. */
const bodyLimit = 256 * 1024;

/** Pino's. */
const warningLevel = 40;

const features: readonly Feature<keyof Services>[] = [
  accountFeature,
  agentsFeature,
  ampFeature,
  articleFeedsFeature,
  articlesFeature,
  breakdownHelpFeature,
  modificationFeature,
  collectionsFeature,
  contestsFeature,
  conversationsFeature,
  creditFeature,
  dealerFeature,
  dealerPagesFeature,
  eventsFeature,
  healthFeature,
  homeFeature,
  insuranceFeature,
  leadsFeature,
  listingFeature,
  modelExtrasFeature,
  newVehiclesFeature,
  newCompareFeature,
  electricFeature,
  notificationsFeature,
  offersFeature,
  operatorTablesFeature,
  publishingFeature,
  outletsFeature,
  ownerReviewsFeature,
  ownershipFeature,
  fuelFeature,
  paymentsFeature,
  photosFeature,
  placesFeature,
  privacyFeature,
  profileFeature,
  railsFeature,
  reportFeature,
  sellFeature,
  sellerFeature,
  sellerNumberFeature,
  seoFeature,
  siteFeature,
  sitePagesFeature,
  snapshotFeature,
  socialPicturesFeature,
  staffFeature,
  suggestFeature,
  supportFeature,
  tradeFeature,
  vehiclesFeature,
  warrantyFeature,
  viewedFeature,
  webStoriesFeature,
  showsFeature,
  webFeature,
];

/** Never called: the compilers are replaced below. */
const neverBuilt = (): never => {
  throw new Error('endpoints parse their own input');
};

/** The whole site as one Fastify instance: plugins, features, pages. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { environment, distDirectory, version } = parts;
  const origin = environment.publicUrl;
  const metrics = createMetrics();
  const app = Fastify({
    logger: {
      level: environment.logLevel,
      serializers: { err: loggedError },
      hooks: {
        logMethod(line, log, level) {
          if (level >= warningLevel)
            metrics.logLines.inc({ level: level === warningLevel ? 'warning' : 'error' });
          log.apply(this, line);
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    bodyLimit,
    requestTimeout: connectionLimits.requestMs,
    // A stopping server answers what still arrives on open connections, and closes each after that.
    return503OnClosing: false,
    // An undecodable path gets the not-found page instead of the router's error.
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    // Prevents Fastify from loading Ajv and its serializer compiler, which takes 50 ms at start.
    schemaController: { compilersFactory: { buildValidator: neverBuilt, buildSerializer: neverBuilt } },
  });
  // Endpoints parse their own input (serve-endpoint.ts); schemas are registered only for the API description.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);

  // Loaded only where it is used. Before the services, whose index and queries it follows.
  if (environment.traces) {
    const { startTraces } = await import('./plugins/traces.ts');
    startTraces(app, { ...environment.traces, version });
  }
  requestLog(app);
  limitConnections(app, {
    trustProxy: environment.trustProxy,
    // Photo uploads have their own timeout (receive-photo.ts).
    isTimedElsewhere: ({ method, url }) => method === 'PUT' && url.startsWith('/media/'),
  });
  errorHandler(app);
  operatorOnly(app, environment);
  sameOrigin(app, { origin });
  await securityHeaders(app, {
    isHttps: origin.startsWith('https:'),
    others: originsOf(environment.tracking),
  });
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(formbody, { bodyLimit, parser: parseForm });
  await app.register(swagger, {
    openapi: { info: { title: 'Lajur', version } },
    transform: jsonSchemaTransform,
  });
  const services = await createServices({ ...parts, metrics }, (line) => app.log.warn(line));
  app.addHook('onClose', async () => {
    services.newVehicles.close();
    services.articles.close();
    services.tables.close();
    await services.live.close();
  });
  metricsRoutes(app, metrics);
  const { live, cache, pageCache, readPrincipal, codeSecret } = services;
  app.decorate('endpointParts', {
    ...{ readPrincipal, cache, database: parts.database },
    countCall: createCallCounter(parts.database, codeSecret, readPrincipal),
  });
  watchProcess(metrics, {
    database: parts.database,
    catalogue: { cars: () => live.current().index.size, behind: live.behind },
    caches: { answers: cache, pages: pageCache },
  });
  await staticFiles(app, {
    clientDirectory: join(distDirectory, 'client'),
    sharedAssets: join(environment.dataDirectory, 'assets'),
    isWorkerOn: environment.serviceWorker,
    onWarning: (line) => app.log.warn(line),
  });
  for (const feature of features) await feature(app, services);
  if (environment.demoListings > 0) await demonstrationFeature(app, services);
  app.get('/api/openapi.json', () => app.swagger());
  return app;
}
