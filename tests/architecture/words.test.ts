import { expect, test } from 'vitest';
import { readSource, repositoryFiles } from './source-files.ts';

/** One everyday word for one thing; the left ones are bookish, or a second name. */
const everyday = {
  diler: 'dealer',
  peramban: 'browser',
  ponsel: 'HP',
  pemberitahuan: 'notifikasi',
  dahulu: 'dulu',
  selumbari: '2 hari lalu',
  'kotak (?:kirim|keluar)': 'menunggu dikirim',
  berkas: 'file',
  'e-mail': 'email',
  leasing: 'perusahaan pembiayaan',
  // Read on computers too.
  'HP ini': 'perangkat ini',
  luring: 'offline',
};

const bookish = new RegExp(`\\b(?:${Object.keys(everyday).join('|')})\\b`, 'i');

const catalogue = readSource('locales/id/messages.po');
/** Translations, each with the lines it continues on. */
const translations = [...catalogue.matchAll(/^msgstr ((?:".*"\n?)+)/gm)].map(([, text = '']) => text);
/** `id: 'Masuk'` beside `en: 'Sign in'`, where the code says more than a sentence of the catalogue can. */
const besides = repositoryFiles()
  .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
  .flatMap((path) =>
    [...readSource(path).matchAll(/\bid: (?:'([^'\n]*)'|`([^`\n]*)`)/g)].map(
      ([, quoted, template]) => quoted ?? template ?? '',
    ),
  );

/** Lines of the launch articles and of the pages. */
const articles = repositoryFiles()
  .filter((path) => /^reference-data\/(?:articles|pages)\/.*\.id\.md$/.test(path))
  .flatMap((path) => readSource(path).split('\n'));

test('Indonesian texts say one thing by one everyday word', () => {
  expect(translations.length).toBeGreaterThan(1000);
  expect(besides.length).toBeGreaterThan(50);
  expect(articles.length).toBeGreaterThan(1000);
  expect([...translations, ...besides, ...articles].filter((text) => bookish.test(text))).toEqual([]);
});
