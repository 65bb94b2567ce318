import type { FastifyInstance } from 'fastify';
import type { SitePageName } from '#contract/site-pages/site-page.schema.ts';
import type { AnswerCache } from '#server/answer-cache.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { OperatorSettings } from '../site/site-settings.ts';
import { aboutPage } from './about-page.ts';
import { privacyPage } from './privacy-page.ts';
import { regulationPage } from './regulation-page.ts';
import { returnsPage } from './returns-page.ts';
import { pageIn, type SiteOperator, type WrittenPage } from './site-page-words.ts';
import { termsPage } from './terms-page.ts';

type Dependencies = { readonly operator: OperatorSettings; readonly cache: AnswerCache };

/** The texts of the footer's pages. They are answers of the API and not part of the app. */
export function sitePagesRoutes(app: FastifyInstance, { operator, cache }: Dependencies): void {
  const pages = writtenPages({
    supportEmail: operator.supportEmail ?? null,
    company: operator.company ?? null,
  });
  serveEndpoint(app, 'sitePage', ({ name }, { language }) => pageIn(pages[name], language), { cache });
}

export function writtenPages(operator: SiteOperator): Readonly<Record<SitePageName, WrittenPage>> {
  return {
    about: aboutPage(operator),
    privacy: privacyPage(operator),
    terms: termsPage(operator),
    regulation: regulationPage,
    returns: returnsPage,
  };
}
