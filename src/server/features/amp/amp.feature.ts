import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AmpPlace, ampPath, ampPrefix } from '#contract/articles/amp-paths.ts';
import { readArticlePath } from '#contract/articles/article-addresses.ts';
import { type Language, languages, pathInLanguage } from '#contract/language.ts';
import type { Feature } from '#server/feature.ts';
import { ampPolicy } from '#server/features/amp/shared/amp-document.ts';
import { AppError } from '#server/http/app-error.ts';
import { ownAnswers } from '#server/http/own-answers.ts';
import { StoredResponse, sendStored } from '#server/http/stored-response.ts';
import { lastResortPage } from '#server/web/last-resort.ts';
import { articlePage } from './amp-article-page.ts';
import { indexPage } from './amp-index-page.ts';

type Made = { readonly redirect: string } | { readonly html: string };

/** The AMP form of landings, lists, tags, road tests and articles (docs/product.md#amp). */
export const ampFeature: Feature<'environment' | 'pageCache'> = (app, { environment, pageCache }) => {
  const origin = environment.publicUrl;
  const ask = ownAnswers(app);

  /** @throws AppError `not_found` */
  async function make(path: string, page: string | undefined, language: Language): Promise<Made> {
    const place = placeOf(path);
    if (place.view === 'article') {
      const { slug } = place;
      const isId = /^[1-9]\d{0,8}$/.test(slug);
      const article = await ask('contentDetail', isId ? { id: slug } : { slug }, language);
      const own = ampPath({ ...article, view: 'article' }, language);
      if (own !== ampPrefix + path) return { redirect: own };
      return { html: articlePage(article, { origin, language }) };
    }
    // The words of English stand in English addresses alone.
    const own = ampPath(place, 'id');
    if (language === 'id' && own !== ampPrefix + path) return { redirect: own };
    return { html: await indexPage(ask, place, { language, origin, page }) };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, language: Language) {
    const { pathname, searchParams } = new URL(request.url, origin);
    const path = pathname.slice(pathInLanguage(ampPrefix, language).length);
    const page = searchParams.get('page') ?? undefined;
    const key = `amp ${language} ${path} ${page ?? ''}`;
    let stored = pageCache.get(key);
    try {
      if (!stored) {
        pageCache.admit(request);
        const { version } = pageCache;
        const made = await make(path, page, language);
        if ('redirect' in made) return reply.redirect(pathInLanguage(made.redirect, language), 301);
        stored = new StoredResponse(made.html);
        pageCache.set(key, stored, version);
      }
    } catch (error) {
      // The page of an address that is not found is the app's.
      if (error instanceof AppError && error.code === 'not_found') return reply.callNotFound();
      if (error instanceof AppError && error.code === 'rate_limited') throw error;
      request.log.error({ err: error }, 'an AMP page failed');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(lastResortPage);
    }
    reply
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('content-security-policy', ampPolicy)
      .header('cache-control', 'public, max-age=0, must-revalidate');
    return sendStored(request, reply, stored);
  }

  for (const language of languages)
    app.get(pathInLanguage(`${ampPrefix}/*`, language), (request, reply) => answer(request, reply, language));
};

/** @throws AppError `not_found` for an address that has no AMP form */
function placeOf(path: string): AmpPlace {
  const place = readArticlePath(path)?.place;
  if (place === undefined || place.view === 'roadTestForm' || place.view === 'tagForm')
    throw new AppError('not_found');
  return place;
}
