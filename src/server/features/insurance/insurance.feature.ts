import { insurancePages } from '#contract/insurance/insurance-pages.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { endedNote } from '#server/money/ended-note.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { dateName } from '#server/new-vehicles/new-vehicle-words.ts';
import { covered, insuranceFaqs, insuranceWords, tariffNote } from './insurance-words.ts';

/** Premium rates and what is covered (docs/product.md#insurance). */
export const insuranceFeature: Feature<'tables'> = (app, { tables }) => {
  serveEndpoint(app, 'insurancePage', ({ page }, { language }) => {
    const dated = tables.reading(insuranceTariff);
    const { tariff, checked } = dated;
    const provinces = insuredProvinces(dated);
    const { title, description } = insuranceWords[page];
    const classes: ReadonlySet<string> = new Set(insurancePages[page].classes);
    return {
      ...{ title: title[language], description: description[language], provinces },
      base: tariff.base.filter((rate) => classes.has(rate.class)),
      liabilities: tariff.liabilities.filter((rate) => classes.has(rate.class)),
      ...{ risks: [...tariff.risks], ageLoading: tariff.ageLoading },
      note: tariffNote(dateName(checked, language), language),
      endedNote: endedNote(dated.ended, language),
      covered: covered.map(({ cover, name, yes, no }) => ({
        ...{ cover, name: name[language] },
        yes: yes.map((each) => each[language]),
        no: no.map((each) => each[language]),
      })),
      faqs: insuranceFaqs(language),
    };
  });
};
