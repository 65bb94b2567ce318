import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { baseRates, insuranceChecked, premiumOf, regionOf } from '../truth/insurance.ts';
import type { Row } from '../truth/tables.ts';

const jakarta = '31';
const insurancePages = /^\/asuransi-/;

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
    text: said('Risiko sendiri: {*} {P} {*}', 'Your excess: {*} {P} {*}'),
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
