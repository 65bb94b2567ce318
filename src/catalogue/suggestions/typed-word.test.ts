import { expect, test } from 'vitest';
import { fits, lettersOf, mistypedFit, plainFit, plainWord } from './typed-word.ts';

const mistyped = (typed: string, word: string) => mistypedFit(typed, word, lettersOf(typed), lettersOf(word));

test('a normalised word consists of letters and digits', () => {
  expect(plainWord('CR-V')).toBe('crv');
  expect(plainWord('Citroën')).toBe('citroen');
  expect(plainWord('1.3')).toBe('13');
});

test('an exact word, a prefix, a part', () => {
  expect(plainFit('avanza', 'avanza')).toBe(fits.exact);
  expect(plainFit('ava', 'avanza')).toBe(fits.beginning);
  expect(plainFit('anza', 'avanza')).toBe(fits.inside);
  expect(plainFit('avanzas', 'avanza')).toBe(0);
});

test.each([
  ['avansa', 'avanza'],
  ['jakrta', 'jakarta'],
  ['jakatra', 'jakarta'],
  ['civvic', 'civic'],
  ['mitsubisi', 'mitsubishi'],
])('%s matches %s', (typed, word) => {
  expect(mistyped(typed, word)).toBe(fits.mistyped);
});

test('a prefix may have typing errors too, and fits less', () => {
  expect(mistyped('jakratas', 'jakartaselatan')).toBeGreaterThan(0);
  expect(mistyped('jakratas', 'jakartaselatan')).toBeLessThan(fits.mistyped);
});

test.each([
  ['jaz', 'jazz', 'is too short to tell'],
  ['brio', 'rush', 'is another word'],
  ['l200', 'l300', 'is another number'],
  ['avansa', 'ava', 'is far longer'],
])('%s does not match %s: it %s', (typed, word) => {
  expect(mistyped(typed, word)).toBe(0);
});
