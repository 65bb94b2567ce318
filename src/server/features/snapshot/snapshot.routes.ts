import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageAsked } from '#contract/api/common-query.ts';
import type { Language } from '#contract/language.ts';
import { radii } from '#contract/search/radius.ts';
import { snapshotVersionPattern } from '#contract/snapshot/snapshot-header.schema.ts';
import { catalogueHeaders, catalogueMediaType, cataloguePath } from '#contract/snapshot/snapshot-sync.ts';
import { AppError } from '#server/http/app-error.ts';
import type { SnapshotService } from './snapshot.service.ts';

const parameters = z.object({ citySlug: z.string().check(z.maxLength(100)) });
const query = z.object({
  ...commonQuery.shape,
  since: z.optional(z.string().check(z.regex(snapshotVersionPattern))),
  radius: z.optional(z.enum(radii.map(String))),
});

const wordsOf = (language: Language) =>
  ({
    id: {
      city: 'Kota ini tidak kami kenal.',
      since: 'Versi ini bukan angka.',
      radius: 'Jarak ini tidak tersedia.',
    },
    en: {
      city: 'We do not know this city.',
      since: 'This version is not a number.',
      radius: 'This distance is not offered.',
    },
  })[language];

/**
 * A city's cars, for storage on a device. Unlike the rest of the API it returns bytes, which are the same in
 * each language.
 */
export function snapshotRoutes(
  app: FastifyInstance,
  { snapshots }: { readonly snapshots: SnapshotService },
): void {
  app.get(cataloguePath(':citySlug'), async (request, reply) => {
    const language = languageAsked(request.query);
    const words = wordsOf(language);
    const asked = z.safeParse(query, request.query);
    if (!asked.success) {
      const isRadius = asked.error.issues.some(({ path: [field] }) => field === 'radius');
      const problem = isRadius ? { radius: [words.radius] } : { since: [words.since] };
      throw new AppError('bad_request', problem, language);
    }
    const place = z.safeParse(parameters, request.params);
    const answer = await snapshots
      .answer(place.data?.citySlug ?? '', Number(asked.data.radius ?? 0), asked.data.since)
      .catch((cause: unknown) => {
        if (cause instanceof AppError && cause.code === 'not_found')
          throw new AppError('not_found', { city: [words.city] }, language);
        throw cause;
      });
    // A minute is recent enough, for devices and proxies.
    reply.header('cache-control', 'public, max-age=60');
    const head = 'unchanged' in answer ? answer.unchanged : answer.head;
    reply.header(catalogueHeaders.version, head.version);
    reply.header(catalogueHeaders.asOf, String(head.asOf));
    reply.header(catalogueHeaders.radius, String(head.place.radius));
    if ('unchanged' in answer) return reply.code(204).send();
    const { bytes, compressed, cars } = answer;
    const isBrotli = acceptsBrotli(request.headers['accept-encoding']);
    const body = isBrotli ? compressed : Buffer.from(bytes.buffer);
    const etag = `"${head.version}-${asked.data.since ?? ''}-${isBrotli ? 'br' : 'plain'}"`;
    reply.header('vary', 'accept-encoding').header('etag', etag);
    reply.header(catalogueHeaders.cars, String(cars)).header(catalogueHeaders.bytes, String(body.length));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    // Set even for uncompressed bytes, which would otherwise be compressed again on the way.
    if (isBrotli) reply.header('content-encoding', 'br');
    return reply.type(catalogueMediaType).send(body);
  });
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((coding) => /^\s*br\s*(?:;\s*q=(?:1|0?\.\d*[1-9]\d*).*)?$/i.test(coding));
}
