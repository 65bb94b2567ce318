import type { FaqEntry } from './navigation.ts';

/** Questions and answers as structured data (https://schema.org/FAQPage). */
export function faqPage(faqs: readonly FaqEntry[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
