import type { FastifyInstance } from 'fastify';
import type { OperatorSettings } from '#server/operator-settings.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { AnswerCache } from '#server/stored-answer.ts';
import type { SearchService } from '../search/search.service.ts';
import { menuOf } from './navigation.ts';
import { siteSettingsOf } from './site-settings.ts';

type Dependencies = {
  readonly operator: OperatorSettings;
  readonly search: SearchService;
  readonly cache: AnswerCache;
};

/** The shell of every page: the menu and the settings. */
export function siteRoutes(app: FastifyInstance, { operator, search, cache }: Dependencies): void {
  serveEndpoint(app, 'nav', (_query, { language }) => menuOf(search, language), { cache });
  serveEndpoint(app, 'site', (_query, { language }) => siteSettingsOf(operator, search, language), { cache });
}
