import type { ElectricKind } from '#contract/electric/electric-paths.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Feature } from '#server/feature.ts';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { runningRatesOf } from '#server/money/running-rates.ts';
import { nearestCities, readChargingStations, stationsNote } from './charging-stations.ts';
import { electricVehiclesAnswer } from './electric-vehicles.ts';

const kindOf = { '1': 'mobil', '2': 'motor' } as const satisfies Record<string, ElectricKind>;

/** Endpoints of electric vehicles and charging stations (docs/product.md#electric-vehicles). */
export const electricFeature: Feature<'newVehicles' | 'live' | 'tables'> = (
  app,
  { newVehicles, live, tables },
) => {
  const stations = readChargingStations();

  serveEndpoint(app, 'electricVehicles', ({ categoryId, sort = 'range' }, { language }) => {
    const kind = categoryId === undefined ? 'all' : kindOf[categoryId];
    const rates = runningRatesOf(tables, language);
    return { ...electricVehiclesAnswer(newVehicles.current(), kind, sort, language), rates };
  });

  serveEndpoint(app, 'chargingStations', ({ city: slug }, { language }) => {
    const { vocabulary } = live.current();
    const note = stationsNote[language];
    if (slug === undefined) {
      const places = [...stations].flatMap(([id, sites]) => {
        const value = vocabulary.valueOf('city', id);
        return value
          ? [{ slug: value.slug, name: vocabulary.name(value, language), count: sites.length }]
          : [];
      });
      return { places: places.sort((a, b) => (a.name < b.name ? -1 : 1)), city: null, note };
    }
    const value = vocabulary.find(slug);
    if (value?.type !== 'city') throw unknownCity(language);
    const cityId = vocabulary.idOf(value) ?? 0;
    const sites = stations.get(cityId) ?? [];
    const nearby = nearestCities(stations, cityId).flatMap(({ id, kilometers }) => {
      const other = vocabulary.valueOf('city', id);
      const count = stations.get(id)?.length ?? 0;
      return other ? [{ slug: other.slug, name: vocabulary.name(other, language), count, kilometers }] : [];
    });
    return {
      places: [],
      city: { slug: value.slug, name: vocabulary.name(value, language), sites: [...sites], nearby },
      note,
    };
  });
};

function unknownCity(language: Language): AppError {
  const text = localized('We do not know this city.');
  return new AppError('not_found', { city: [text[language]] }, language);
}
