import { suggestionsFor } from '#catalogue/answers/suggestions.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';

/** Suggestions for typed text. */
export const suggestFeature: Feature<'live' | 'cache'> = (app, { live, cache }) => {
  serveEndpoint(
    app,
    'suggest',
    ({ searchString = '' }, { language }) => suggestionsFor(live.current(), searchString, language),
    { cache },
  );
};
