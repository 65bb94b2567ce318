import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { carsOfList } from '../truth/car-lists.ts';
import { least, most } from '../truth/statistics.ts';
import type { TrueCar } from '../truth/used-cars.ts';

const carsOfLink = ({ block, truth }: At) =>
  block.car === undefined && block.link !== undefined ? carsOfList(truth.cars, block.link) : undefined;
const carsOfPage = ({ page, truth }: At) => carsOfList(truth.cars, page.path);
const pricesOf = (cars: readonly TrueCar[]) => cars.map(({ price }) => price);
const carsShown = 20;
const dayMs = 24 * 60 * 60 * 1000;
const cachedMs = 60_000;

/** What lists of used cars and the links to them say, against the cars of their addresses. */
export const carLists: readonly Rule[] = [
  {
    name: 'link to a list: cars',
    text: sentence('{T} {N}[ mobil][ car][s]'),
    is: ([label = ''], at) => {
      const cars = carsOfLink(at);
      return cars && [rangeNamed(label, at), at.written.number(cars.length)];
    },
  },
  {
    name: 'link to a list: prices and cars',
    text: sentence('{*} {P}[ – {P}] {N} [mobil][car][s]'),
    is: ([, second = ''], at) => {
      const cars = carsOfLink(at);
      if (!cars) return undefined;
      const prices = pricesOf(cars);
      const { price, number } = at.written;
      return [price(least(prices)), second && price(most(prices)), number(cars.length)];
    },
  },
  {
    name: 'link to a list: lowest price',
    text: said('{*} mulai {P} {N} mobil', '{*} from {P} {N} car[s]'),
    is: (_, at) => {
      const cars = carsOfLink(at);
      return cars && [at.written.price(least(pricesOf(cars))), at.written.number(cars.length)];
    },
  },
  {
    name: 'list: prices and number of cars',
    text: said('{*}: {N} mobil, {P}[ sampai {P}].', '{*}: {N} car[s], {P}[ to {P}].'),
    is: (_, at) => {
      const cars = at.page.place === '/beli-mobil-bekas' ? at.truth.cars : carsOfPage(at);
      if (!cars) return undefined;
      const prices = pricesOf(cars);
      const { price, number } = at.written;
      return [number(cars.length), price(least(prices)), price(most(prices))];
    },
  },
  {
    name: 'list: number of cars',
    text: said('{N} mobil', '{N} car[s]'),
    is: (_, at) => {
      const cars = carsOfPage(at);
      return cars && [at.written.number(cars.length)];
    },
  },
  {
    name: 'list: new today',
    text: said('{N} baru hari ini', '{N} new today'),
    is: (_, at) => {
      const cars = carsOfPage(at);
      const newAt = (instant: number) =>
        cars?.filter(
          ({ published }) => published.getTime() > instant - dayMs && published.getTime() <= instant,
        ).length ?? 0;
      const read = at.page.readAt.getTime();
      // A page may be a cached one.
      return cars && [[newAt(read), newAt(read - cachedMs)].map((count) => at.written.number(count))];
    },
  },
  {
    name: 'list: chosen filters',
    text: sentence('Filter {N}'),
    is: (_, at) => [String(at.page.place.split('/')[2]?.split('+').length ?? 0)],
  },
  {
    name: 'list: pages',
    text: said('Halaman {N} dari {N}', 'Page {N} of {N}'),
    is: (_, at) => {
      const cars = carsOfPage(at);
      const now = at.page.query.get('page') ?? '1';
      return cars && [now, at.written.number(Math.ceil(cars.length / carsShown))];
    },
  },
];

const units: Readonly<Record<string, number>> = {
  ...{ ribu: 1e3, juta: 1e6, milyar: 1e9 },
  ...{ Juta: 1e6, Milyar: 1e9, million: 1e6, billion: 1e9 },
};

/** The range or year in a link's label, if its address names the same. */
export function rangeNamed(label: string, { block, page }: At): string | undefined {
  const [, words = ''] = /[/+=]((?:tahun|harga|km)-[a-z0-9-]+)/.exec(block.link ?? '') ?? [];
  if (words === '') return /\d/.test(label) ? undefined : label;
  const [thousands, fraction] = page.language === 'id' ? ['.', ','] : [',', '.'];
  const told = [...label.matchAll(/(\d[\d.,]*)(?: (Juta|Milyar|million|billion))?/g)].map(
    ([, digits = '', unit = '']) =>
      Number(digits.replaceAll(thousands ?? '', '').replace(fraction ?? '', '.')) * (units[unit] ?? 1),
  );
  // A unit that is said once counts for both: `100–150 Juta`.
  const amounts = told.map((value) => (words.startsWith('harga') && value < 1e6 ? value * 1e6 : value));
  const named = [...words.matchAll(/(\d+(?:-\d+(?=-milyar))?)(?:-(ribu|juta|milyar))?/g)].map(
    ([, digits = '', unit = '']) => Number(digits.replace('-', '.')) * (units[unit] ?? 1),
  );
  return amounts.join() === named.join() ? label : `a range of ${named.join(' to ')}`;
}
