import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';
import type { SearchService } from '../search/search.service.ts';
import { menuOf } from './navigation.ts';
import { type OperatorSettings, siteSettingsOf } from './site-settings.ts';

type Dependencies = {
  operator: OperatorSettings;
  search: SearchService;
  vocabulary: () => FilterVocabulary;
};

export function siteRoutes(app: FastifyInstance, { operator, search, vocabulary }: Dependencies): void {
  serveEndpoint(app, 'nav', (_query, { language }) => menuOf(search, vocabulary(), language));
  serveEndpoint(app, 'site', (_query, { language }) =>
    siteSettingsOf(operator, search, vocabulary(), language),
  );
}
