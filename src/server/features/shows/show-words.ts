import { rangeText } from '#contract/date-text.ts';
import type { Language, Localized } from '#contract/language.ts';
import type { Show } from '#contract/shows/show.schema.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { textAnswers } from '#server/reading/text-answers.ts';

/* Texts of the page of GIIAS. */

export const showWords = {
  title: { id: 'GIIAS: jadwal dan edisi pameran', en: 'GIIAS: dates and editions of the show' },
  description: {
    id: 'Jadwal GIIAS berikutnya di Tangerang dan kota lain, dengan tempat dan tiket, serta edisi sebelumnya: hall, merek, model baru, dan pengunjung.',
    en: 'The next GIIAS in Tangerang and other cities, with venue and tickets, and past editions: halls, brands, launches and visitors.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** `24 Juli – 3 Agustus 2025`, or `Juli 2027`: a day that is not known is left out. */
export function datesOf(first: string, last: string, language: Language): string {
  const isDays = first.length === 10 && last.length === 10;
  return isDays
    ? rangeText(first, last, 'long', language)
    : rangeText(first.slice(0, 7), last.slice(0, 7), 'month', language);
}

/** @param shows in the order of the answer */
export function showFaqs(shows: readonly Show[], language: Language): FaqEntry[] {
  const next = shows.find(({ state }) => state !== 'over');
  const place = next && [next.venue, next.city].filter((each) => each !== null).join(', ');
  const faqs: { question: Localized; answer: Localized }[] = [
    {
      question: { id: 'Apa itu GIIAS?', en: 'What is GIIAS?' },
      answer: {
        id: 'Gaikindo Indonesia International Auto Show, pameran kendaraan yang diselenggarakan Gaikindo, asosiasi industri kendaraan bermotor Indonesia. Pameran Gaikindo yang pertama diadakan pada 1986; sejak 2015 namanya GIIAS.',
        en: 'The Gaikindo Indonesia International Auto Show, held by Gaikindo, the association of Indonesian automotive industries. Gaikindo’s first show was in 1986; it has been called GIIAS since 2015.',
      },
    },
    next
      ? {
          question: { id: 'Kapan GIIAS berikutnya?', en: 'When is the next GIIAS?' },
          answer: {
            id: `${next.name}: ${next.dates} di ${place}.${next.isEstimate ? ' Jadwal ini belum kami pastikan dari penyelenggara.' : ''}`,
            en: `${next.name}: ${next.dates} at ${place}.${next.isEstimate ? ' We have not confirmed these dates with the organiser.' : ''}`,
          },
        }
      : {
          question: { id: 'Kapan GIIAS berikutnya?', en: 'When is the next GIIAS?' },
          answer: {
            id: 'Jadwal edisi berikutnya belum kami ketahui.',
            en: 'We do not know the dates of the next edition yet.',
          },
        },
  ];
  return textAnswers(
    faqs.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
  );
}
