import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { belowMedian, marketOf, usualLoan } from '../truth/used-cars.ts';

const carOf = ({ block, truth }: At) => truth.cars.find(({ id }) => id === block.car);

/** What cards of used cars say, each against the row of the car they link to. */
export const carCards: readonly Rule[] = [
  {
    name: 'card: price',
    text: sentence('{P}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [at.written.price(car.price)];
    },
  },
  {
    name: 'card: photos',
    text: said('{N} {N} foto', '{N} {N} photo[s]'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [String(car.photos), String(car.photos)];
    },
  },
  {
    name: 'card: year and distance',
    text: sentence('{N}[ ·] {N} km{*}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [String(car.year), car.km === null ? undefined : at.written.number(car.km)];
    },
  },
  {
    name: 'card: year',
    text: sentence('{N}[ ·]{*}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [String(car.year)];
    },
  },
  {
    name: 'card: day',
    text: sentence('{*} · {T}'),
    is: (_, at) => {
      const car = carOf(at);
      return car && [at.written.shortDay(car.published)];
    },
  },
  {
    name: 'card: instalment',
    text: said('Cicilan ± {P} · DP {N}%, {N} bulan', '± {P} a month · {N}% down, {N} mo'),
    is: (_, at) => {
      const car = carOf(at);
      const loan = car && usualLoan(car, at.truth.year);
      return (
        car && [
          loan && at.written.price(Math.round(loan.instalment / 1e5) * 1e5),
          String(loan?.percent),
          String(loan?.months),
        ]
      );
    },
  },
  {
    name: 'card: below market',
    text: said('{P} di bawah', '{P} below'),
    is: (_, at) => {
      const car = carOf(at);
      const market = car && marketOf(car, at.truth.cars);
      return car && [market && at.written.price(Math.round(belowMedian(car, market) / 1e6) * 1e6)];
    },
  },
];
