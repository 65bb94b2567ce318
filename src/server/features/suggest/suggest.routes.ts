import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import { NameIndex } from '#catalogue/suggestions/name-index.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { AnswerCache } from '#server/answer-cache.ts';
import type { Orm } from '#server/db/database.ts';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import { loadSpellings } from './load-spellings.ts';

type Dependencies = {
  readonly orm: Orm;
  readonly catalogue: () => Catalogue;
  readonly cache: AnswerCache;
};

/** Suggestions for typed text. */
export function suggestRoutes(app: FastifyInstance, { orm, catalogue, cache }: Dependencies): void {
  let known: { readonly of: Vocabulary; readonly names: Promise<NameIndex> } | undefined;

  /** Rebuilt when names change, which is rare. */
  function namesOf(vocabulary: Vocabulary): Promise<NameIndex> {
    if (known?.of !== vocabulary) {
      const names = loadSpellings(orm).then((spellings) => new NameIndex(vocabulary, spellings));
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
      const current = catalogue();
      return suggestionsFor(current, await namesOf(current.vocabulary), searchString, language);
    },
    { cache },
  );
}
