import { creditSubjects } from '#contract/credit/credit-pages.ts';
import { tradePages } from '#contract/trade/trade-pages.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { dateName } from '#server/new-vehicles/new-vehicle-words.ts';
import { tradeFaqs, tradeSteps, tradeWords } from './trade-words.ts';

/** The pages about trading in (docs/product.md#trade-in); their leads are those of the feature `leads`. */
export const tradeFeature: Feature<'tables'> = (app, { tables }) => {
  serveEndpoint(app, 'tradePage', ({ page }, { language }) => {
    const { title, description } = tradeWords[page];
    const { vehicle, condition } = creditSubjects[tradePages[page].subject];
    const { rates, checked } = tables.reading(creditRates);
    const date = dateName(checked, language);
    return {
      ...{ title: title[language], description: description[language], steps: tradeSteps(page, language) },
      rates: rates(vehicle, condition),
      ratesNote: {
        id: `Bunga flat biasa menurut sumber umum, diperiksa ${date}. Bukan penawaran.`,
        en: `Usual flat rates from public sources, looked up in ${date}. Not an offer.`,
      }[language],
      faqs: tradeFaqs(language),
    };
  });
};
