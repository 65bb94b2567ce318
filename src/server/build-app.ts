import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Database } from './db/database.ts';
import type { Environment } from './env.ts';
import { drawnPhotoPreview } from './features/drawn-photos/drawn-photo-key.ts';
import type { DrawnPhotos } from './features/drawn-photos/drawn-photos.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { homeRoutes } from './features/home/home.routes.ts';
import { createListingRepository } from './features/listing/listing.repository.ts';
import { listingRoutes } from './features/listing/listing.routes.ts';
import { createListingService } from './features/listing/listing.service.ts';
import { photoRoutes } from './features/photos/photo.routes.ts';
import type { PhotoStore } from './features/photos/photo-store.ts';
import type { PreviewSource } from './features/photos/pictures.ts';
import { loadFilterVocabulary } from './features/search/filter-vocabulary.ts';
import { createSearchService } from './features/search/search.service.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { readOperatorSettings } from './features/site/site-settings.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { createMetrics, metricsRoutes } from './plugins/metrics.ts';
import { requestLog } from './plugins/request-log.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { staticFiles } from './plugins/static-files.ts';
import { readClientBuild } from './web/client-build.ts';
import { pageRoutes } from './web/page.routes.ts';
import { PageCache } from './web/page-cache.ts';
import { loadPageRenderer } from './web/page-renderer.ts';
import { siteFileRoutes } from './web/site-files.routes.ts';

/** The largest body a call may carry, in bytes; photos have their own limit on their own route. */
const bodyLimit = 256 * 1024;

export type AppParts = {
  readonly environment: Environment;
  readonly database: Database;
  readonly drawnPhotos: DrawnPhotos;
  readonly photoStore: PhotoStore;
  /** Where `npm run build` left the browser's code and the pages. */
  readonly distDirectory: string;
  readonly version: string;
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

  let vocabulary = await loadFilterVocabulary(database.orm);
  const previews: PreviewSource = async (keys) => {
    const uploaded = await photoStore.previews(keys);
    return new Map(keys.map((key) => [key, uploaded.get(key) ?? drawnPhotoPreview(key)]));
  };
  const repository = createListingRepository(database.orm, () => vocabulary);
  const listing = createListingService(repository, previews);
  const search = createSearchService(repository, () => vocabulary);

  healthRoutes(app, { repository, version });
  const forgetSite = siteRoutes(app, {
    operator: await readOperatorSettings(environment.dataDirectory),
    search,
    vocabulary: () => vocabulary,
  });
  homeRoutes(app, { repository, listing, search, vocabulary: () => vocabulary });
  listingRoutes(app, { repository, listing, search });
  photoRoutes(app, [photoStore.read, drawnPhotos.read]);
  siteFileRoutes(app, { origin });
  app.get('/api/openapi.json', () => app.swagger());

  const cache = new PageCache();
  const forget = () => {
    repository.forget();
    forgetSite();
    cache.clear();
  };
  const stopListening = database.onChange(() => {
    forget();
    loadFilterVocabulary(database.orm).then(
      (loaded) => {
        vocabulary = loaded;
        forget();
      },
      (err: unknown) => app.log.error({ err }, 'the names of filters could not be read anew'),
    );
  });
  app.addHook('onClose', async () => stopListening());

  pageRoutes(app, {
    renderer: await loadPageRenderer(join(distDirectory, 'ssr/entry-server.js')),
    build: await readClientBuild(join(distDirectory, 'client')),
    cache,
    metrics,
    origin,
  });
  return app;
}
