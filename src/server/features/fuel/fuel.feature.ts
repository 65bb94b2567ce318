import { dayInJakarta } from '#contract/dates.ts';
import { fuelPricedIn } from '#contract/fuel/fuel-products.ts';
import type { Feature } from '#server/feature.ts';
import { sourceName } from '#server/features/operator-tables/shared/source-name.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { fuelPrices } from '#server/money/fuel-prices.ts';
import { runningCosts } from '#server/money/running-costs.ts';
import { itemsOf, questionsOf } from '#server/written-pages/page-parts.ts';
import { fuelText, readFuelPage } from './fuel-text.ts';

/** Fuel prices since they are known, in one answer: a phone that has it can show any place offline. */
export const fuelFeature: Feature<'tables'> = (app, { tables }) => {
  readFuelPage();
  serveEndpoint(app, 'fuelPrices', (_query, { language }) => {
    const { series, areas } = tables.reading(fuelPrices);
    const { costs } = tables.reading(runningCosts);
    const sources = [...new Set(series.flatMap(({ prices }) => prices.map(({ source }) => source)))];
    const places = new Map(sources.map((source, index) => [source, index]));
    const first = areas.find(({ id }) => id === fuelPricedIn);
    const text = fuelText(
      series.filter(({ area }) => area === fuelPricedIn),
      first?.name ?? '',
      language,
    );
    return {
      ...{ title: text.title, description: text.description },
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
      ...{ notes: itemsOf(text, 'notes'), faqs: questionsOf(text) },
    };
  });
};
