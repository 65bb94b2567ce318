import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { ownedCar, ownershipOf, sumOf } from '../truth/ownership.ts';
import { runningDates } from '../truth/running.ts';

const ownershipPages = /^\/biaya-memiliki$/;

const costRows: readonly (readonly [keyof ReturnType<typeof ownershipOf>['costs'], RegExp])[] = [
  ['depreciation', /^(?:Penyusutan|Loss of value)$/],
  ['energy', /^(?:Bensin|Petrol)$/],
  ['service', /^(?:Servis dan ban|Service and tyres)$/],
  ['insurance', /^(?:Asuransi|Insurance)$/],
  ['tax', /^(?:Pajak tahunan|Yearly tax|Tax)$/],
  ['papers', /^(?:Surat-surat|Papers|Balik nama dan surat|Change of name and papers)$/],
];

const costPart = (
  name: string,
  id: string,
  en: string,
  is: (own: ReturnType<typeof ownershipOf>, at: At) => ReturnType<Rule['is']>,
): Rule => ({
  ...{ name: `ownership: ${name}`, pages: ownershipPages, text: said(id, en) },
  is: (_, at) => is(ownershipOf(), at),
});
const together = ({ costs }: ReturnType<typeof ownershipOf>) =>
  Object.values(costs).reduce((sum, amounts) => sum + sumOf(amounts), 0);

export const ownershipRules: readonly Rule[] = [
  costPart('years', '{N} tahun', '{N} years', () => [String(ownedCar.years)]),
  costPart('sum', '{P}', '{P}', (own, at) => [at.written.price(together(own))]),
  costPart('a month', 'Rata-rata {P} per bulan', 'On average {P} a month', (own, at) => [
    at.written.price(Math.round(together(own) / ownedCar.years / 12)),
  ]),
  costPart(
    'loss of value',
    'Penyusutan {P} → {P}, {N}% per tahun {P}',
    'Loss of value {P} → {P}, {N}% a year {P}',
    ({ costs, values, loss }, at) => {
      const { price, number } = at.written;
      const [from = 0, to = 0] = [values[0], values.at(-1)];
      return [price(from), price(to), number(loss, 1), price(sumOf(costs.depreciation))];
    },
  ),
  costPart(
    'energy',
    'Bensin {N} km per bulan · {N} km/l · Rp {N}/l {P}',
    'Petrol {N} km a month · {N} km/l · Rp {N}/l {P}',
    ({ costs, distance, litre }, at) => {
      const { price, number } = at.written;
      return [number(ownedCar.kmPerMonth), number(distance, 1), number(litre), price(sumOf(costs.energy))];
    },
  ),
  costPart(
    'service',
    'Servis dan ban {P} per tahun, perkiraan {P}',
    'Service and tyres {P} a year, an estimate {P}',
    ({ costs, service }, at) => [service, sumOf(costs.service)].map(at.written.price),
  ),
  costPart('insurance', 'Asuransi {*} {P}', 'Insurance {*} {P}', ({ costs }, at) => [
    at.written.price(sumOf(costs.insurance)),
  ]),
  costPart(
    'tax',
    'Pajak dan balik nama {P} per tahun di DKI Jakarta, perkiraan {P}',
    'Tax and change of name {P} a year in DKI Jakarta, estimated {P}',
    ({ costs: { tax, papers } }, at) => [tax[0] ?? 0, sumOf(tax) + sumOf(papers)].map(at.written.price),
  ),
  costPart('no loan', 'Bunga kredit Dibayar tunai {N}', 'Interest of the loan Paid in cash {N}', () => ['0']),
  costPart('ends of the loss', '{N}% {N}%', '{N}% {N}%', () => ['0', '30']),
  costPart('ends of the distance', '{N} km {N} km', '{N} km {N} km', (_, at) => [
    '100',
    at.written.number(5000),
  ]),
  {
    name: 'ownership: number of a year',
    pages: ownershipPages,
    text: said('Tahun {N}', 'Year {N}'),
    is: ([year = ''], at) =>
      at.block.column === at.block.text && Number(year) <= ownedCar.years ? [year] : undefined,
  },
  {
    name: 'ownership: a cost of a year, in thousands',
    pages: ownershipPages,
    text: sentence('{N}'),
    is: (_, at) => {
      const year = Number(/\d+$/.exec(at.block.column)?.[0]) - 1;
      const { costs } = ownershipOf();
      const own = costRows.find(([, rows]) => rows.test(at.block.row))?.[0];
      const amount = own
        ? costs[own][year]
        : /^(?:Jumlah|Total|Together|Semuanya|Seluruhnya)$/.test(at.block.row)
          ? sumOf(Object.values(costs).map((amounts) => amounts[year] ?? Number.NaN))
          : undefined;
      return amount === undefined ? undefined : [at.written.number(amount / 1000)];
    },
  },
  costPart(
    'days of energy prices',
    'Harga BBM di DKI Jakarta per {D}, tarif listrik per {D}; {*}',
    'Fuel prices in DKI Jakarta as of {D}, electricity as of {D}; {*}',
    (_, at) => [runningDates.fuels(), runningDates.electricityChecked()].map(at.written.date),
  ),
  costPart(
    'month of the service costs',
    'Perkiraan umum {*} ({D}).',
    'A general estimate {*} ({D}).',
    (_, at) => [at.written.date(runningDates.costs())],
  ),
  costPart(
    'month of the tax rates',
    'Tarif pajak dan opsen provinsi per {D}, {*}',
    'Provincial tax and surcharge of {D}, {*}',
    (_, at) => [at.written.date(runningDates.taxSince())],
  ),
];
