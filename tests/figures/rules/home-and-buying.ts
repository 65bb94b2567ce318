import { leastComparableCars } from '#contract/market/market.ts';
import type { Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { carsOfList } from '../truth/car-lists.ts';
import { constants } from './constants.ts';

export const homeAndBuying: readonly Rule[] = [
  {
    name: 'home: cars on offer',
    pages: /^\/$/,
    text: said('[Beli mobil bekas ]{N} mobil{*}', '[Buy a used car ]{N} [used ]cars{*}'),
    is: (_, { truth, written }) => [written.number(truth.cars.length)],
  },
  // A search that the page suggests, not a fact; it must be one that finds cars.
  {
    name: 'home: a suggested search',
    pages: /^\/$/,
    text: said('{*}SUV di bawah {P}{*}', '{*}SUV under {P}{*}'),
    is: ([told], { truth, written }) => {
      const own = truth.cars.filter(({ body, price }) => body === 'suv' && price < 250e6);
      return [own.length > 0 ? written.price(250e6) : `no car for ${told}`];
    },
  },
  constants(/^\/$/, '{*} minimal {N} mobil serupa', '{*} at least {N} similar cars', () => [
    String(leastComparableCars),
  ]),
  {
    name: 'buying: cars of a city, brand or value',
    pages: /^\/(?:beli-mobil-bekas|brand-model-variant)$/,
    text: sentence('{*} {N}'),
    is: (_, at) => {
      const [what, slug] = /[?&](city|brand)=([a-z0-9-]+)/.exec(at.block.link ?? '')?.slice(1) ?? [];
      if (what !== 'city' && what !== 'brand') return undefined;
      return [at.written.number(at.truth.cars.filter((car) => car[what] === slug).length)];
    },
  },
  {
    name: 'buying: all cars',
    pages: /^\/beli-mobil-bekas$/,
    text: said('Lihat {N} mobil', 'See {N} cars'),
    is: (_, at) => {
      const own = at.block.link === undefined ? undefined : carsOfList(at.truth.cars, at.block.link);
      return own && [at.written.number(own.length)];
    },
  },
  {
    name: 'buying: how many values there are',
    pages: /^\/beli-mobil-bekas$/,
    text: said('Tampilkan semua ({N}) : {*}', 'Show all {N} : {*}'),
    is: (_, { truth: { cars }, block, written }) => {
      const of = /(?:Merek|Brand)/.test(block.text)
        ? 'brand'
        : /(?:Tahun|Year)/.test(block.text)
          ? 'year'
          : /(?:Warna|Colour)/.test(block.text)
            ? 'colour'
            : undefined;
      const bands = [5, 10, 25, 50, 75, 100, 125, 150, 200, 300].map((thousands) => thousands * 1000);
      const bandOf = (km: number) => bands.findIndex((limit) => km < limit);
      const values = of
        ? cars.flatMap((car) => car[of] ?? [])
        : cars.flatMap(({ km }) => (km === null ? [] : bandOf(km)));
      return [written.number(new Set(values).size)];
    },
  },
];
