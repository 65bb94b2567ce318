import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { dataSchemaOf, type EndpointName } from '#contract/api/endpoint-schemas.ts';
import { endpointPaths } from '#contract/api/endpoints.ts';
import { successEnvelope } from '#contract/api/envelope.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { internalHeaders } from '../plugins/request-log.ts';

/** The width used by a phone with 360 points and a pixel ratio of 2. */
const coverWidth = 720;

/**
 * Requests the first pages and their covers, so that the first visitor does not wait: drawn photos are
 * composed and stored on first request.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  const get = (url: string) => app.inject({ method: 'GET', url, headers: internalHeaders });
  const dataOf = async <Name extends EndpointName>(name: Name) => {
    const answer = await get(endpointPaths[name]);
    return z.parse(dataSchemaOf(name), z.parse(successEnvelope, answer.json()).data);
  };
  const home = await dataOf('home');
  const list = await dataOf('listings');
  const covers = [...home.bargains.items, ...home.newest, ...list.items].flatMap(
    ({ coverImage }) => coverImage?.key ?? [],
  );
  await Promise.all([...new Set(covers)].map((key) => get(pictureUrl(key, coverWidth))));
  for (const page of ['/', '/mobil-bekas']) await get(page);
}
