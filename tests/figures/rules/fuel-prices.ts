import { fuelProducts } from '#contract/fuel/fuel-products.ts';
import type { Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { fuelPriceOf, usualCost } from '../truth/running.ts';
import { type Row, tableOf } from '../truth/tables.ts';

const jakarta = '31';
const fuelPages = /^\/harga-bbm$/;

/** The last day for which a price is known: until the next begins, or when it was last seen. */
function lastDayOf(row: Row | undefined): string {
  const next = tableOf('money/fuel-prices.csv')
    .filter((each) => each.area === row?.area && each.product === row?.product)
    .map(({ valid_from = '' }) => valid_from)
    .filter((from) => from > (row?.valid_from ?? ''))
    .sort()[0];
  const last = row?.valid_to || (next ? dayBefore(next) : row?.checked) || '';
  return next && last >= next ? dayBefore(next) : last;
}
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const shown = { product: 'pertamax', km: 100, least: 10, most: 1500 } as const;
/** Prices of the fuel that the page begins with, in Jakarta, the earliest first. */
const history = () =>
  tableOf('money/fuel-prices.csv')
    .filter((row) => row.product === shown.product && row.area === jakarta)
    .toSorted((a, b) => ((a.valid_from ?? '') < (b.valid_from ?? '') ? -1 : 1));

/** The latest day on which the price of the fuel is known in two areas. */
function dayOfAreas(): { readonly day: string; readonly rows: readonly Row[] } | undefined {
  const all = tableOf('money/fuel-prices.csv').filter((row) => row.product === shown.product && row.area);
  const on = (day: string) => {
    const rows = all.filter((row) => (row.valid_from ?? '') <= day && day <= lastDayOf(row));
    return new Map(rows.map((row) => [row.area, row]));
  };
  const days = [...new Set(all.map(({ valid_from = '' }) => valid_from))].sort().reverse();
  const day = days.find((each) => on(each).size > 1);
  return day === undefined ? undefined : { day, rows: [...on(day).values()] };
}

export const fuelPrices: readonly Rule[] = [
  {
    name: 'fuel: a price of the list',
    pages: fuelPages,
    text: said(
      '{T} [RON {N}][CN {N}] {P} [per][Perkiraan,] {D}',
      '{T} [RON {N}][CN {N}] {P} [as of][Estimate,] {D}',
    ),
    is: ([name = ''], at) => {
      const found = Object.entries(fuelProducts).find(([, each]) => name.endsWith(each.name));
      const row = found && fuelPriceOf(found[0]);
      const isEstimate = /Perkiraan|Estimate/.test(at.block.text);
      if (!found || !row || isEstimate !== (row.is_estimate === 'yes')) return undefined;
      const grade = /\d+/.exec(found[1].grade)?.[0];
      const price = `Rp ${at.written.number(Number(row.rupiah))}`;
      return [name, grade, grade, price, at.written.date(lastDayOf(row))];
    },
  },
  {
    name: 'fuel: first year',
    pages: fuelPages,
    text: said('{*} sejak {N}, {*}', '{*} since {N}, {*}'),
    is: () => [
      tableOf('money/fuel-prices.csv')
        .map(({ valid_from = '' }) => valid_from.slice(0, 4))
        .sort()[0],
    ],
  },
  {
    name: 'fuel: days of a price',
    pages: fuelPages,
    text: sentence('{D} – {D}'),
    is: (_, at) => {
      const { date } = at.written;
      const rows = history();
      const spans = rows.map((row) => [date(row.valid_from ?? ''), date(lastDayOf(row))] as const);
      const gaps = rows
        .slice(1)
        .map(
          (row, place) =>
            [date(dayAfter(lastDayOf(rows[place]))), date(dayBefore(row.valid_from ?? ''))] as const,
        );
      return [...spans, ...gaps].find((span) => at.block.text === span.join(' – '));
    },
  },
  {
    name: 'fuel: a price of its history',
    pages: fuelPages,
    text: said('{N}[ (perkiraan)]', '{N}[ (estimate)]'),
    is: (_, at) => {
      const { date, number } = at.written;
      const row = history().find(
        (each) => at.block.row === `${date(each.valid_from ?? '')} – ${date(lastDayOf(each))}`,
      );
      return row && [number(Number(row.rupiah))];
    },
  },
  {
    name: 'fuel: ends of the trip',
    pages: fuelPages,
    text: sentence('{N} km {N} km'),
    is: (_, at) => [String(shown.least), at.written.number(shown.most)],
  },
  {
    name: 'fuel: day of the trip’s price',
    pages: fuelPages,
    text: said('[Perkiraan, ]{*}, {D}', '[Estimate, ]{*}, {D}'),
    is: (_, at) => [at.written.date(lastDayOf(history().at(-1)))],
  },
  {
    name: 'fuel: a trip',
    pages: fuelPages,
    text: sentence('{P}'),
    is: (_, at) => {
      const litres = shown.km / usualCost('distance', 'car', 'petrol');
      return [`Rp ${at.written.number(Math.round(litres * Number(history().at(-1)?.rupiah)))}`];
    },
  },
  {
    name: 'fuel: litres of a trip',
    pages: fuelPages,
    text: said('{N} liter, {P} per km', '{N} litres, {P} per km'),
    is: (_, at) => {
      const distance = usualCost('distance', 'car', 'petrol');
      const perKm = Number(history().at(-1)?.rupiah) / distance;
      return [at.written.number(shown.km / distance, 1), `Rp ${at.written.number(Math.round(perKm))}`];
    },
  },
  {
    name: 'fuel: day of the provinces',
    pages: fuelPages,
    text: said('Harga {D}.', 'Prices of {D}.'),
    is: (_, at) => [at.written.date(dayOfAreas()?.day ?? '')],
  },
  {
    name: 'fuel: price of a province',
    pages: fuelPages,
    text: said('{*}[Rp ]{N}{*}', '{*}[Rp ]{N}{*}'),
    is: (_, at) => {
      const name = at.block.row || at.block.text;
      const province = at.truth.provinces.find((each) => name.startsWith(each.name));
      const row = dayOfAreas()?.rows.find(({ area }) => area === province?.id);
      return row && [at.written.number(Number(row.rupiah))];
    },
  },
];
