import type { FastifyInstance } from 'fastify';
import { defaultLanguage } from '#contract/language.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { ownAnswers } from '#server/http/own-answers.ts';
import { internalHeaders } from '../plugins/request-log.ts';

/** The width used by a phone with 360 points and a pixel ratio of 2. */
const coverWidth = 720;

/**
 * Requests the first pages and their covers, so that the first visitor does not wait: drawn photos are
 * composed and stored on first request.
 */
export async function warmUp(app: FastifyInstance): Promise<void> {
  const get = (url: string) => app.inject({ method: 'GET', url, headers: internalHeaders });
  const ask = ownAnswers(app);
  const home = await ask('home', {}, defaultLanguage);
  const list = await ask('listings', {}, defaultLanguage);
  const covers = [...home.bargains.items, ...home.newest, ...list.items].flatMap(
    ({ coverImage }) => coverImage?.key ?? [],
  );
  await Promise.all([...new Set(covers)].map((key) => get(pictureUrl(key, coverWidth))));
  for (const page of ['/', '/mobil-bekas']) await get(page);
}
