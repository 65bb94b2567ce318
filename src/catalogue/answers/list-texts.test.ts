import { expect, test } from 'vitest';
import { faqsOf } from './list-texts.ts';

test.each(['id', 'en'] as const)(
  'names that sellers gave are text in the answers, which are HTML: %s',
  (language) => {
    const facts = { count: 1, cheapest: undefined, dearest: undefined, years: undefined };
    const faqs = faqsOf({ ...facts, models: ['<img src=x onerror=1>', 'A & B'] }, 'live', language);
    const answers = faqs.map(({ answer }) => answer).join();
    expect(answers).toContain('&lt;img src=x onerror=1&gt;');
    expect(answers).not.toContain('<');
  },
);
