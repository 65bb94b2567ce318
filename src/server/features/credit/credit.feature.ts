import type { Lender } from '#contract/credit/credit.schema.ts';
import {
  type CreditSubject,
  creditGuideNames,
  creditGuides,
  creditSubjects,
  simulationPageNames,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import { dateText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { creditOf } from '#money/credit.ts';
import type { Feature } from '#server/feature.ts';
import { dateName } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { lenderTable } from '#server/features/operator-tables/shared/tables/offer-tables.ts';
import { lastDay } from '#server/features/operator-tables/shared/validity.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { creditRates } from '#server/money/credit-rates.ts';
import { endedNote } from '#server/money/ended-note.ts';
import { insuranceTariff } from '#server/money/insurance-tariff.ts';
import { insuredProvinces } from '#server/money/insured-provinces.ts';
import { endedAt } from '#server/money/rate-dates.ts';
import { once } from '#server/process/reference-table.ts';
import { factsOf, headingOf, questionsOf, textOf, textsIn } from '#server/written-pages/page-parts.ts';
import { type PageText, readPages } from '#server/written-pages/written-page.ts';

/* General knowledge of how loans for vehicles go in Indonesia, not of any one lender. */
const readGuides = once(() => readPages('credit', creditGuideNames, ['date']));
const readSimulations = once(() => readPages('credit', simulationPageNames, ['date', 'insuranceDate']));

const exampleShares = [20, 25, 30, 50];
/** The one that the guide's sums follow, over the longest of the usual terms. */
const exampleShare = 25;

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
  const longest = columns.at(-1);
  return {
    ...{ price, columns, downPayment: (price * exampleShare) / 100 },
    ...{ months: longest?.months ?? 0, rate: longest?.rate ?? 0 },
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

const pointsOf = (text: PageText, id: string) => ({
  ...{ heading: headingOf(text, id), lead: textOf(text, id), points: factsOf(text, id) },
});

const classOf = { mobil: 'car', motor: 'motorcycle' } as const;

/** What the calculators of loans begin with (docs/product.md#credit). */
export const creditFeature: Feature<'tables'> = (app, { tables }) => {
  const [guides, simulations] = [readGuides(), readSimulations()];
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
    const text = guides(page)(language, { date: dateName(checked, language) });
    const { vehicle, condition, price } = creditSubjects[subject];
    return {
      ...{ title: text.title, description: text.description },
      sections: text.sections
        .filter(({ id }) => id === '')
        .map(({ heading, blocks }) => ({ heading, paragraphs: textsIn(blocks) })),
      ...{ steps: pointsOf(text, 'steps'), papers: pointsOf(text, 'papers') },
      checks: pointsOf(text, 'checks'),
      example: {
        ...exampleOf(price, rates(vehicle, condition)),
        note: textOf(text, 'example'),
      },
      endedNote: endedNote(ended, language),
      ...{ lenders: lendersOf(subject, language), faqs: questionsOf(text) },
    };
  });

  serveEndpoint(app, 'creditPage', ({ page }, { language }) => {
    const { rates, fees, checked, ended } = tables.reading(creditRates);
    const dated = tables.reading(insuranceTariff);
    const { subject } = simulationPages[page];
    const { vehicle, condition } = creditSubjects[subject];
    const text = simulations(page)(language, {
      date: dateName(checked, language),
      insuranceDate: dateName(dated.checked, language),
    });
    return {
      ...{ title: text.title, description: text.description, subject },
      ...{ rates: rates(vehicle, condition), fees: fees(vehicle) },
      ratesNote: textOf(text, 'rates'),
      insurance: {
        base: dated.tariff.base.filter((rate) => rate.class === classOf[vehicle]),
        ...{ ageLoading: dated.tariff.ageLoading, provinces: insuredProvinces(dated) },
        note: textOf(text, 'insurance'),
      },
      lenders: lendersOf(subject, language),
      endedNote: endedNote(endedAt(ended, dated.ended), language),
      faqs: questionsOf(text),
    };
  });
};

/** @param end `2026-12-31`, or a month; null for no end */
function lenderNote(end: string | null, isDemonstration: boolean, language: Language): string {
  if (isDemonstration) return localized('An example, not a real institution.')[language];
  if (end === null) return '';
  const until = dateText(lastDay(end), 'long', language);
  return localized(`Valid until ${until}.`)[language];
}
