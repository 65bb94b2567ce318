import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { type ArticlePlace, articlePath, articleSections, readArticlePath } from './article-addresses.ts';

const section = { postType: 'road-test', bu: 'motor' } as const;

test.each<[ArticlePlace, string, string]>([
  [{ view: 'landing', postType: 'artikel-feature' }, '/artikel-feature', '/artikel-feature'],
  [{ view: 'list', postType: 'berita', bu: 'mobil' }, '/berita-mobil', '/car-news'],
  [
    { view: 'list', postType: 'artikel-feature', bu: 'truk' },
    '/artikel-feature-truk',
    '/truck-feature-stories',
  ],
  [{ view: 'article', ...section, slug: 'a-b' }, '/road-test-motor/a-b', '/motorcycle-expert-reviews/a-b'],
  [{ view: 'tag', ...section, tag: 'ban' }, '/road-test-motor/tag/ban', '/motorcycle-expert-reviews/tag/ban'],
  [
    { view: 'model', ...section, brand: 'honda', model: 'beat' },
    '/road-test-motor/honda/beat',
    '/motorcycle-expert-reviews/honda/beat',
  ],
  [{ view: 'roadTestForm' }, '/article/roadTestForm', '/article/roadTestForm'],
  [{ view: 'tagForm' }, '/article/tagForm', '/article/tagForm'],
])('%o has its address in both languages', (place, id, en) => {
  expect(articlePath(place, 'id')).toBe(id);
  expect(articlePath(place, 'en')).toBe(en);
  expect(readArticlePath(id)?.place).toEqual(place);
  expect(readArticlePath(en)?.place).toEqual(place);
});

test('every section is told from every other, in both languages', () => {
  for (const language of languages)
    for (const each of articleSections)
      expect(readArticlePath(articlePath({ view: 'list', ...each }, language))).toEqual({
        place: { view: 'list', ...each },
        language,
      });
});

test.each([
  '/berita/x',
  '/berita-mobil/',
  '/berita-mobil/tag/',
  '/berita-mobil/a/b',
  '/road-test-mobil/a/b/c',
  '/news',
  '/mobil-news',
  '/',
  '/article/x',
])('%s is not an address', (path) => {
  expect(readArticlePath(path)).toBeUndefined();
});
