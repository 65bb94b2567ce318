import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/language.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import { UntilChange } from '#server/until-change.ts';
import type { FilterVocabulary } from '../search/filter-vocabulary.ts';
import type { SearchService } from '../search/search.service.ts';
import { menuOf } from './navigation.ts';
import { type OperatorSettings, siteSettingsOf } from './site-settings.ts';

type Dependencies = {
  operator: OperatorSettings;
  search: SearchService;
  vocabulary: () => FilterVocabulary;
};

/** The shell of every page: the menu and the settings. Returns what forgets them when the data changes. */
export function siteRoutes(app: FastifyInstance, { operator, search, vocabulary }: Dependencies): () => void {
  const menus = new UntilChange((language: Language) => menuOf(search, vocabulary(), language));
  const settings = new UntilChange((language: Language) =>
    siteSettingsOf(operator, search, vocabulary(), language),
  );
  serveEndpoint(app, 'nav', (_query, { language }) => menus.get(language));
  serveEndpoint(app, 'site', (_query, { language }) => settings.get(language));
  return () => {
    menus.clear();
    settings.clear();
  };
}
