import type { Rule } from '../rule.ts';
import { said } from '../said.ts';
import { tableOf } from '../truth/tables.ts';
import { constants } from './constants.ts';

/** Laws by what they are about: number and year. */
const laws: readonly (readonly [subject: RegExp, law: string])[] = [
  [/data pribadi|personal data|protection of personal/i, '27/2022'],
  [/perlindungan konsumen|konsumen|consumer/i, '8/1999'],
  [
    /perdagangan melalui sistem elektronik|perdagangan elektronik|electronic (?:commerce|trade)|trade/i,
    '80/2019',
  ],
  [/perdagangan|trade|commerce/i, '31/2023'],
  [/informasi dan transaksi elektronik|informasi elektronik|electronic information/i, '11/2008'],
  [/informasi|electronic/i, '1/2024'],
  [/informasi|electronic/i, '71/2019'],
  [/lalu lintas|kendaraan|traffic|vehicle/i, '22/2009'],
  [/registrasi|registration/i, '7/2021'],
  [/keuangan|pajak|finances?|tax/i, '1/2022'],
  [/fidusia|fiduciary|security/i, '42/1999'],
  [/pajak dan biaya kendaraan|vehicle taxes and fees/i, '76/2020'],
  [/pajak dan biaya kendaraan|vehicle taxes and fees/i, '36/2008'],
];
const numbered = /(\d+)(?: Tahun | of |\/)(\d{4})/g;

export const lawNumbers: readonly Rule[] = [
  {
    name: 'law: number and year',
    pages: /^\/(?:regulasi|tentang-kami|kebijakan-)/,
    text: /(.+)/,
    is: ([text = ''], at) => {
      const told = [...text.matchAll(numbered)].map(([, number, year]) => `${number}/${year}`);
      const about = `${at.block.row} ${text}`;
      const isKnown = told.every((law) =>
        laws.some(([subject, known]) => known === law && subject.test(about)),
      );
      const rest = text.replace(numbered, '');
      return told.length > 0 && isKnown && !/\d/.test(rest) ? [text] : undefined;
    },
  },
  {
    name: 'law: circular of insurance',
    pages: /^\/tentang-kami$/,
    text: said('{*} OJK {T}.', '{*} circular {T} of OJK.'),
    is: () => [
      /SE OJK (6\/SEOJK\.05\/2017)/.exec(tableOf('money/insurance-rates.csv')[0]?.source ?? '')?.[1],
    ],
  },
  // Kitab Undang-Undang Hukum Perdata, on hidden defects of what is sold.
  constants(/^\/kebijakan-pengembalian$/, '{*} (Pasal {N} {*})[.]', '{*} (articles {N} {*})[.]', () => [
    '1504',
  ]),
  // Law 27/2022, article 46.
  constants(
    /^\/kebijakan-privasi$/,
    '{*} {N} × {N} jam (Pasal {N}).',
    '{*} {N} × {N} hours (article {N}).',
    () => ['3', '24', '46'],
  ),
];
