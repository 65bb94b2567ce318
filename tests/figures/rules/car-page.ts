import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { creditChecked } from '../truth/credit.ts';
import { flatLoan, monthlyShare } from '../truth/loan.ts';
import { least, median, most } from '../truth/statistics.ts';
import { tableOf } from '../truth/tables.ts';
import { marketOf, middleHalf, usualLoan } from '../truth/used-cars.ts';

const pages = /^\/detail-mobil-bekas\//;
const carOf = ({ page, block, truth }: At) => {
  const id = Number(/-(\d+)$/.exec(page.place)?.[1]);
  return block.car === undefined || block.car === id ? truth.cars.find((car) => car.id === id) : undefined;
};
const loanOf = (at: At) => {
  const car = carOf(at);
  return car && usualLoan(car, at.truth.year);
};
/** A row of the table of facts. */
const fact = (
  name: string,
  rows: readonly string[],
  text: Rule['text'],
  of: (at: At) => string | undefined,
): Rule => ({
  ...{ name, pages, text },
  is: (_, at) => (rows.includes(at.block.row) ? [of(at)] : undefined),
});
const firstOwners = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima'];
/** A range with one unit: `Rp 244,5–293,5 Juta`. */
const shared = (price: string) => price.replace(/^Rp | (?:Juta|Milyar|million|billion)$/g, '');

/** What a used car's page says of its car. */
export const carPage: readonly Rule[] = [
  {
    name: 'car: description for search engines',
    pages,
    text: said(
      '{*} bekas tahun {N} di {*} seharga {P}. {N} km {T}',
      'Used {*} from {N} in {*} for {P}. {N} km {T}',
    ),
    is: ([, , , rest = ''], at) => {
      const car = carOf(at);
      const own = car?.description.replace(/\s+/g, ' ').includes(rest.replace(/…$/, ''));
      return (
        car && [
          String(car.year),
          at.written.price(car.price),
          at.written.number(car.km ?? 0),
          own ? rest : undefined,
        ]
      );
    },
  },
  {
    name: 'car: description for search engines',
    pages,
    text: said(
      '{*} bekas tahun {N} di {*} seharga {P}. {N} km{*}',
      'Used {*} from {N} in {*} for {P}. {N} km{*}',
    ),
    is: (_, at) => {
      const car = carOf(at);
      return car && [String(car.year), at.written.price(car.price), at.written.number(car.km ?? 0)];
    },
  },
  {
    name: 'car: what its seller wrote',
    pages,
    text: /(.+)/,
    is: ([text = ''], at) => {
      const car = carOf(at);
      const own = `${car?.title}\n${car?.description}`.replace(/\s+/g, ' ');
      return text.length > 5 && own.includes(text) ? [text] : undefined;
    },
  },
  fact('car: year', ['Tahun', 'Year'], sentence('{N}'), (at) => String(carOf(at)?.year)),
  fact('car: year of registration', ['Terdaftar', 'Registered'], sentence('{N}'), (at) =>
    String(carOf(at)?.registered),
  ),
  fact('car: end of its tax', ['Pajak', 'Tax'], said('[sampai ]{T}', 'until {T}'), (at) => {
    const until = carOf(at)?.taxUntil;
    return until ? at.written.shortMonth(until) : undefined;
  }),
  fact('car: distance', ['Jarak tempuh', 'Mileage'], sentence('{N} km'), (at) =>
    at.written.number(carOf(at)?.km ?? 0),
  ),
  fact(
    'car: owners',
    ['Pemilik', 'Owner', 'Owners'],
    /(?:Tangan )?(\d|pertama|kedua|ketiga|keempat|kelima)(?:st|nd|rd|th)?(?:\+| atau lebih| owners?| or more)?.*/,
    (at) => {
      const owners = carOf(at)?.owners ?? 0;
      return at.page.language === 'id' ? firstOwners[owners - 1] : String(owners);
    },
  ),
  {
    name: 'car: photos',
    pages,
    text: said('{N} / {N} Lihat semua foto[ ]Lihat {N} foto', '{N} / {N} See all photos[ ]See {N} photo'),
    is: (_, at) => {
      const photos = String(carOf(at)?.photos);
      return ['1', photos, photos];
    },
  },
  {
    name: 'car: day of its ad',
    pages,
    text: said('ayang {N} {*}', 'isted {*} {N}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [at.written.day(car.published)];
    },
  },
  {
    name: 'car: number of its ad',
    pages,
    text: said('Iklan no. {N}', 'Ad no. {N}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [String(car.id)];
    },
  },
  fact('car: distance a year', ['Per tahun', 'A year'], sentence('± {N} km'), (at) => {
    const car = carOf(at);
    if (!car?.km) return undefined;
    const years = Math.max(1, at.truth.year - car.year);
    return at.written.number(Math.round(car.km / years / 100) * 100);
  }),
  {
    name: 'car: usual instalment',
    pages,
    text: said('± {P} per bulan', '± {P} a month'),
    is: (_, at) => {
      const loan = loanOf(at);
      return [loan && at.written.price(Math.round(loan.instalment / 1e5) * 1e5)];
    },
  },
  {
    name: 'car: months and share of the usual instalment',
    pages,
    text: said('Cicilan {N} bulan, DP {N}%', '{N} instalments, {N}% down'),
    is: (_, at) => {
      const loan = loanOf(at);
      return [loan && String(loan.months), loan && String(loan.percent)];
    },
  },
  {
    name: 'car: months of its loan',
    pages,
    text: said('Cicilan per bulan, {N} bulan', 'A month, for {N} months'),
    is: (_, at) => [loanOf(at) && String(loanOf(at)?.months)],
  },
  {
    name: 'car: rates of its loan',
    pages,
    text: said(
      'Bunga flat {N}% setahun[ ]setara {N}% efektif',
      'Flat rate {N}% a year[ ]which is {N}% effective',
    ),
    is: (_, at) => {
      const [car, loan] = [carOf(at), loanOf(at)];
      if (!car || !loan) return [undefined, undefined];
      const { number } = at.written;
      const own = flatLoan(car.price - loan.downPayment, loan.rate, loan.months);
      return [number(loan.rate, 2), number(monthlyShare(own, own.loan) * 1200, 1)];
    },
  },
  {
    name: 'car: what is paid at first',
    pages,
    text: said('Uang muka {N}%[ ]{P}', 'Down payment {N}%[ ]{P}'),
    is: (_, at) => {
      const loan = loanOf(at);
      return [loan && String(loan.percent), loan && at.written.price(loan.downPayment)];
    },
  },
  {
    name: 'car: month of the usual terms',
    pages,
    text: said('Syarat lazim per {T}, tanpa', 'Usual terms of {T}, without'),
    is: (_, at) => [at.written.date(creditChecked())],
  },
  {
    name: 'car: the ends of its market',
    pages,
    text: sentence('{N} {N}'),
    is: (_, at) => {
      const car = carOf(at);
      const market = car && marketOf(car, at.truth.cars);
      return market && middleHalf(market).map((price) => shared(at.written.price(price)));
    },
  },
  {
    name: 'car: its market',
    pages,
    text: said(
      'Setengah dari {N} mobil serupa dijual di kisaran {T}, per {T} Termurah {P}, termahal {P}.',
      'Half of {N} similar cars are for sale at {T}, as of {T} The cheapest is {P}, the most expensive {P}.',
    ),
    is: (_, at) => {
      const car = carOf(at);
      const market = car && marketOf(car, at.truth.cars);
      if (!market) return [undefined, undefined, undefined, undefined, undefined];
      const { price, number, shortDay } = at.written;
      const [low = '', high = ''] = middleHalf(market).map(price);
      const unit = / \S+$/.exec(high)?.[0];
      const range = low.endsWith(unit ?? '-')
        ? `${low.slice(0, -(unit?.length ?? 0))}–${high.slice(3)}`
        : `${low} – ${high}`;
      return [
        number(market.length),
        [range, `${low}–${high}`],
        shortDay(at.truth.now),
        price(least(market)),
        price(most(market)),
      ];
    },
  },
  {
    name: 'car: distance to the middle of its market',
    pages,
    text: said(
      '{P} di [bawah][atas] harga tengah {N} mobil serupa, per {T}',
      '{P} [below][above] the middle price of {N} similar cars, as of {T}',
    ),
    is: (_, at) => {
      const car = carOf(at);
      const market = car && marketOf(car, at.truth.cars);
      if (!car || !market) return [undefined, undefined, undefined];
      const { price, number, shortDay } = at.written;
      const day = shortDay(at.truth.now);
      return [
        price(Math.abs(Math.round((median(market) - car.price) / 1e6) * 1e6)),
        number(market.length),
        [day, `${day}.`],
      ];
    },
  },
  {
    name: 'car: difference since the first known change',
    pages,
    text: said('[Turun][Naik] {P} sejak {T}', '{P} [lower][higher] since {T}'),
    is: (_, at) => {
      const car = carOf(at);
      const first = car?.changes.at(-1);
      if (!car || !first) return [undefined, undefined];
      const { price, shortDay } = at.written;
      return [price(Math.abs(first.former - car.price)), shortDay(new Date(first.at))];
    },
  },
  {
    name: 'car: change of its price',
    pages,
    text: said('Harga {*} dari {P} menjadi {P} pada {T}', 'Price {*} from {P} to {P} on {T}'),
    is: ([from], at) => {
      const car = carOf(at);
      const steps = car?.changes ?? [];
      const place = steps.findIndex(({ former }) => at.written.price(former) === from);
      const step = steps[place];
      const next = place > 0 ? steps[place - 1]?.former : car?.price;
      if (!step || next === undefined) return [undefined, undefined, undefined];
      return [at.written.price(step.former), at.written.price(next), at.written.shortDay(new Date(step.at))];
    },
  },
  {
    name: 'car: what a booking costs',
    pages,
    text: said('Booking mobil ini, {P}', 'Book this car for {P}'),
    is: (_, at) => {
      const fee = Number(tableOf('money/booking-terms.csv').at(-1)?.fee);
      return [at.written.price(Math.min(fee, carOf(at)?.price ?? 0))];
    },
  },
  {
    name: 'car: price',
    pages,
    text: sentence('{P}'),
    is: (_, at) => {
      const car = carOf(at);
      const market = car && marketOf(car, at.truth.cars);
      const loan = loanOf(at);
      const lent = loan ? [Math.round(loan.instalment / 1e5) * 1e5, loan.downPayment] : [];
      return (
        car && [[car.price, ...lent, ...(market ? [least(market), most(market)] : [])].map(at.written.price)]
      );
    },
  },
];
