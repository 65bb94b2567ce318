import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageAsked } from '#contract/api/common-query.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import { hashesOf, sha256 } from '#server/features/photos/shared/photo-hashes.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { ownersOf, type ReadPrincipal } from '#server/session/principal.ts';
import type { UploadService } from './upload.service.ts';

const parameters = z.object({ sha256 });
const wholeNumber = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));

type Dependencies = { readonly uploads: UploadService; readonly readPrincipal: ReadPrincipal };

/**
 * Sellers' photos: which are present, and uploads. Unlike in the rest of the API, the body contains raw
 * bytes.
 */
export async function uploadRoutes(
  app: FastifyInstance,
  { uploads, readPrincipal }: Dependencies,
): Promise<void> {
  serveEndpoint(app, 'photosPresent', async ({ hashes }, { request, language }) => {
    const wanted = hashesOf(hashes, 'hashes', language);
    const owners = ownersOf(await readPrincipal(request));
    if (owners.length === 0) throw new AppError('unauthorized');
    return { present: await uploads.present(owners, wanted) };
  });

  await app.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    // Any content type is accepted: the first bytes decide, and the body is streamed.
    bytes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    // Only hashes match, since `present` is another endpoint.
    bytes.put(mediaPath(':sha256(^[0-9a-f]{64}$)'), async (request, reply) => {
      const language = languageAsked(request.query);
      if (!z.safeParse(commonQuery, request.query).success) throw new AppError('bad_request', {}, language);
      const asked = z.safeParse(parameters, request.params);
      if (!asked.success) throw new AppError('not_found', {}, language);
      const { account, deviceHash } = await readPrincipal(request);
      const length = z.safeParse(wholeNumber, request.headers['content-length']).data;
      try {
        await uploads.take({
          sha256: asked.data.sha256,
          body: request.body instanceof Readable ? request.body : Readable.from([]),
          length,
          owners: ownersOf({ account, deviceHash }),
          isDealer: account?.scope === 'dealer',
          address: request.ip,
          language,
        });
      } catch (error) {
        // The sender disconnected, which is not a server error.
        if (request.raw.destroyed && !request.raw.complete) throw new AppError('bad_request');
        // The sender retries later, on a connection without the rest of this body.
        if (error instanceof AppError && error.code === 'unavailable') reply.header('connection', 'close');
        throw error instanceof AppError ? new AppError(error.code, error.fields, language) : error;
      }
      reply.header('cache-control', 'private, no-store');
      return reply.send({ statusCode: 200, message: 'OK', data: { sha256: asked.data.sha256 } });
    });
  });
}
