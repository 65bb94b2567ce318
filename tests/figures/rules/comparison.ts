import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { comparedAt, isCalled, specificationsOf } from '../truth/comparison.ts';
import { priceOf } from '../truth/new-vehicles.ts';

const kindOf = ({ page }: At) => /^\/bandingkan-(.+)$/.exec(page.place)?.[1];

/** Comparing new vehicles. */
export const comparisonRules: readonly Rule[] = [
  {
    name: 'comparison: prices of a description',
    pages: /^\/bandingkan-/,
    text: sentence('{*}: {*} {P} ({*} {D})[{*} {P} ({*} {D})][{*} {P} ({*} {D})][{*} {P} ({*} {D})].'),
    is: (_, at) => {
      const { price, date } = at.written;
      return comparedAt(at.page, at.truth)
        .filter(({ cells }) => cells.price)
        .flatMap((each) => [price(priceOf(each)), date(each.cells.price_date ?? '')]);
    },
  },
  {
    name: 'comparison: price',
    pages: /^\/bandingkan-/,
    text: said('{P}[ Harga terbaik] {*} {D}', '{P}[ Best price] {*} {D}'),
    is: (_, at) => {
      const own = comparedAt(at.page, at.truth).filter((each) => isCalled(each, at.block.column));
      const { price, date } = at.written;
      return own.length === 0
        ? undefined
        : [own.map((each) => price(priceOf(each))), own.map(({ cells }) => date(cells.price_date ?? ''))];
    },
  },
  {
    name: 'comparison: equal rows',
    pages: /^\/bandingkan-/,
    text: said('{N} baris yang sama disembunyikan{*}', '{N} equal row[s] [is][are] hidden{*}'),
    is: (_, at) => {
      const rows = specificationsOf(comparedAt(at.page, at.truth));
      return [String(rows.filter((row) => new Set(row).size === 1).length)];
    },
  },
  {
    name: 'comparison: models of a brand',
    pages: /^\/bandingkan-/,
    text: said('{*} {N} model', '{*} {N} model[s]'),
    is: (_, at) => {
      const brand = at.block.text.replace(/ \d+ models?$/, '');
      const own = at.truth.newVariants.filter(
        (each) => each.kind === kindOf(at) && brand.endsWith(each.brandName),
      );
      const models = new Set(own.filter(({ cells }) => cells.source !== 'contoh').map(({ model }) => model));
      return own.length === 0 ? undefined : [at.written.number(models.size)];
    },
  },
];
