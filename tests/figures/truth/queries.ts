import type { Language } from '#contract/language.ts';
import { bodyTypeNames, bodyTypes } from '#contract/vehicles/vehicle.ts';
import { byPrice, type NewVariant, priceOf, sold } from './new-vehicles.ts';
import { writtenIn } from './notation.ts';
import { grouped, median, quantile } from './statistics.ts';
import { tableOf } from './tables.ts';
import type { Truth } from './truth.ts';
import type { TrueCar } from './used-cars.ts';

/* What `{{cars body=suv max=200}}` in a text means (docs/product.md#articles). */

type Given = ReadonlyMap<string, string>;

const enough = 8;

const tests: Readonly<Record<string, (car: TrueCar, value: string) => boolean>> = {
  brand: ({ brand }, value) => value.split('|').includes(brand),
  model: ({ brand, model }, value) => value.split('|').includes(`${brand}/${model}`),
  body: ({ body }, value) => body !== null && value.split('|').includes(body),
  fuel: ({ fuel }, value) => fuel !== null && value.split('|').includes(fuel),
  transmission: ({ transmission }, value) => transmission !== null && value.split('|').includes(transmission),
  city: ({ city }, value) => city !== null && value.split('|').includes(city),
  province: ({ province }, value) => value.split('|').includes(province),
  min: ({ price }, value) => price >= Number(value) * 1e6,
  max: ({ price }, value) => price <= Number(value) * 1e6,
  below: ({ price }, value) => price < Number(value) * 1e6,
  since: ({ year }, value) => year >= Number(value),
  until: ({ year }, value) => year <= Number(value),
  km: ({ km }, value) => km !== null && km <= Number(value),
};

const chosen = (given: Given, cars: readonly TrueCar[], prefix = '') =>
  cars.filter((car) =>
    [...given].every(([name, value]) => {
      const test = name.startsWith(prefix) ? tests[name.slice(prefix.length)] : undefined;
      return test === undefined || test(car, value);
    }),
  );

const toMillion = (rupiah: number) => Math.round(rupiah / 1e6) * 1e6;
const yearText = (year: number) => (year % 1 === 0 ? String(year) : `${Math.floor(year)}–${Math.ceil(year)}`);

const properties: Readonly<Record<string, (car: TrueCar) => string | null>> = {
  models: ({ brandName, modelName }) => `${brandName} ${modelName}`,
  cities: ({ cityName }) => cityName,
  years: ({ year }) => String(year),
};
/** Cars by a property, the most first. */
function ranked(cars: readonly TrueCar[], property: string) {
  const of = properties[property] ?? (() => null);
  return [
    ...grouped(
      cars.filter((car) => of(car) !== null),
      (car) => of(car) ?? '',
    ),
  ].sort(([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1));
}

/** What such a query reads on a page, in a table's cells between `|`; undefined if the cars are too few. */
export function figureOf(name: string, given: Given, truth: Truth, language: Language): string | undefined {
  const { number, price } = writtenIn(language);
  const cars = chosen(given, truth.cars);
  const quantiles: Readonly<Record<string, readonly [(car: TrueCar) => number | null, number]>> = {
    ...{ 'median-price': [(car) => car.price, 0.5], 'low-price': [(car) => car.price, 0.25] },
    ...{ 'high-price': [(car) => car.price, 0.75], 'median-year': [(car) => car.year, 0.5] },
    ...{ 'newest-year': [(car) => car.year, 1], 'oldest-year': [(car) => car.year, 0] },
    'median-km': [(car) => car.km, 0.5],
  };
  const distance = (km: number) => `${number(Math.round(km / 1000) * 1000)} km`;
  const [of, share] = quantiles[name] ?? [];
  if (of && share !== undefined) {
    const values = cars.flatMap((car) => of(car) ?? []);
    if (values.length < enough) return undefined;
    const value = quantile(values, share);
    return name.endsWith('price')
      ? price(toMillion(value))
      : name.endsWith('km')
        ? distance(value)
        : yearText(value);
  }
  if (properties[name]) {
    return ranked(cars, name)
      .slice(0, Number(given.get('limit') ?? 5))
      .map(([label, own]) =>
        tableRow([
          ...[label, number(own.length), price(toMillion(median(own.map((car) => car.price))))],
          yearText(median(own.map(({ year }) => year))),
          distance(median(own.flatMap(({ km }) => km ?? []))),
        ]),
      )
      .join('\n');
  }
  if (name === 'price-chart') return chartOf(given, cars, language);
  const named = /^nth-(model|city)$/.exec(name)?.[1];
  if (named)
    return ranked(cars, named === 'model' ? 'models' : 'cities')[Number(given.get('n') ?? 1) - 1]?.[0];
  switch (name) {
    case 'cars':
      return number(cars.length);
    case 'share':
      return `${number((100 * chosen(given, cars, 'of-').length) / cars.length)}%`;
    case 'rupiah':
      return price(Number(given.get('of')));
    case 'number':
      return number(Number(given.get('of')));
    case 'year':
      return given.get('of');
    case 'name':
      return given.get('of')?.replaceAll('_', ' ');
    default:
      return figureOfModel(name, given, truth, language);
  }
}

const boxes = { manual: 'Manual', otomatis: { id: 'Otomatis', en: 'Automatic' } } as const;

/** Median prices as a chart's rows and caption; empty where fewer than two rows have three cars. */
function chartOf(given: Given, cars: readonly TrueCar[], language: Language): string {
  const { number, price } = writtenIn(language);
  const labels: Readonly<Record<string, (car: TrueCar) => string | null>> = {
    year: ({ year }) => String(year),
    model: ({ brandName, modelName }) => `${brandName} ${modelName}`,
    city: ({ cityName }) => cityName,
    body: ({ body }) =>
      bodyTypes.flatMap((each) => (each === body ? bodyTypeNames[each][language] : []))[0] ?? null,
    transmission: ({ transmission }) =>
      transmission === 'otomatis'
        ? boxes.otomatis[language]
        : transmission === 'manual'
          ? boxes.manual
          : null,
  };
  const by = given.get('by') ?? '';
  const of = labels[by] ?? (() => null);
  const rows = [...grouped(cars, (car) => of(car) ?? '')]
    .filter(([label, own]) => label !== '' && own.length >= 3)
    .sort(([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1))
    .slice(0, Number(given.get('limit') ?? 6));
  if (rows.length < 2) return '';
  if (by === 'year') rows.sort(([a], [b]) => (a < b ? 1 : -1));
  const count = number(rows.reduce((sum, [, own]) => sum + own.length, 0));
  return [
    ...rows.map(([label, own]) => `${label} | ${price(toMillion(median(own.map((car) => car.price))))}`),
    language === 'id'
      ? `Harga tengah dari ${count} iklan di Lajur.`
      : `Median price of ${count} ads on Lajur.`,
  ].join('\n');
}

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** What a query says of a new model, `of=mobil/toyota/avanza`. */
function figureOfModel(name: string, given: Given, truth: Truth, language: Language): string | undefined {
  const { number, price } = writtenIn(language);
  const [kind, brand, model] = (given.get('of') ?? '').split('/');
  const own = sold(
    truth.newVariants.filter((each) => each.kind === kind && each.brand === brand && each.model === model),
  );
  const priced = byPrice(own);
  const [low, high] = [priced[0], priced.at(-1)];
  if (name === 'new-low') return low && price(priceOf(low));
  if (name === 'new-high') return high && price(priceOf(high));
  if (name === 'delivered') {
    const row = tableOf('new-vehicles/wholesales.csv')
      .filter((each) => each.kind === kind && each.brand === brand && each.model === model)
      .at(-1);
    return row && number(Number(row.units));
  }
  if (name !== 'variants') return undefined;
  const box: Readonly<Record<string, string>> = {
    manual: 'Manual',
    otomatis: language === 'id' ? 'Otomatis' : 'Automatic',
  };
  const row = ({ cells, modelName, ...each }: NewVariant) =>
    tableRow([
      cells.variant || modelName,
      Number(cells.engine_cc) ? `${number(Number(cells.engine_cc))} cc` : '–',
      box[cells.transmission ?? ''] ?? '–',
      price(priceOf({ cells, modelName, ...each })),
    ]);
  return priced
    .slice(0, Number(given.get('limit') ?? 8))
    .map(row)
    .join('\n');
}
