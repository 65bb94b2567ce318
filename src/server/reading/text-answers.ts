import type { FaqEntry } from '#contract/site/navigation.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Questions whose answers are text: an answer is shown as HTML, and names in it are the operator's words. */
export const textAnswers = (faqs: readonly FaqEntry[]): FaqEntry[] =>
  faqs.map(({ answer, ...rest }) => ({
    ...rest,
    answer: answer.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign),
  }));
