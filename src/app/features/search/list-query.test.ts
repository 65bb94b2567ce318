import { expect, test } from 'vitest';
import { listQueryText, sortOrderOf } from './list-query.ts';

test('the default order and the first page are left out', () => {
  expect(listQueryText({ words: '', order: 'score-desc' })).toBe('');
  expect(listQueryText({ words: '', order: 'score-desc' }, 1)).toBe('');
});

test('words, order and page have a fixed order', () => {
  expect(listQueryText({ words: 'avanza & co', order: 'price-asc' }, 3)).toBe(
    '?q=avanza+%26+co&sort=price&order=asc&page=3',
  );
});

test('an unknown order is the default', () => {
  expect(sortOrderOf('price', 'asc')).toBe('price-asc');
  expect(sortOrderOf('price', undefined)).toBe('score-desc');
  expect(sortOrderOf('colour', 'asc')).toBe('score-desc');
  expect(sortOrderOf(undefined, undefined)).toBe('score-desc');
});
