import {
  creditGuideOf,
  creditGuides,
  creditPlans,
  creditSubjects,
  simulationPageOf,
  simulationPages,
} from '#contract/credit/credit-pages.ts';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { carsOfList } from '../truth/car-lists.ts';
import { creditChecked, ratesOf } from '../truth/credit.ts';
import {
  feesOf,
  flatLoan,
  type Loan,
  monthlyShare,
  owedByMonth,
  paidIn,
  termsWithRates,
  usualRate,
} from '../truth/loan.ts';
import { tableOf } from '../truth/tables.ts';

const pages = /kredit/;
const exampleShares = [20, 30, 50];
const beginsWithShare = 30;
const leastPrice = 1e5;

/** Lenders lend this to what the page is about. */
function subjectOf({ page }: At) {
  const simulation = simulationPageOf(page.place);
  const guide = creditGuideOf(page.place);
  if (simulation) return simulationPages[simulation].subject;
  return guide && creditGuides[guide].subject;
}

const aboutOf = (at: At) => {
  const subject = subjectOf(at);
  return subject && creditSubjects[subject];
};

/** The loan that a calculator begins with. */
function begunOf(at: At) {
  const about = aboutOf(at);
  if (!about || !simulationPageOf(at.page.place)) return undefined;
  const { vehicle, condition, price, months } = about;
  const down = (price * beginsWithShare) / 100;
  const rate = usualRate(vehicle, condition, months);
  const loan = flatLoan(price - down, rate, months);
  const fees = feesOf(vehicle, price - down);
  const { provision, administration, fiducia } = fees;
  return { ...about, down, rate, loan, penalty: fees.penalty, fees: provision + administration + fiducia };
}

const yearly = (loan: Loan, received = loan.loan) => 1200 * monthlyShare(loan, received);

/** The row's text by its names in both languages. */
const named = (at: At, ...names: readonly string[]) => names.includes(at.block.row);
const rupiah = (at: At, amount: number) => `Rp ${at.written.number(amount)}`;

function yearOf(loan: Loan, year: number) {
  const owed = owedByMonth(loan);
  const [from, to] = [(year - 1) * 12, Math.min(year * 12, loan.months)];
  const paid = loan.instalment * (to - from) + (to === loan.months ? loan.last - loan.instalment : 0);
  const principal = (owed[from] ?? 0) - (owed[to] ?? 0);
  return { paid, principal, interest: paid - principal, owed: owed[to] ?? 0 };
}

export const creditPages: readonly Rule[] = [
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
      '{*} Flat {N}%–{N}% setahun {N} sampai {N} bulan, uang muka {N}% sampai {N}%[ Pinjaman mulai {P}][ Usia kendaraan paling tua {N} tahun]{*}',
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
    name: 'credit: share paid at first',
    pages,
    text: said('Uang muka {N}%', 'Down payment {N}%'),
    is: (_, at) => (begunOf(at) ? [String(beginsWithShare)] : undefined),
  },
  {
    name: 'credit: ends of the sliders',
    pages,
    text: said('{N}[%][ bulan] {N}[%][ bulan]', '{N}[%][ months] {N}[%][ months]'),
    is: (_, at) => {
      const begun = begunOf(at);
      if (!begun) return undefined;
      const text = at.block.text;
      const highest = begun.vehicle === 'motor' ? 40 : 15;
      if (text.includes('%')) return ['0', ['80', String(highest)]];
      return /[a-z]/.test(text) ? ['6', '84'] : ['1', String(begun.months - 1)];
    },
  },
  {
    name: 'credit: usual rates',
    pages,
    text: said('Lazimnya untuk {N} bulan: flat {N}% sampai {N}%', 'Usual for {N} months: {N}% to {N}% flat'),
    is: (_, at) => {
      const begun = begunOf(at);
      if (!begun) return undefined;
      const { lowest, highest } = ratesOf(begun.vehicle, begun.condition, begun.months);
      return [String(begun.months), at.written.number(lowest, 2), at.written.number(highest, 2)];
    },
  },
  {
    name: 'credit: what the loan costs',
    pages,
    text: said('[Rp ]{N}[%][ setahun]', '[Rp ]{N}[%][ a year]'),
    is: (_, at) => {
      const begun = begunOf(at);
      if (!begun) return undefined;
      const { loan, down, fees, rate, penalty } = begun;
      const { number } = at.written;
      const total = paidIn(loan);
      if (at.block.column === '' && at.block.row === '') return [number(loan.instalment)];
      if (named(at, 'Dibayar saat tanda tangan', 'At signing')) return [number(down + fees)];
      if (named(at, 'Pokok kredit', 'Loan amount')) return [number(loan.loan)];
      if (named(at, 'Bunga', 'Interest')) return [number(total - loan.loan)];
      if (named(at, 'Biaya', 'Fees')) return [number(fees)];
      if (named(at, 'Bunga flat', 'Flat rate')) return [number(rate, 2)];
      if (named(at, 'Setara efektif', 'Effective rate')) return [number(yearly(loan), 2)];
      if (named(at, 'Bunga efektif dengan biaya', 'Effective rate with fees'))
        return [number(yearly(loan, loan.loan - fees), 2)];
      if (named(at, 'Total dibayar, dengan uang muka', 'Paid in all, with the down payment'))
        return [number(down + fees + total)];
      const after = Math.floor(loan.months / 2);
      const owed = owedByMonth(loan)[after] ?? 0;
      const fine = Math.round((owed * penalty) / 100);
      if (named(at, 'Sisa utang', 'Still owed')) return [number(owed)];
      if (named(at, 'Penalti', 'Penalty')) return [number(fine)];
      if (named(at, 'Harus dibayar', 'To pay')) return [number(owed + fine)];
      const left = total - loan.instalment * after;
      return named(at, 'Yang dihemat', 'Lebih mahal', 'Saved by it', 'It costs more by')
        ? [number(Math.abs(left - owed - fine))]
        : undefined;
    },
  },
  {
    name: 'credit: where the money goes',
    pages,
    text: said('{P} lewat cicilan', '{P} in instalments'),
    is: (_, at) => {
      const begun = begunOf(at);
      return begun && [at.written.price(paidIn(begun.loan))];
    },
  },
  {
    name: 'credit: where the money goes',
    pages,
    text: said('Pokok {P} Bunga {P}', 'Loan {P} Interest {P}'),
    is: (_, at) => {
      const begun = begunOf(at);
      const { price } = at.written;
      return begun && [price(begun.loan.loan), price(paidIn(begun.loan) - begun.loan.loan)];
    },
  },
  {
    name: 'credit: the loan by year',
    pages,
    text: sentence('{N}'),
    is: (_, at) => {
      const begun = begunOf(at);
      const year = Number(at.block.row);
      if (!begun || !(year >= 1 && year <= Math.ceil(begun.months / 12))) return undefined;
      const own = yearOf(begun.loan, year);
      const { column } = at.block;
      if (/^(?:Tahun|Year)$/.test(column)) return [String(year)];
      const values = /^(?:Dibayar|Paid)$/.test(column)
        ? own.paid
        : /^(?:Pokok|of it loan)$/.test(column)
          ? own.principal
          : /^(?:Bunga|of it interest)$/.test(column)
            ? own.interest
            : own.owed;
      return [at.written.number(values)];
    },
  },
  {
    name: 'credit: three ways to pay',
    pages,
    text: said(
      '{*}{P} Uang muka {N}% · {N} bulan {N}% flat · {N}% efektif',
      '{*}{P} {N}% down · {N} months {N}% flat · {N}% effective',
    ),
    is: ([, share], at) => {
      const begun = begunOf(at);
      const plan = creditPlans.find(({ downPayment }) => String(downPayment) === share);
      if (!begun || !plan) return undefined;
      const months = plan.months[begun.vehicle];
      const rate = usualRate(begun.vehicle, begun.condition, months);
      const loan = flatLoan(begun.price * (1 - plan.downPayment / 100), rate, months);
      const { number } = at.written;
      return [
        rupiah(at, loan.instalment),
        ...[share, String(months), number(rate, 2), number(yearly(loan), 2)],
      ];
    },
  },
  {
    name: 'credit: ends of what can be paid a month',
    pages,
    text: sentence('{P} {P}'),
    is: (_, at) => {
      const begun = begunOf(at);
      return begun && [leastPrice, begun.vehicle === 'motor' ? 5e6 : 30e6].map(at.written.price);
    },
  },
  {
    name: 'credit: price that can be paid',
    pages,
    text: said(
      'Sampai {P} [{N} mobil · ]Uang muka {N}%, {N} bulan',
      'Up to {P} [{N} cars · ]{N}% down, {N} months',
    ),
    is: (_, at) => {
      const begun = begunOf(at);
      if (!begun) return undefined;
      const { rate, months, loan } = begun;
      const budget = Math.ceil(loan.instalment / 1e5) * 1e5;
      let price = begun.price;
      const fits = (each: number) => {
        const lent = each - Math.floor((each * beginsWithShare) / 100);
        return flatLoan(lent, rate, months).instalment <= budget;
      };
      while (fits(price + leastPrice)) price += leastPrice;
      const cars = at.block.link === undefined ? undefined : carsOfList(at.truth.cars, at.block.link);
      return [
        ...[at.written.price(price), cars && at.written.number(cars.length)],
        ...[String(beginsWithShare), String(months)],
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
    is: (_, at) => (creditGuideOf(at.page.place) ? ['90'] : undefined),
  },
  {
    name: 'credit: flat and effective rate of a motorcycle',
    pages,
    text: said(
      '{*} flat {N}% setahun, bunga efektifnya sekitar {N}%.',
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
