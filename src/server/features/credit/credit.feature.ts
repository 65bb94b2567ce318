import type { Lender } from '#contract/credit/credit.schema.ts';
import {
  type CreditSubject,
  creditGuides,
  creditSubjects,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import type { Language } from '#contract/language.ts';
import { dayInJakarta } from '#contract/leads/lead-form.ts';
import { creditOf } from '#money/credit.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { readCreditRates } from '#server/money/credit-rates.ts';
import { readInsuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { dateName } from '#server/new-vehicles/new-vehicle-words.ts';
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
export const creditFeature: Feature<'operator' | 'cache'> = (app, { operator, cache }) => {
  const { rates, fees, checked } = readCreditRates();
  const dated = readInsuranceTariff();
  const { tariff, checked: tariffChecked } = dated;
  const provinces = insuredProvinces(dated);
  const { lenders = [] } = operator;

  const lendersOf = (subject: CreditSubject, language: Language): Lender[] => {
    const today = dayInJakarta(new Date());
    return lenders
      .filter((each) => each.subject === subject && each.until >= today)
      .map((each) => ({
        ...{ name: each.name, url: each.url ?? null, lowest: each.lowest, highest: each.highest },
        months: { least: each.leastMonths, most: each.mostMonths },
        ...{ leastDownPayment: each.leastDownPayment, leastLoan: each.leastLoan ?? null },
        note: lenderNote(each.until, each.isDemonstration ?? false, language),
        isDemonstration: each.isDemonstration ?? false,
      }));
  };

  serveEndpoint(
    app,
    'creditGuide',
    ({ page }, { language }) => {
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
        ...{ lenders: lendersOf(subject, language), faqs: simulationFaqs(language) },
      };
    },
    { cache },
  );

  serveEndpoint(
    app,
    'creditPage',
    ({ page }, { language }) => {
      const { subject } = simulationPages[page];
      const { vehicle, condition } = creditSubjects[subject];
      const { title, description } = simulationWords[page];
      return {
        ...{ title: title[language], description: description[language], subject },
        ...{ rates: rates(vehicle, condition), fees: fees(vehicle) },
        ratesNote: ratesNote(dateName(checked, language), language),
        insurance: {
          base: tariff.base.filter((rate) => rate.class === classOf[vehicle]),
          ...{ ageLoading: tariff.ageLoading, provinces },
          note: insuranceNote(dateName(tariffChecked, language), language),
        },
        lenders: lendersOf(subject, language),
        faqs: simulationFaqs(language),
      };
    },
    { cache },
  );
};
