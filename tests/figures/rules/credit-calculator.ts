import { creditPlans, simulationPageOf } from '#contract/credit/credit-pages.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { carsOfList } from '../truth/car-lists.ts';
import { ratesOf } from '../truth/credit.ts';
import { feesOf, flatLoan, type Loan, owedByMonth, paidIn, usualRate } from '../truth/loan.ts';
import { aboutOf, named, creditAddresses as pages, yearly } from './credit-subject.ts';

const beginsWithShare = 30;
const leastPrice = 1e5;

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

const rupiah = (at: At, amount: number) => `Rp ${at.written.number(amount)}`;

function yearOf(loan: Loan, year: number) {
  const owed = owedByMonth(loan);
  const [from, to] = [(year - 1) * 12, Math.min(year * 12, loan.months)];
  const paid = loan.instalment * (to - from) + (to === loan.months ? loan.last - loan.instalment : 0);
  const principal = (owed[from] ?? 0) - (owed[to] ?? 0);
  return { paid, principal, interest: paid - principal, owed: owed[to] ?? 0 };
}

/** The credit calculators, with what they begin with. */
export const creditCalculators: readonly Rule[] = [
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
    text: said('[Rp ]{N}[%][ per tahun]', '[Rp ]{N}[%][ a year]'),
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
    text: said('Pokok {P}', 'Loan {P}'),
    is: (_, at) => {
      const begun = begunOf(at);
      return begun && [at.written.price(begun.loan.loan)];
    },
  },
  {
    name: 'credit: where the money goes',
    pages,
    text: said('Bunga {P}', 'Interest {P}'),
    is: (_, at) => {
      const begun = begunOf(at);
      return begun && [at.written.price(paidIn(begun.loan) - begun.loan.loan)];
    },
  },
  {
    name: 'credit: the loan by year, in thousands',
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
      return [at.written.number(values / 1000)];
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
];
