import { expect, test } from 'vitest';
import { languageOfWords, wordsToInstall } from './words-files.ts';

const indonesian = ['assets/words-first-id-AAAAAA1.js', 'assets/words-browse-id-AA-_AA2.js'];
const english = ['assets/words-first-en-AAAAAA3.js', 'assets/words-browse-en-AAAAAA4.js'];
const offered = [...indonesian, ...english];
const nothing = { offered, kept: [], wanted: [], savesData: false };

test('the language of a file of messages is in its name', () => {
  expect(indonesian.map(languageOfWords)).toEqual(['id', 'id']);
  expect(english.map(languageOfWords)).toEqual(['en', 'en']);
  expect(languageOfWords('/assets/browse-AAAAAAA.js')).toBeUndefined();
});

test('a first installation fetches the language of the page, and an update those in use too', () => {
  expect(wordsToInstall({ ...nothing, wanted: ['en'] })).toEqual(english);
  const kept = ['/assets/words-first-id-BBBBBBB.js'];
  expect(wordsToInstall({ ...nothing, kept })).toEqual(indonesian);
  expect(wordsToInstall({ ...nothing, kept, wanted: ['en'] })).toEqual(offered);
});

test('without a page and without files in use it fetches every language', () => {
  expect(wordsToInstall(nothing)).toEqual(offered);
});

test('with data saver on it only replaces files in use', () => {
  const kept = ['/assets/words-first-en-BBBBBBB.js'];
  expect(wordsToInstall({ ...nothing, savesData: true })).toEqual([]);
  expect(wordsToInstall({ ...nothing, kept, savesData: true })).toEqual([english[0]]);
});
