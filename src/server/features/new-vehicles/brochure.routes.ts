import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { newVehicleCategory, newVehiclesPath } from '#contract/vehicles/vehicle-paths.ts';
import { bodyTileFiles } from '#server/drawn-photos/body-tiles.ts';
import { AppError } from '#server/http/app-error.ts';
import { MadeFiles } from '#server/http/made-files.ts';
import type { PhotoReader } from '#server/photo-store/photo-reader.ts';
import { apart } from '#server/process/apart.ts';
import { brochurePicture } from './brochure-picture.ts';

type Dependencies = {
  /** The site's origin, `https://…`. */
  readonly origin: string;
  /** The directory for generated brochures. */
  readonly directory: string;
  readonly readers: readonly PhotoReader[];
  /** @throws AppError `not_found` */
  answerOf(
    place: { categoryId: number; brand: string; model: string },
    language: Language,
  ): DataOf<'newModel'>;
};

/** Disk space for brochures in bytes: about twice the size of all of them in both languages. */
const keptBytes = 128 * 1024 * 1024;

const draw = apart({
  ...{ name: 'brochure', output: z.instanceof(Uint8Array), mostMs: 30_000, mostMegabytes: 128 },
  here: async () => (await import('./brochure.ts')).brochureOf,
});

/**
 * Serves `brochureFile`. A brochure is generated on the first request and again when its content has changed;
 * browsers cache it for an hour.
 */
export function brochureRoutes(
  app: FastifyInstance,
  { origin, directory, readers, answerOf }: Dependencies,
): void {
  const files = new MadeFiles({
    ...{ kind: 'brochures', directory, mostBytes: keptBytes, mostWaiting: 20 },
    onKeepFailed: (err) => app.log.warn({ err }, 'a brochure could not be kept'),
  });

  async function pictureOf({
    looks: [look],
    model,
  }: DataOf<'newModel'>): Promise<Buffer | string | undefined> {
    const key = look?.pictures[0]?.key;
    for (const read of key === undefined ? [] : readers) {
      const bytes = await read(key ?? '', 960);
      if (bytes) return bytes;
    }
    return model.body === null ? undefined : bodyTileFiles(model.body.picture ?? model.body.slug).drawing;
  }

  app.get<{ Params: { kind: string; brand: string; model: string; language: Language } }>(
    '/brochures/:kind/:brand/:model.:language(^id|en$).pdf',
    async ({ params: { kind, brand, model, language } }, reply) => {
      const category = newVehicleCategory(`/${kind}`);
      if (!category) throw new AppError('not_found');
      // Used-car data changes all day and is not part of the brochure, so it is excluded from the hash.
      const answer = {
        ...answerOf({ categoryId: category.id, brand, model }, language),
        used: null,
        faqs: [],
      };
      const url = origin + pathInLanguage(newVehiclesPath(category.slug, brand, model), language);
      const version = createHash('sha256')
        .update(`${url} ${JSON.stringify(answer)}`)
        .digest('hex');
      const bytes = await files.read(`${version}.pdf`, {
        async make() {
          const shown = await pictureOf(answer);
          const picture = shown ? await brochurePicture(shown) : undefined;
          return Buffer.from(await draw({ model: answer, language, url, date: new Date(), picture }));
        },
      });
      return reply
        .type('application/pdf')
        .header('cache-control', 'public, max-age=3600')
        .header('content-disposition', `inline; filename="${brand}-${model}.pdf"`)
        .send(bytes);
    },
  );
}
