import type { Lender } from '#contract/credit/credit.schema.ts';
import {
  type CreditSubject,
  creditGuides,
  creditSubjects,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import { creditOf } from '#money/credit.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { endedNote } from '#server/money/ended-note.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { endedAt } from '#server/money/rate-dates.ts';
import { dateName } from '#server/new-vehicles/new-vehicle-words.ts';
import { lenderTable } from '#server/operator-tables/tables/offer-tables.ts';
import { insuranceNote, lenderNote, ratesNote, simulationFaqs, simulationWords } from './credit-words.ts';
import { exampleNote, guideWords } from './guide-words.ts';

const exampleShares = [20, 30, 50];

/** Instalments of a price, by the share paid at first and by the months of the usual rates. */
function exampleOf(
  price: number,
  rates: readonly { readonly upToMonths: number; readonly lowest: number; readonly highest: number }[],
) {
  const creditAt = (downPayment: number, months: number, rate: number) =>
    creditOf({ price, downPayment, months, rate, kind: 'flat', first: 'arrears' });
  const columns = rates.map(({ upToMonths: months, lowest, highest }) => {
    const rate = (lowest + highest) / 2;
    return { months, rate, effectiveRate: creditAt(0, months, rate)?.effectiveRate ?? 0 };
  });
  return {
    ...{ price, columns },
    rows: exampleShares.map((share) => {
      const downPayment = (price * share) / 100;
      return {
        downPayment,
        instalments: columns.map(
          ({ months, rate }) => creditAt(downPayment, months, rate)?.instalment ?? null,
        ),
      };
    }),
  };
}

const classOf = { mobil: 'car', motor: 'motorcycle' } as const;

/** What the calculators of loans begin with (docs/product.md#credit). */
export const creditFeature: Feature<'tables'> = (app, { tables }) => {
  const lendersOf = (subject: CreditSubject, language: Language): Lender[] =>
    tables
      .rows(lenderTable)
      .rows.filter((each) => each.subject === subject)
      .map((each) => ({
        ...{ name: each.name, url: each.link, lowest: each.lowest, highest: each.highest },
        months: { least: each.least_months, most: each.most_months },
        ...{ leastDownPayment: each.least_down_payment, mostDownPayment: each.most_down_payment },
        ...{ leastLoan: each.least_loan, oldestAge: each.oldest_age },
        note: lenderNote(each.valid_to, each.is_demonstration, language),
        isDemonstration: each.is_demonstration,
      }));

  serveEndpoint(app, 'creditGuide', ({ page }, { language }) => {
    const { rates, checked, ended } = tables.reading(creditRates);
    const { subject } = creditGuides[page];
    const { title, description, sections } = guideWords[page];
    const { vehicle, condition, price } = creditSubjects[subject];
    return {
      ...{ title: title[language], description: description[language] },
      sections: sections.map(({ heading, paragraphs, items = [] }) => ({
        heading: heading[language],
        paragraphs: paragraphs.map((paragraph) => paragraph[language]),
        items: items.map((item) => item[language]),
      })),
      example: {
        ...exampleOf(price, rates(vehicle, condition)),
        note: exampleNote(dateName(checked, language))[language],
      },
      endedNote: endedNote(ended, language),
      ...{ lenders: lendersOf(subject, language), faqs: simulationFaqs(language) },
    };
  });

  serveEndpoint(app, 'creditPage', ({ page }, { language }) => {
    const { rates, fees, checked, ended } = tables.reading(creditRates);
    const dated = tables.reading(insuranceTariff);
    const { subject } = simulationPages[page];
    const { vehicle, condition } = creditSubjects[subject];
    const { title, description } = simulationWords[page];
    return {
      ...{ title: title[language], description: description[language], subject },
      ...{ rates: rates(vehicle, condition), fees: fees(vehicle) },
      ratesNote: ratesNote(dateName(checked, language), language),
      insurance: {
        base: dated.tariff.base.filter((rate) => rate.class === classOf[vehicle]),
        ...{ ageLoading: dated.tariff.ageLoading, provinces: insuredProvinces(dated) },
        note: insuranceNote(dateName(dated.checked, language), language),
      },
      lenders: lendersOf(subject, language),
      endedNote: endedNote(endedAt(ended, dated.ended), language),
      faqs: simulationFaqs(language),
    };
  });
};
