import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import {
  baseRates,
  extensionPremiums,
  insuranceChecked,
  insuredValues,
  premiumOf,
  regionOf,
} from '../truth/insurance.ts';
import type { Row } from '../truth/tables.ts';

const jakarta = '31';
const insurancePages = /^\/asuransi-/;

const isMotor = ({ page }: At) => page.place === '/asuransi-motor';
const classOf = (at: At) => (isMotor(at) ? 'motorcycle' : 'car');
const sumInsured = (at: At) => (isMotor(at) ? 20e6 : 200e6);
const covers = ['comprehensive', 'total-loss'] as const;
const premiumAt = (at: At, cover: (typeof covers)[number], sum = sumInsured(at), age = 0) =>
  premiumOf({ class: classOf(at), region: regionOf(jakarta), cover, sum, age });
const middle = ([lowest, highest]: readonly [number, number]) => (lowest + highest) / 2;
/** Of the years that a quote begins with. */
const valuesAt = (at: At) => insuredValues(sumInsured(at), 3);
const middlesAt = (at: At) =>
  valuesAt(at).map((sum, age) => middle(premiumAt(at, 'comprehensive', sum, age)));
const extensionsAt = (at: At) => extensionPremiums(classOf(at), regionOf(jakarta), sumInsured(at));
/** The digits of an amount, whose unit is said after both ends. */
const digitsOf = (amount: string) => /\d[\d.,]*/.exec(amount)?.[0] ?? '';
type Spans = readonly (readonly [number, number])[];
const ends = [0, 1] as const;
const endsOf = (at: At, spans: Spans) =>
  ends.map((end) => spans.map((span) => digitsOf(at.written.price(span[end]))));
const ratesOf = (at: At, spans: Spans) =>
  ends.map((end) => spans.map((span) => at.written.number((span[end] / sumInsured(at)) * 100, 2)));

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

export const insuranceRules: readonly Rule[] = [
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
    // Polis Standar Asuransi Kendaraan Bermotor Indonesia (AAUI): total loss from 75 % of the price on.
    name: 'insurance: total damage',
    pages: insurancePages,
    text: said('Rusak {N}% ke atas', 'Damage of {N}% or more'),
    is: () => ['75'],
  },
  {
    // SE OJK 6/SEOJK.05/2017, section on own risk of cars.
    name: 'insurance: own share',
    pages: insurancePages,
    text: said('Tiap klaim {*} sekitar {P}.', 'Each claim {*} about {P}.'),
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
    name: 'insurance: the quote, each cover and each extension',
    pages: insurancePages,
    text: sentence('{*}Rp {N}–{N}[ {*}]'),
    is: (_, at) => endsOf(at, [...covers.map((cover) => premiumAt(at, cover)), ...extensionsAt(at)]),
  },
  {
    name: 'insurance: a cover with its rates',
    pages: insurancePages,
    text: sentence('{*}Rp {N}–{N} {*} {N}–{N}%[ *]'),
    is: (_, at) => {
      const spans = covers.map((cover) => premiumAt(at, cover));
      return [...endsOf(at, spans), ...ratesOf(at, spans)];
    },
  },
  {
    name: 'insurance: a cover of less than a million, and more',
    pages: insurancePages,
    text: sentence('{*}{P} – {P} {*} {N}–{N}%[ *]'),
    is: (_, at) => {
      const spans = covers.map((cover) => premiumAt(at, cover));
      const prices = ends.map((end) => spans.map((span) => at.written.price(span[end])));
      return [...prices, ...ratesOf(at, spans)];
    },
  },
  {
    name: 'insurance: an extension of one price',
    pages: insurancePages,
    text: sentence('{*} + {P}[ *]'),
    is: (_, at) => [extensionsAt(at).map(([lowest]) => at.written.price(lowest))],
  },
  {
    name: 'insurance: share and month of the quote',
    pages: insurancePages,
    text: said('{N}% dari harga kendaraan, {P} sebulan', '{N}% of the price, {P} a month'),
    is: (_, at) => {
      const premium = middle(premiumAt(at, 'comprehensive'));
      return [
        at.written.number((premium / sumInsured(at)) * 100, 1),
        at.written.price(Math.round(premium / 12_000) * 1000),
      ];
    },
  },
  {
    name: 'insurance: the vehicle',
    pages: insurancePages,
    text: said('{*}, {P} {*}', '{*}, {P} {*}'),
    is: (_, at) => [at.written.price(sumInsured(at))],
  },
  {
    name: 'insurance: limit that a liability begins with',
    pages: insurancePages,
    text: said('{*} sampai {P} + {P}', '{*} up to {P} + {P}'),
    is: (_, at) => [
      at.written.price(25_000_000),
      extensionsAt(at).map(([lowest]) => at.written.price(lowest)),
    ],
  },
  {
    name: 'insurance: years of the quote',
    pages: insurancePages,
    text: said('Kalau {N} tahun', 'For {N} years'),
    is: () => ['3'],
  },
  {
    name: 'insurance: premiums of the years together',
    pages: insurancePages,
    text: said('Sekitar {P} , turun {*}', 'About {P} , as {*}'),
    is: (_, at) => [at.written.price(middlesAt(at).reduce((sum, each) => sum + each, 0))],
  },
  {
    name: 'insurance: premium and value of a year',
    pages: insurancePages,
    text: said('{P} Tahun {N} nilai ± {P}', '{P} Year {N} worth ± {P}'),
    is: ([, year], at) => {
      const index = Number(year) - 1;
      const { price } = at.written;
      return [price(middlesAt(at)[index] ?? 0), year, price(valuesAt(at)[index] ?? 0)];
    },
  },
];
