import { expect, test } from 'vitest';
import { optionsBeforeWords, optionsForWords } from './suggestion-options.ts';

const asTyped = { name: 'avanza', url: '/search/result?q=avanza' };

test('suggestions are grouped by kind, the best kind first, the words last', () => {
  const groups = optionsForWords(
    [
      { name: 'Toyota Avanza', value: '/mobil-bekas/avanza', type: 'model', count: 9 },
      { name: 'Toyota', value: '/mobil-bekas/toyota', type: 'brand', count: 20 },
      { name: 'avanza medan', value: '/search/result?q=avanza%20medan', type: 'words', count: 2 },
      { name: 'Avanza', value: '/search/result?q=Avanza', type: 'words', count: 2 },
      { name: 'Medan', value: '/mobil-bekas/medan', type: 'city', count: 5 },
      { name: 'Sumatera Utara', value: '/mobil-bekas/sumatera-utara', type: 'province', count: 7 },
      { name: 'Toyota Avanza', value: '/mobil-bekas/avanza', type: 'model', count: 9 },
    ],
    asTyped,
  );
  expect(groups.map(({ kind, options }) => [kind, options.map(({ name }) => name)])).toEqual([
    ['model', ['Toyota Avanza']],
    ['brand', ['Toyota']],
    ['place', ['Medan', 'Sumatera Utara']],
    ['words', ['avanza medan', 'avanza']],
  ]);
});

test('new vehicles and help form separate groups, without counts', () => {
  const page = (type: 'new-brand' | 'new-model' | 'help', value: string) => ({ name: value, value, type });
  const groups = optionsForWords(
    [
      page('new-brand', '/motor-baru/honda'),
      page('new-model', '/motor-baru/honda/beat'),
      page('help', '/bantuan-kerusakan-motor#rantai'),
      { name: 'Honda', value: '/mobil-bekas/honda', type: 'brand', count: 4 },
    ],
    { name: 'honda', url: '/search/result?q=honda' },
  );
  expect(groups.map(({ kind, options }) => [kind, options.map(({ url, count }) => [url, count])])).toEqual([
    [
      'new',
      [
        ['/motor-baru/honda', undefined],
        ['/motor-baru/honda/beat', undefined],
      ],
    ],
    ['help', [['/bantuan-kerusakan-motor#rantai', undefined]]],
    ['brand', [['/mobil-bekas/honda', 4]]],
    ['words', [['/search/result?q=honda', undefined]]],
  ]);
});

test('without a response the words can still be searched', () => {
  expect(optionsForWords([], asTyped)).toEqual([{ kind: 'words', options: [asTyped] }]);
});

test('for empty text: recent searches, then popular and new ones', () => {
  const tile = (name: string) => ({
    slug: name,
    brandName: 'Honda',
    name,
    url: `/mobil-bekas/${name}`,
    count: 3,
  });
  const groups = optionsBeforeWords(
    [{ name: 'brio', url: '/mobil-bekas/brio' }],
    [tile('brio'), tile('jazz')],
  );
  expect(groups).toEqual([
    { kind: 'recent', options: [{ name: 'brio', url: '/mobil-bekas/brio' }] },
    { kind: 'popular', options: [{ name: 'Honda jazz', url: '/mobil-bekas/jazz', count: 3 }] },
  ]);
  expect(optionsBeforeWords([], [])).toEqual([]);
});
