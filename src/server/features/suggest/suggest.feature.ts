import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { NameIndex } from '#catalogue/suggestions/name-index.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { loadSpellings } from './load-spellings.ts';

/** Suggestions for typed text. */
export const suggestFeature: Feature<'database' | 'live' | 'cache'> = (app, { database, live, cache }) => {
  let known: { readonly of: Vocabulary; readonly names: Promise<NameIndex> } | undefined;

  /** Rebuilt when names change, which is rare. */
  function namesOf(vocabulary: Vocabulary): Promise<NameIndex> {
    if (known?.of !== vocabulary) {
      const names = loadSpellings(database.orm).then((spellings) => new NameIndex(vocabulary, spellings));
      known = { of: vocabulary, names };
      names.catch(() => {
        known = undefined;
      });
    }
    return known.names;
  }

  serveEndpoint(
    app,
    'suggest',
    async ({ searchString = '' }, { language }) => {
      const current = live.current();
      return suggestionsFor(current, await namesOf(current.vocabulary), searchString, language);
    },
    { cache },
  );
};
