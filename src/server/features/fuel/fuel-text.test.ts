import { expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import type { FuelSeries } from '#server/money/fuel-prices.ts';
import { questionsOf } from '#server/written-pages/page-parts.ts';
import { fuelText } from './fuel-text.ts';

const series = (product: FuelSeries['product'], checked: string, ...rupiah: number[]): FuelSeries => ({
  ...{ area: 31, product, checked },
  prices: rupiah.map((each, at) => ({
    ...{ from: `2026-0${at + 1}-01`, to: at === rupiah.length - 1 ? null : `2026-0${at + 1}-28` },
    ...{ rupiah: each, isEstimate: false, source: 'x' },
  })),
});
const answerOf = (language: (typeof languages)[number], ...all: FuelSeries[]) =>
  questionsOf(fuelText(all, 'Jakarta', language))[0]?.answer;

test('the answer states the last prices of the newest list alone, and its day', () => {
  const all = [
    series('pertalite', '2026-11-20', 9000, 10_000),
    series('pertamax', '2026-10-31', 12_200),
    series('dexlite', '2026-11-20', 13_950),
  ];
  expect(answerOf('id', ...all)).toBe(
    'Per liter, menurut daftar terakhir yang kami ketahui (20 November 2026): Pertalite Rp 10.000, Dexlite Rp 13.950.',
  );
  expect(answerOf('en', ...all)).toBe(
    'Per litre, according to the latest list we know of (November 20, 2026): Pertalite Rp 10,000, Dexlite Rp 13,950.',
  );
});

test.each(languages)('without a price there is no answer that states one (%s)', (language) => {
  const faqs = questionsOf(fuelText([], 'Jakarta', language));
  expect(faqs).toHaveLength(2);
  expect(JSON.stringify(faqs)).not.toMatch(/terakhir|latest list/);
});
