import type { FastifyInstance } from 'fastify';
import { isLanguage } from '#contract/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { webManifest } from './web-manifest.ts';

/** Small generated files: the web manifests and robots.txt. */
export function siteFileRoutes(app: FastifyInstance, { origin }: { origin: string }): void {
  app.get<{ Params: { file: string } }>('/manifest/:file', async (request, reply) => {
    const language = request.params.file.replace(/\.webmanifest$/, '');
    if (!isLanguage(language)) throw new AppError('not_found');
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=86400')
      .send(JSON.stringify(webManifest(language)));
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          // Text searches have unlimited addresses.
          'Disallow: /*?*q=',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}
