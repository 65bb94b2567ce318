import { insurancePageNames, insurancePages } from '#contract/insurance/insurance-pages.ts';
import { insuranceCovers } from '#money/insurance-kinds.ts';
import type { Feature } from '#server/feature.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { endedNote } from '#server/money/ended-note.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { once } from '#server/process/reference-table.ts';
import { headingOf, itemsOf, questionsOf, textOf } from '#server/written-pages/page-parts.ts';
import { readPages } from '#server/written-pages/written-page.ts';

/** What Indonesian policies usually say. A policy's own text is what holds. */
const readInsurance = once(() => readPages('insurance', insurancePageNames, ['date']));

/** Premium rates and what is covered (docs/product.md#insurance). */
export const insuranceFeature: Feature<'tables'> = (app, { tables }) => {
  const pages = readInsurance();
  serveEndpoint(app, 'insurancePage', ({ page }, { language }) => {
    const dated = tables.reading(insuranceTariff);
    const { tariff, checked } = dated;
    const provinces = insuredProvinces(dated);
    const text = pages(page)(language, { date: dateName(checked, language) });
    const classes: ReadonlySet<string> = new Set(insurancePages[page].classes);
    return {
      ...{ title: text.title, description: text.description, provinces },
      base: tariff.base.filter((rate) => classes.has(rate.class)),
      liabilities: tariff.liabilities.filter((rate) => classes.has(rate.class)),
      ...{ risks: [...tariff.risks], ageLoading: tariff.ageLoading },
      note: textOf(text, 'note'),
      endedNote: endedNote(dated.ended, language),
      ownShare: textOf(text, 'own-share'),
      covered: insuranceCovers.map((cover) => ({
        ...{ cover, name: headingOf(text, cover), no: itemsOf(text, cover) },
      })),
      faqs: questionsOf(text),
    };
  });
};
