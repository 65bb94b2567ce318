import { dayInJakarta } from '#contract/dates.ts';
import type { Feature } from '#server/feature.ts';
import { autoShows } from '#server/features/shows/shared/auto-shows.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { showAnswer } from './show-answer.ts';
import { readShowPage } from './show-words.ts';

/** Past and coming editions of GIIAS, from the operator's table (docs/product.md#shows). */
export const showsFeature: Feature<'newVehicles' | 'tables'> = (app, { newVehicles, tables }) => {
  readShowPage();
  serveEndpoint(app, 'contentShows', (_query, { language }) =>
    showAnswer(tables.reading(autoShows), newVehicles.current(), dayInJakarta(new Date()), language),
  );
};
