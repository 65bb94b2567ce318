import { escapedText } from '#contract/site/escaped-text.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';

/** Questions whose answers are text: an answer is shown as HTML, and names in it are the operator's words. */
export const textAnswers = (faqs: readonly FaqEntry[]): FaqEntry[] =>
  faqs.map(({ answer, ...rest }) => ({ ...rest, answer: escapedText(answer) }));
