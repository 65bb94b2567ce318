import { creditGuideOf } from '#contract/credit/credit-pages.ts';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { creditChecked, ratesOf } from '../truth/credit.ts';
import { declared } from '../truth/declared.ts';
import { flatLoan, owedByMonth, termsWithRates } from '../truth/loan.ts';
import { tableOf } from '../truth/tables.ts';
import { aboutOf, named, creditAddresses as pages, subjectOf, yearly } from './credit-subject.ts';

const exampleShares = [20, 25, 30, 50];
const ownShare = 25;

/** The loan that the page's sums follow: over the longest of the usual terms. */
function exampleOf(at: At) {
  const about = creditGuideOf(at.page.place) && aboutOf(at);
  if (!about) return undefined;
  const terms = termsWithRates(about.vehicle, about.condition);
  const months = terms.at(-1) ?? 0;
  const rateIn = (of: number) => ratesOf(about.vehicle, about.condition, of).middle;
  const downPayment = (about.price * ownShare) / 100;
  const loan = flatLoan(about.price - downPayment, rateIn(months), months);
  return { ...{ price: about.price, terms, months, rateIn, downPayment, loan }, effective: yearly(loan) };
}

/** Guides to credit: examples of instalments, the rates they rest on, lenders. */
export const creditGuidePages: readonly Rule[] = [
  {
    name: 'credit: price of the examples',
    pages,
    text: said('Dalam juta rupiah, untuk harga {P}', 'In millions of rupiah, for a price of {P}'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.price)];
    },
  },
  {
    name: 'credit: the example',
    pages,
    text: said('Contoh: harga {P}, uang muka {N}%, {N} bulan.', 'Example: {P}, {N}% down, {N} months.'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.price), String(ownShare), String(own.months)];
    },
  },
  {
    name: 'credit: flat and effective rate of the example',
    pages,
    text: said('Flat {N}% setara efektif {N}%', '{N}% flat is {N}% effective'),
    is: (_, at) => {
      const own = exampleOf(at);
      const { number } = at.written;
      return own && [number(own.rateIn(own.months), 2), number(own.effective, 2)];
    },
  },
  {
    name: 'credit: one of these rates, and shares of the table',
    pages,
    text: sentence('{N}%'),
    is: (_, at) => {
      const own = exampleOf(at);
      const { number } = at.written;
      if (own && named(at, 'Bunga flat', 'Flat rate')) return [number(own.rateIn(own.months), 2)];
      if (own && named(at, 'Setara efektif', 'Effective rate')) return [number(own.effective, 2)];
      return own && at.block.line !== '' ? [exampleShares.map(String)] : undefined;
    },
  },
  {
    name: 'credit: down payment of the example',
    pages,
    text: said('{P} uang muka {N}%', '{P} {N}% down'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.downPayment), String(ownShare)];
    },
  },
  {
    name: 'credit: instalment of the example',
    pages,
    text: said('{P} tiap bulan', '{P} each month'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.loan.instalment)];
    },
  },
  {
    name: 'credit: loan of the example',
    pages,
    text: said('{P} sisanya, lunas', '{P} the rest, at once'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.loan.loan)];
    },
  },
  {
    name: 'credit: loan that a flat rate counts on',
    pages,
    text: said('Dasar bunga flat: tetap {P}', 'The flat rate counts on {P} all along'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.loan.loan)];
    },
  },
  {
    name: 'credit: how the debt of the example falls',
    pages,
    text: said(
      'Utang turun dari {P} sampai lunas dalam {N} bulan; bunga flat tetap dihitung dari {P}.',
      'What is owed falls from {P} to nothing in {N} months; the flat rate is reckoned on {P} all the time.',
    ),
    is: (_, at) => {
      const own = exampleOf(at);
      const loan = at.written.price(own?.loan.loan ?? 0);
      return own && [loan, String(own.months), loan];
    },
  },
  {
    name: 'credit: what is owed of the example, by year',
    pages,
    text: sentence('{N}'),
    is: ([year = ''], at) => {
      const own = exampleOf(at);
      const { column, row } = at.block;
      if (!own || !/^(?:Tahun|Year|Sisa utang|Still owed)$/.test(column)) return undefined;
      const last = Math.min(own.months, Number(row) * 12);
      if (/^(?:Tahun|Year)$/.test(column)) return Number(year) <= own.months / 12 ? [year] : undefined;
      return [at.written.number(owedByMonth(own.loan)[last] ?? Number.NaN)];
    },
  },
  {
    name: 'credit: months of the examples',
    pages,
    text: said('{N} bln', '{N} mo.'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [own.terms.map(String)];
    },
  },
  {
    name: 'credit: price in the form',
    pages,
    text: sentence('{P}'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(own.price)];
    },
  },
  {
    name: 'credit: instalments of the examples',
    pages,
    text: sentence('{N}'),
    is: (_, at) => {
      const own = exampleOf(at);
      const months = Number(/^\d+/.exec(at.block.column)?.[0]);
      const share = exampleShares.find((each) => at.block.row === `${each}%`);
      if (!own || !share || !months) return undefined;
      const loan = flatLoan(own.price * (1 - share / 100), own.rateIn(months), months);
      return [at.written.number(loan.instalment / 1e6, 1)];
    },
  },
  {
    name: 'credit: income that the example needs',
    pages,
    text: said('Di bawah sepertiga penghasilan {P}', 'Below a third of an income of {P}'),
    is: (_, at) => {
      const own = exampleOf(at);
      return own && [at.written.price(Math.ceil((own.loan.instalment * 3) / 500_000) * 500_000)];
    },
  },
  {
    name: 'credit: rates of the examples',
    pages,
    text: said(
      'Bunga flat {N}% ({N} bulan) sampai {N}% ({N} bulan).',
      'From {N}% flat ({N} months) to {N}% ({N} months).',
    ),
    is: (_, at) => {
      const own = exampleOf(at);
      const { number } = at.written;
      const told = (months: number) => [number(own?.rateIn(months) ?? 0, 2), String(months)];
      return own && [...told(own.terms[0] ?? 0), ...told(own.months)];
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
