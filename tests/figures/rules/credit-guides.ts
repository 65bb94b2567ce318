import { creditGuideOf } from '#contract/credit/credit-pages.ts';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import type { Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { creditChecked, ratesOf } from '../truth/credit.ts';
import { declared } from '../truth/declared.ts';
import { flatLoan, termsWithRates } from '../truth/loan.ts';
import { tableOf } from '../truth/tables.ts';
import { aboutOf, named, creditAddresses as pages, subjectOf, yearly } from './credit-subject.ts';

const exampleShares = [20, 30, 50];

/** Guides to credit: examples of instalments, the rates they rest on, lenders. */
export const creditGuidePages: readonly Rule[] = [
  {
    name: 'credit: price of the examples',
    pages,
    text: said('Cicilan untuk harga {P}', 'Instalments of {P}'),
    is: (_, at) => {
      const about = aboutOf(at);
      return about && [at.written.price(about.price)];
    },
  },
  {
    name: 'credit: rates of the examples',
    pages,
    text: said('{N} bulan flat {N}%, efektif {N}%', '{N} months {N}% flat, {N}% effective'),
    is: ([told = ''], at) => {
      const about = aboutOf(at);
      const months = Number(told);
      if (!about || !termsWithRates(about.vehicle, about.condition).includes(months)) return undefined;
      const rate = ratesOf(about.vehicle, about.condition, months).middle;
      const { number } = at.written;
      return [told, number(rate, 2), number(yearly(flatLoan(about.price, rate, months)), 2)];
    },
  },
  {
    name: 'credit: down payments of the examples',
    pages,
    text: sentence('{P}'),
    is: (_, at) => {
      const about = creditGuideOf(at.page.place) && aboutOf(at);
      // The form asks for the same price.
      if (about && at.block.row === '') return [at.written.price(about.price)];
      return about && named(at, at.block.text) && /^(?:Uang muka|Down payment)$/.test(at.block.column)
        ? [exampleShares.map((share) => at.written.price((about.price * share) / 100))]
        : undefined;
    },
  },
  {
    name: 'credit: instalments of the examples',
    pages,
    text: sentence('{N}'),
    is: (_, at) => {
      const about = creditGuideOf(at.page.place) && aboutOf(at);
      const months = Number(/^\d+/.exec(at.block.column)?.[0]);
      const share = exampleShares.find(
        (each) => at.block.row === at.written.price(((about?.price ?? 0) * each) / 100),
      );
      if (!about || !share || !months) return undefined;
      const rate = ratesOf(about.vehicle, about.condition, months).middle;
      const loan = flatLoan(about.price * (1 - share / 100), rate, months);
      return [at.written.number(loan.instalment)];
    },
  },
  {
    name: 'credit: month of the rates',
    pages,
    text: said('{*}[per {D}]{*}[per {D}], {*}', '{*} of {D}, {*}'),
    is: (_, at) => (aboutOf(at) ? [0, 1].map(() => at.written.date(creditChecked())) : undefined),
  },
  {
    name: 'credit: a lender',
    pages,
    text: said(
      '{*} Flat {N}%–{N}% per tahun {N} sampai {N} bulan, uang muka {N}% sampai {N}%[ Pinjaman mulai {P}][ Usia kendaraan paling tua {N} tahun]{*}',
      '{*} {N}% to {N}% flat a year {N} to {N} months, {N}% to {N}% down[ Loans from {P}][ Vehicles up to {N} years old]{*}',
    ),
    is: (_, at) => {
      const subject = subjectOf(at);
      const own = tableOf('operator/lenders.csv').find(
        (row) => row.subject === subject && at.block.text.startsWith(`${row.name} `),
      );
      if (!own) return undefined;
      const number = (cell = '') => at.written.number(Number(cell), 2);
      return [
        ...[number(own.lowest), number(own.highest), own.least_months, own.most_months],
        ...[number(own.least_down_payment), number(own.most_down_payment)],
        ...[own.least_loan && at.written.price(Number(own.least_loan)), own.oldest_age],
      ];
    },
  },
  {
    name: 'credit: terms of the form',
    pages,
    text: said('{N} bulan', '{N} months'),
    is: (_, at) => (creditGuideOf(at.page.place) ? [creditTerms.months.map(String)] : undefined),
  },
  {
    name: 'credit: days for which an id is kept',
    pages,
    text: said('{*} selama {N} hari, {*}', '{*} for {N} days, {*}'),
    is: (_, at) =>
      creditGuideOf(at.page.place)
        ? [
            declared(
              'src/server/features/leads/lead.repository.ts',
              /ktp_cipher is not null .* interval '(\d+) days'/,
            ),
          ]
        : undefined,
  },
  {
    name: 'credit: flat and effective rate of a motorcycle',
    pages,
    text: said(
      '{*} flat {N}% per tahun, bunga efektifnya sekitar {N}%.',
      '{*} {N}% flat a year {*} about {N}%[ effective].',
    ),
    is: ([flat = ''], at) => {
      const about = aboutOf(at);
      if (!about) return undefined;
      const share = yearly(flatLoan(about.price, Number(flat), about.months));
      const { middle } = ratesOf(about.vehicle, about.condition, about.months);
      // "About" is to ten percent.
      return [at.written.number(middle, 2), String(Math.round(share / 10) * 10)];
    },
  },
];
