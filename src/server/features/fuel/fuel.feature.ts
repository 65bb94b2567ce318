import { dayInJakarta } from '#contract/dates.ts';
import { fuelPricedIn } from '#contract/fuel/fuel-products.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { fuelPrices } from '#server/money/fuel-prices.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { sourceName } from '#server/operator-tables/source-name.ts';
import { fuelFaqs, fuelNotes, fuelWords } from './fuel-words.ts';

/** Fuel prices since they are known, in one answer: a phone that has it can show any place offline. */
export const fuelFeature: Feature<'tables'> = (app, { tables }) => {
  serveEndpoint(app, 'fuelPrices', (_query, { language }) => {
    const { series, areas } = tables.reading(fuelPrices);
    const { costs } = tables.reading(runningCosts);
    const sources = [...new Set(series.flatMap(({ prices }) => prices.map(({ source }) => source)))];
    const places = new Map(sources.map((source, index) => [source, index]));
    const first = areas.find(({ id }) => id === fuelPricedIn);
    return {
      title: fuelWords.title[language],
      description: fuelWords.description[language],
      today: dayInJakarta(new Date()),
      areas: areas.map(({ id, name }) => ({ id, name })),
      series: series.map(({ prices, ...each }) => ({
        ...each,
        prices: prices.map((price) => ({ ...price, source: places.get(price.source) ?? 0 })),
      })),
      sources: sources.map((source) => sourceName(source, language)),
      distances: costs.flatMap(({ cost, class: of, energy, amount }) =>
        cost === 'distance' && energy !== 'electricity' ? [{ class: of, energy, amount }] : [],
      ),
      notes: fuelNotes.map((note) => note[language]),
      faqs: fuelFaqs(
        series.filter(({ area }) => area === fuelPricedIn),
        first?.name ?? '',
        language,
      ),
    };
  });
};
