import type { TrueCar } from './used-cars.ts';

/** `1-5-milyar`, `70-juta`, `10-ribu` as a number. */
function amountOf(words: string): number {
  const [, digits = '', unit = ''] = /^([\d-]+)-(ribu|juta|milyar)$/.exec(words) ?? [];
  return Number(digits.replace('-', '.')) * ({ ribu: 1e3, juta: 1e6, milyar: 1e9 }[unit] ?? Number.NaN);
}

/** Bounds that a slug like `harga-50-juta-100-juta` names. */
export function rangeOf(words: string): readonly [number, number] {
  const below = /^di-bawah-(.+)$/.exec(words)?.[1];
  if (below !== undefined) return [0, amountOf(below)];
  const above = /^di-atas-(.+)$/.exec(words)?.[1];
  if (above !== undefined) return [amountOf(above), Number.POSITIVE_INFINITY];
  const [, from = '', to = ''] = /^(.+?-(?:ribu|juta|milyar))-(.+)$/.exec(words) ?? [];
  return [amountOf(from), amountOf(to)];
}

const slugsOf = ({ brand, model, city, province, body, fuel, transmission, colour, type }: TrueCar) => [
  ...[brand, model, city, province, body, fuel, transmission, colour, type],
];

function matches(car: TrueCar, slug: string): boolean {
  const [, what = '', words = ''] = /^(tahun|harga|km)-(.+)$/.exec(slug) ?? [];
  if (what === 'tahun') {
    const [from = Number.NaN, to = from] = words.split('-').map(Number);
    return car.year >= from && car.year <= to;
  }
  if (what !== '') {
    const value = what === 'km' ? car.km : car.price;
    const [from, to] = rangeOf(words);
    // Ranges share their ends, and the upper one belongs to the next (docs/product.md#filters).
    return value !== null && value >= from && value < to;
  }
  return slugsOf(car).includes(slug);
}

/** The cars of a list's address, `/mobil-bekas/toyota+tahun-2019`; undefined if it is no list's. */
export function carsOfList(cars: readonly TrueCar[], address: string): readonly TrueCar[] | undefined {
  const [path = ''] = address.replace(/^\/en(?=\/)/, '').split(/[?#]/);
  const [, section, slugs = '', more] = path.split('/');
  if (section !== 'mobil-bekas' || more !== undefined || address.includes('q=')) return undefined;
  return cars.filter((car) => slugs.split('+').every((slug) => slug === '' || matches(car, slug)));
}
