import type { FastifyInstance } from 'fastify';
import { languages, pathInLanguage } from '#contract/language.ts';
import { sharePath } from '#contract/paths.ts';
import { nothingSharedPath } from '#contract/site/share-target.ts';

/**
 * Photos shared to the app from a device whose service worker did not handle them. Nothing is stored here,
 * since a draft stays on the device until it is sent; the page explains what to do.
 */
export function shareTargetRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    // The body is discarded.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    for (const language of languages) {
      scope.route({
        method: ['GET', 'POST'],
        url: pathInLanguage(sharePath, language),
        handler: (_request, reply) =>
          reply
            .header('cache-control', 'no-store')
            .redirect(pathInLanguage(nothingSharedPath, language), 303),
      });
    }
  });
}
