import { expect, test } from 'vitest';
import type { Suggestion } from '#contract/search/search.schema.ts';
import { realMarket } from '#tests/support/real-market.ts';
import { withServices } from './service-suggestions.ts';

const used: Suggestion = { name: 'Toyota Avanza', value: '/mobil-bekas/avanza', type: 'model', count: 3 };
const urls = (text: string, others: readonly Suggestion[] = [used]) =>
  withServices(others, text, 'id').map(({ value }) => value);

test.each([
  ['tukar tambah', '/tukar-tambah-mobil'],
  ['trade-in', '/tukar-tambah-mobil'],
  ['trade in motorcycle', '/tukar-tambah-motor'],
  ['garansi', '/garansi-mobil'],
  ['Garansi Mobil', '/garansi-mobil'],
  ['warranty claim', '/garansi-mobil/klaim'],
  ['dealer', '/dealer-mobil-bekas'],
  ['kredit', '/simulasi-kredit'],
  ['loan', '/simulasi-kredit'],
  ['simulasi kredit', '/simulasi-kredit'],
  ['biaya', '/biaya-memiliki'],
  ['total cost', '/biaya-memiliki'],
  ['pajak', '/biaya-memiliki'],
  ['tax', '/biaya-memiliki'],
  ['asuransi', '/asuransi-mobil'],
  ['motorcycle insurance', '/asuransi-motor'],
  ['booking', '/myaccount/payment'],
  ['agen mobil', '/oto-agent'],
  ['ulasan pemilik', '/review-pengguna'],
  ['tulis review', '/tulis-review'],
  ['harga bbm', '/harga-bbm'],
  ['fuel', '/harga-bbm'],
  ['giias', '/giias'],
  ['mogok', '/bantuan-kerusakan-mobil'],
])('%s offers %s first', (text, url) => {
  expect(urls(text)[0]).toBe(url);
});

test('begun and misspelt words offer a page after the cars', () => {
  expect(urls('garan')).toEqual([used.value, '/garansi-mobil', '/garansi-mobil/klaim']);
  expect(urls('asuransy mobil')).toEqual([used.value, '/asuransi-mobil']);
});

test.each(['', 'b', 'mobil', 'mobil bekas', 'used car', 'avanza', 'avanza garansi', 'pajak hidup', 'bekasi'])(
  '%s offers no page',
  (text) => {
    expect(urls(text)).toEqual([used.value]);
  },
);

test('the name of a brand, a model or a place offers no page', () => {
  const { brands, models, provinces, cities } = realMarket().vocabulary.rows;
  const named = [...brands, ...models, ...provinces, ...cities].map(({ name }) => name);
  expect(named.filter((name) => urls(name).length > 1)).toEqual([]);
});

test('the result page redirects only to the one page that is meant, if no car is', () => {
  const alone = (text: string, others: readonly Suggestion[] = []) =>
    withServices(others, text, 'en').filter(({ isAlone }) => isAlone);
  expect(alone('car insurance')).toEqual([
    { name: 'Car insurance', value: '/asuransi-mobil', type: 'service', isAlone: true },
  ]);
  expect(alone('insurance')).toEqual([]);
  expect(alone('car insurance', [used])).toEqual([]);
});
