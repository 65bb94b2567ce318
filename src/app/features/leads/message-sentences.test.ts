import { expect, test } from 'vitest';
import { withoutSentence, withSentence } from './message-sentences.ts';

test.each([
  ['', 'Is it there?'],
  ['Hello.', 'Hello. Is it there?'],
  ['Hello. \n', 'Hello. Is it there?'],
])('a sentence follows %j, and goes without a trace', (before, after) => {
  expect(withSentence(before, 'Is it there?')).toBe(after);
  expect(withoutSentence(after, 'Is it there?')).toBe(before.trim());
});

test('what was written after it stays', () => {
  expect(withoutSentence('Hello. Is it there? Thanks.', 'Is it there?')).toBe('Hello. Thanks.');
});
