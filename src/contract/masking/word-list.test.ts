import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { wordList } from './word-list.ts';

const names = ['Avanza', 'Xenia', 'Brio', 'Jazz'];

test.each(languages)('joins words: %s', (language) => {
  for (let count = 0; count <= names.length; count++) {
    const words = names.slice(0, count);
    const format = (type: 'conjunction' | 'disjunction') =>
      new Intl.ListFormat(language, { type }).format(words);
    expect(wordList(words, 'and', language)).toBe(format('conjunction'));
    expect(wordList(words, 'or', language)).toBe(format('disjunction'));
  }
});
