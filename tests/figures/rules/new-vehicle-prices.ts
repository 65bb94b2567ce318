import type { At, Expected, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { creditChecked, effectiveRate, flatInstalment, ratesOf, termsOf } from '../truth/credit.ts';
import { byPrice, type NewVariant, priceOf, sold, variantsAt } from '../truth/new-vehicles.ts';

/** Variants that the link is about, else those of the page. */
export function variantsOf({ block, page, truth }: At) {
  const linked = block.link === undefined ? undefined : variantsAt(truth.newVariants, block.link);
  const own = variantsAt(truth.newVariants, page.place);
  if (linked && linked.of !== 'kind') return linked;
  const row = own?.variants.filter(({ brandName, modelName }) => `${brandName} ${modelName}` === block.row);
  return row && row.length > 0 ? { of: 'model' as const, variants: row } : own;
}

const pricedOf = (at: At) => byPrice(sold(variantsOf(at)?.variants ?? []));

/** Lowest price, highest price, and the dates of both, as a range tells them. */
export function rangeOf(priced: readonly NewVariant[], { written }: At): Expected[] {
  const [low, high] = [priced[0], priced.at(-1)];
  if (!low || !high) return [undefined, undefined, undefined, undefined];
  const [price, date] = [
    (each: NewVariant) => written.price(priceOf(each)),
    (each: NewVariant) => written.date(each.cells.price_date ?? ''),
  ];
  return [price(low), price(high), date(low), date(high)];
}

/** Those of a model that a row is of, by its name; one name may stand for several. */
function named({ block }: At, variants: readonly NewVariant[]): readonly NewVariant[] {
  const nameOf = ({ cells, modelName }: NewVariant) => cells.variant || modelName;
  const own = variants.filter((each) => block.text.startsWith(nameOf(each)));
  const longest = Math.max(...own.map((each) => nameOf(each).length));
  return own.filter((each) => nameOf(each).length === longest);
}

/** The variants of the page's model whose card a sentence is on. */
function titled({ block, page, truth }: At): readonly NewVariant[] {
  const own = variantsAt(truth.newVariants, page.place);
  if (own?.of !== 'model') return [];
  return byPrice(sold(own.variants)).filter(
    ({ cells, modelName }) => (cells.variant || modelName) === block.title,
  );
}

/** The usual loan for a new vehicle. */
function loanOf(variant: NewVariant) {
  const vehicle = variant.kind === 'motor' ? 'motor' : 'mobil';
  const terms = termsOf(vehicle, 'new', 0);
  if (!terms) return undefined;
  const { percent, months } = terms;
  const price = priceOf(variant);
  const lent = price - Math.round((price * percent) / 100 / 1e5) * 1e5;
  const rate = ratesOf(vehicle, 'new', months).usual;
  return { percent, months, rate, lent, instalment: flatInstalment(lent, rate, months) };
}

export const newVehiclePrices: readonly Rule[] = [
  {
    name: 'new: price range with its dates',
    text: sentence('{P}[ – {P}] [(]{*} {D}[ – {*} {D}][).]'),
    is: ([, , , last = ''], at) => {
      const [low, high, from, to] = rangeOf(pricedOf(at), at);
      return low === undefined
        ? undefined
        : [low, high, last ? from : [from, to].flatMap((each) => each ?? []), to];
    },
  },
  {
    name: 'new: price range of a description',
    text: said('{P}[ sampai {P}] ({*} {D}[ – {*} {D}]).', '{P}[ to {P}] ({*} {D}[ – {*} {D}]).'),
    is: (_, at) => {
      const range = rangeOf(pricedOf(at), at);
      return range[0] === undefined ? undefined : range;
    },
  },
  {
    name: 'new: lowest price',
    text: said('{*} mulai {P}[ [(]{*} {D}[ – {*} {D}][).]]', '{*} from {P}[ [(]{*} {D}[ – {*} {D}][).]]'),
    is: (_, at) => {
      const [low, , from, to] = rangeOf(pricedOf(at), at);
      return low === undefined ? undefined : [low, from, to];
    },
  },
  {
    name: 'new: a variant',
    text: said(
      '{*} [{P}][Harga belum diketahui][ [ · ]{*}[ · {N} [cc][km]]][ +{P} dari varian di atasnya][ {*} {D}]',
      '{*} [{P}][Price not known][ [ · ]{*}[ · {N} [cc][km]]][ +{P} from the one above][ {*} {D}]',
    ),
    is: (_, at) => {
      const own = sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []);
      const found = named(at, own);
      if (found.length === 0) return undefined;
      const { price, number, date } = at.written;
      const all = byPrice(own);
      return [
        found.map((each) => price(priceOf(each))),
        found.map(({ cells }) => number(Number(cells.range_km || cells.engine_cc))),
        found.flatMap((each) => {
          const above = all[all.indexOf(each) - 1];
          return above ? [price(priceOf(each) - priceOf(above))] : [];
        }),
        found.map(({ cells }) => date(cells.price_date ?? '')),
      ];
    },
  },
  {
    name: 'new: a variant of which little is known',
    text: said('{*} Harga belum diketahui {N} cc', '{*} Price not known {N} cc'),
    is: (_, at) => {
      const own = sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []);
      const found = named(at, own);
      return found.length === 0
        ? undefined
        : [found.map(({ cells }) => at.written.number(Number(cells.engine_cc)))];
    },
  },
  {
    name: 'new: price of a card',
    text: sentence('{P}'),
    is: (_, at) => {
      const found = titled(at);
      return found.length === 0 ? undefined : [found.map((each) => at.written.price(priceOf(each)))];
    },
  },
  {
    name: 'new: how much more than the variant before',
    text: said('+{P} dari {*}', '+{P} from {*}'),
    is: (_, at) => {
      const all = byPrice(sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []));
      const found = titled(at);
      return found.length === 0
        ? undefined
        : [
            found.flatMap((each) => {
              const above = all[all.indexOf(each) - 1];
              return above ? [at.written.price(priceOf(each) - priceOf(above))] : [];
            }),
          ];
    },
  },
  {
    name: 'new: instalment of a variant',
    text: said('Cicilan {P} per bulan', 'Instalment {P} a month'),
    is: (_, at) => {
      const found = titled(at).flatMap((each) => loanOf(each) ?? []);
      return found.length === 0 ? undefined : [found.map(({ instalment }) => at.written.price(instalment))];
    },
  },
  {
    name: 'new: variants that are folded',
    text: said('Lihat {N} varian lain', 'Show {N} other variant[s]'),
    is: (_, at) => [String(sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []).length - 4)],
  },
  {
    name: 'new: a rival',
    text: said('{P} {*}[ {P} lebih murah][ {P} lebih mahal]', '{P} {*}[ {P} cheaper][ {P} dearer]'),
    is: (_, at) => {
      const linked =
        at.block.link === undefined ? undefined : variantsAt(at.truth.newVariants, at.block.link);
      const own = variantsAt(at.truth.newVariants, at.page.place);
      const [rival] = byPrice(sold(linked?.of === 'model' ? linked.variants : []));
      const [cheapest] = byPrice(sold(own?.of === 'model' ? own.variants : []));
      if (!rival || !cheapest) return undefined;
      const difference = at.written.price(Math.abs(priceOf(rival) - priceOf(cheapest)));
      return [at.written.price(priceOf(rival)), difference, difference];
    },
  },
  {
    name: 'new: a price of the list',
    text: sentence('{P} {*} {D}'),
    is: (_, at) => {
      const own = byPrice(sold(variantsAt(at.truth.newVariants, at.page.place)?.variants ?? []));
      const row = own.filter(({ cells, modelName }) => (cells.variant || modelName) === at.block.row);
      return row.length === 0
        ? undefined
        : [
            row.map((each) => at.written.price(priceOf(each))),
            row.map(({ cells }) => at.written.date(cells.price_date ?? '')),
          ];
    },
  },
  {
    name: 'new: example of a loan',
    text: said(
      'Cicilan adalah contoh hitungan, bukan penawaran: uang muka {N}%, {N} bulan, bunga flat {N}% (efektif {N}%) per tahun.',
      'Instalments are an example, not an offer: {N}% down, {N} months, flat {N}% (effective {N}%) a year.',
    ),
    is: (_, at) => {
      const [cheapest] = pricedOf(at);
      const loan = cheapest && loanOf(cheapest);
      if (!loan) return undefined;
      const { percent, months, rate, lent, instalment } = loan;
      const { number } = at.written;
      return [
        number(percent),
        String(months),
        number(rate, 2),
        number(effectiveRate(lent, instalment, months), 1),
      ];
    },
  },
  {
    name: 'new: month of the rates',
    text: said('{*}bunga flat yang lazim per {D}, {*}', '{*} usual flat rate[s] of {D}, {*}'),
    is: (_, at) => [at.written.date(creditChecked())],
  },
];
