import { rangeText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import type { Show } from '#contract/shows/show.schema.ts';
import { once } from '#server/process/reference-table.ts';
import { textAnswers } from '#server/reading/text-answers.ts';
import { questionsOf } from '#server/written-pages/page-parts.ts';
import { readPage } from '#server/written-pages/written-page.ts';

/* Texts of the page of GIIAS. */

export const readShowPage = once(() => readPage('shows', ['next', 'dates', 'place', 'estimate']));

/** `24 Juli – 3 Agustus 2025`, or `Juli 2027`: a day that is not known is left out. */
export function datesOf(first: string, last: string, language: Language): string {
  const isDays = first.length === 10 && last.length === 10;
  return isDays
    ? rangeText(first, last, 'long', language)
    : rangeText(first.slice(0, 7), last.slice(0, 7), 'month', language);
}

/** @param shows in the order of the answer */
export function showWords(shows: readonly Show[], language: Language) {
  const next = shows.find(({ state }) => state !== 'over');
  const page = readShowPage()(language, {
    ...{ next: next?.name ?? '', dates: next?.dates ?? '', estimate: next?.isEstimate ? 'yes' : '' },
    place: [next?.venue, next?.city].filter((each) => typeof each === 'string').join(', '),
  });
  return { title: page.title, description: page.description, faqs: textAnswers(questionsOf(page)) };
}
