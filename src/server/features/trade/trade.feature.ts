import { creditSubjects } from '#contract/credit/credit-pages.ts';
import { tradePageNames, tradePages } from '#contract/trade/trade-pages.ts';
import type { Feature } from '#server/feature.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { once } from '#server/process/reference-table.ts';
import { questionsOf, stepsOf, textOf } from '#server/written-pages/page-parts.ts';
import { readPages } from '#server/written-pages/written-page.ts';

const readTrade = once(() => readPages('trade', tradePageNames, ['date']));

/** The pages about trading in (docs/product.md#trade-in); their leads are those of the feature `leads`. */
export const tradeFeature: Feature<'tables'> = (app, { tables }) => {
  const pages = readTrade();
  serveEndpoint(app, 'tradePage', ({ page }, { language }) => {
    const { vehicle, condition } = creditSubjects[tradePages[page].subject];
    const { rates, checked } = tables.reading(creditRates);
    const text = pages(page)(language, { date: dateName(checked, language) });
    return {
      ...{ title: text.title, description: text.description, steps: stepsOf(text) },
      ...{ rates: rates(vehicle, condition), ratesNote: textOf(text, 'rates'), faqs: questionsOf(text) },
    };
  });
};
