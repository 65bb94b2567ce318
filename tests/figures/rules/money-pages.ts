import { fuelProducts } from '#contract/fuel/fuel-products.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { baseRates, insuranceChecked, premiumOf, regionOf } from '../truth/insurance.ts';
import { ownedCar, ownershipOf, sumOf } from '../truth/ownership.ts';
import { fuelPriceOf, runningDates, usualCost } from '../truth/running.ts';
import { type Row, tableOf } from '../truth/tables.ts';

const jakarta = '31';
const fuelPages = /^\/harga-bbm$/;
const insurancePages = /^\/asuransi-/;
const ownershipPages = /^\/biaya-memiliki$/;

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

const fuelRules: readonly Rule[] = [
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
    text: said('{N} liter, {P} per km', '{N} litres, {P} a km'),
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

const isMotor = ({ page }: At) => page.place === '/asuransi-motor';
const classOf = (at: At) => (isMotor(at) ? 'motorcycle' : 'car');
const sumInsured = (at: At) => (isMotor(at) ? 20e6 : 200e6);
const quoted = (at: At) =>
  premiumOf({
    ...{ class: classOf(at), region: regionOf(jakarta), cover: 'comprehensive' as const },
    ...{ sum: sumInsured(at), age: 0 },
  });

/** The rows of the tariff that a row of the page's table may show, by all that it reads. */
function ratesAt(at: At): readonly Row[] {
  const { number, price } = at.written;
  const percent = (cell = '') => `${number(Number(cell), 2)}%`;
  return baseRates().filter(({ class: of, region = '', up_to, lowest, highest }) => {
    const isFirst = at.block.line.startsWith(`${region} `);
    const isBand = !up_to || at.block.line.includes(` ${price(Number(up_to))} `);
    const isRate = at.block.line.replaceAll(' ', '').includes(`${percent(lowest)}–${percent(highest)}`);
    const isClass = of !== 'motorcycle' ? !isMotor(at) : isMotor(at);
    return isClass && isFirst && isBand && isRate;
  });
}

const insuranceRules: readonly Rule[] = [
  {
    name: 'insurance: region of a rate',
    pages: insurancePages,
    text: sentence('{N}'),
    is: (_, at) => (at.block.line === '' ? undefined : [ratesAt(at).map(({ region = '' }) => region)]),
  },
  {
    name: 'insurance: price band of a rate',
    pages: insurancePages,
    text: sentence('{P}'),
    is: (_, at) =>
      at.block.line === ''
        ? undefined
        : [ratesAt(at).flatMap(({ up_to }) => (up_to ? at.written.price(Number(up_to)) : []))],
  },
  {
    name: 'insurance: a rate',
    pages: insurancePages,
    text: sentence('{N}%[ ]–[ ]{N}%[ *]'),
    is: (_, at) => {
      const rates = ratesAt(at).filter(
        ({ is_estimate }) => (is_estimate === 'yes') === at.block.text.endsWith('*'),
      );
      const { number } = at.written;
      return at.block.line === ''
        ? undefined
        : [
            rates.map(({ lowest }) => number(Number(lowest), 2)),
            rates.map(({ highest }) => number(Number(highest), 2)),
          ];
    },
  },
  {
    name: 'insurance: ends of years and of age',
    pages: insurancePages,
    text: sentence('{N} {N}'),
    is: () => [
      ['1', '0'],
      ['5', '15'],
    ],
  },
  {
    name: 'insurance: limits of liability',
    pages: insurancePages,
    text: said('sampai {P}', 'up to {P}'),
    is: (_, at) => [[10e6, 25e6, 50e6, 100e6].map(at.written.price)],
  },
  {
    // Polis Standar Asuransi Kendaraan Bermotor Indonesia (AAUI): total loss from 75 % of the price on.
    name: 'insurance: total damage',
    pages: insurancePages,
    text: said('Rusak berat: biaya perbaikan {N}% {*}', 'Total damage: a repair of {N}% {*}'),
    is: () => ['75'],
  },
  {
    // SE OJK 6/SEOJK.05/2017, section on own risk of cars.
    name: 'insurance: own share',
    pages: insurancePages,
    text: said('Risiko sendiri: {*} {P} {*}', 'Your own share: {*} {P} {*}'),
    is: (_, at) => [`Rp ${at.written.number(300_000)}`],
  },
  {
    name: 'insurance: the tariff and when it was looked up',
    pages: /^\/(?:asuransi-|biaya-memiliki)/,
    text: said(
      '{*} SE OJK {N}/{N}{*} diperiksa {D}[; {*}][.]',
      '{*} SE OJK {N}/{N}{*} looked up in {D}[; {*}][.]',
    ),
    is: (_, at) => ['6', '2017', at.written.date(insuranceChecked())],
  },
  {
    name: 'insurance: region of the quote',
    pages: insurancePages,
    text: said('Premi, {*} wilayah {N}', 'Premium, {*} region {N}'),
    is: () => [regionOf(jakarta)],
  },
  {
    name: 'insurance: the quote',
    pages: insurancePages,
    text: sentence('Rp {N} – {N}'),
    is: (_, at) => quoted(at).map((premium) => at.written.number(premium)),
  },
  {
    name: 'insurance: sum insured',
    pages: insurancePages,
    text: said('Tahun {N}: {*} {P}', 'Year {N}: {*} {P}'),
    is: (_, at) => ['1', at.written.price(sumInsured(at))],
  },
];

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

const ownershipRules: readonly Rule[] = [
  costPart('years', '{N} tahun', '{N} years', () => [String(ownedCar.years)]),
  costPart('sum', '{P}', '{P}', (own, at) => [at.written.price(together(own))]),
  costPart('a month', 'Rata-rata {P} per bulan', 'On average {P} a month', (own, at) => [
    at.written.price(Math.round(together(own) / ownedCar.years / 12)),
  ]),
  costPart(
    'loss of value',
    'Penyusutan {P} → {P}, {N}% setahun {P}',
    'Loss of value {P} → {P}, {N}% a year {P}',
    ({ costs, values, loss }, at) => {
      const { price, number } = at.written;
      const [from = 0, to = 0] = [values[0], values.at(-1)];
      return [price(from), price(to), number(loss, 1), price(sumOf(costs.depreciation))];
    },
  ),
  costPart(
    'energy',
    'Bensin {N} km sebulan · {N} km/l · Rp {N}/l {P}',
    'Petrol {N} km a month · {N} km/l · Rp {N}/l {P}',
    ({ costs, distance, litre }, at) => {
      const { price, number } = at.written;
      return [number(ownedCar.kmPerMonth), number(distance, 1), number(litre), price(sumOf(costs.energy))];
    },
  ),
  costPart(
    'service',
    'Servis dan ban {P} setahun, perkiraan {P}',
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

export const moneyPages: readonly Rule[] = [...fuelRules, ...insuranceRules, ...ownershipRules];
