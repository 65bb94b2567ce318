import { questionsAbout } from '#catalogue/answers/filter-answer.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { usedCarsPath } from '#contract/paths.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { districtsOf } from '#server/regions/districts.ts';

/** Cities with their cars, and questions about one. */
export const placesFeature: Feature<'search'> = (app, { search }) => {
  serveEndpoint(app, 'cities', () => {
    const { index, vocabulary } = search.catalogue();
    const counts = new Map(index.counts({ selection: {} }).city.map(({ value, count }) => [value, count]));
    return vocabulary.rows.cities.map(({ id, slug, name, isPopular, provinceId, at }) => ({
      id,
      slug,
      name,
      url: usedCarsPath(slug),
      isPopular: isPopular ? (1 as const) : (0 as const),
      provinceId,
      provinceName: vocabulary.nameOf('province', provinceId) ?? '',
      count: counts.get(id) ?? 0,
      ...(at && { at: [at.latitude, at.longitude] as [number, number] }),
    }));
  });

  serveEndpoint(app, 'districts', ({ city }) =>
    districtsOf(city)
      .map(({ id, name }) => ({ id, name }))
      .sort((a, b) => a.name.localeCompare(b.name)),
  );

  /** @throws AppError `not_found` for an unknown slug or id of a city */
  function placeOf(city: string, language: Language): FilterValue {
    const { vocabulary } = search.catalogue();
    const found = /^\d{1,4}$/.test(city)
      ? vocabulary.valueOf('city', Number(city))
      : vocabulary.find(city.toLowerCase());
    if (found?.type === 'city' || found?.type === 'province') return found;
    const text = localized('We do not know this city.');
    throw new AppError('not_found', { city: [text[language]] }, language);
  }

  serveEndpoint(app, 'faqByCity', ({ city }, { language }) => {
    const selection = city === undefined || city === '' ? [] : [placeOf(city, language)];
    return questionsAbout(search.catalogue(), selection, language);
  });
};
