import { expect, it } from 'vitest';
import { pageQueryOf, wordSearchPath } from './page.ts';

it('a page reads its own parameters and none of the visitor’s', () => {
  expect(pageQueryOf('?utm_source=x&q=matic+2021&app=1&page=2&sort=')).toEqual({
    q: 'matic 2021',
    page: '2',
  });
  expect(pageQueryOf('')).toEqual({});
});

it('words become a search, no words the search page itself', () => {
  expect(wordSearchPath('  xpander matic ')).toBe('/search/result?q=xpander+matic');
  expect(wordSearchPath('a&b=c')).toBe('/search/result?q=a%26b%3Dc');
  expect(wordSearchPath('  ')).toBe('/search/result');
});
