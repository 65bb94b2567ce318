import { formatDay } from '#contract/date-words.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatKilometers, formatNumber, formatPrice } from '#contract/money.ts';
import { bodyTypeNames, bodyTypes } from '#contract/vehicles/vehicle.ts';
import { medianOf, quantile } from '#money/quantile.ts';
import type { NewVehicleModel } from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';

/*
 * Figures in articles: `{{cars city=kota-bekasi max=150}}` in a text is replaced by the answer of the named
 * query when the article is imported, so that no figure about this site's own data is typed.
 */

/** A car on offer, as far as figures need it. */
export type FigureCar = {
  readonly price: number;
  readonly year: number;
  readonly kilometers: number | null;
  readonly brand: string;
  /** `brand/model`. */
  readonly model: string;
  readonly name: string;
  readonly body: string | null;
  readonly fuel: string | null;
  readonly transmission: string | null;
  readonly city: string | null;
  readonly cityName: string | null;
  readonly province: string;
};

export type FigureFacts = {
  readonly cars: readonly FigureCar[];
  /** A model of the catalogue by `kind/brand/model`. */
  model(key: string): NewVehicleModel | undefined;
  /** ISO 8601. */
  readonly now: string;
};

type Arguments = ReadonlyMap<string, string>;
type Query = (given: Arguments, facts: FigureFacts, language: Language) => string | undefined;

/** Fewer cars than this tell nothing of a price. */
const enough = 8;

/** A query that is unknown, or has an unknown argument. */
export class FigureError extends Error {
  override name = 'FigureError';
}

const oneOf = (value: string | null, wanted: string) => value !== null && wanted.split('|').includes(value);

const selections: Readonly<Record<string, (car: FigureCar, value: string) => boolean>> = {
  brand: (car, value) => oneOf(car.brand, value),
  model: (car, value) => oneOf(car.model, value),
  body: (car, value) => oneOf(car.body, value),
  fuel: (car, value) => oneOf(car.fuel, value),
  transmission: (car, value) => oneOf(car.transmission, value),
  city: (car, value) => oneOf(car.city, value),
  province: (car, value) => oneOf(car.province, value),
  /** In millions of rupiah. */
  min: (car, value) => car.price >= Number(value) * 1e6,
  max: (car, value) => car.price <= Number(value) * 1e6,
  below: (car, value) => car.price < Number(value) * 1e6,
  /** Model years. */
  since: (car, value) => car.year >= Number(value),
  until: (car, value) => car.year <= Number(value),
  /** Kilometres at most. */
  km: (car, value) => car.kilometers !== null && car.kilometers <= Number(value),
};

function chosen(given: Arguments, cars: readonly FigureCar[]): readonly FigureCar[] {
  return [...given].reduce((left, [name, value]) => {
    const matches = selections[name];
    return matches ? left.filter((car) => matches(car, value)) : left;
  }, cars);
}

/** A quantile of enough values. */
const quantileOf = (values: readonly number[], share: number): number | undefined =>
  values.length < enough
    ? undefined
    : quantile(
        values.toSorted((a, b) => a - b),
        share,
      );

const inMillions = (rupiah: number) => Math.round(rupiah / 1e6) * 1e6;

const quantileQuery =
  (
    of: (car: FigureCar) => number | null,
    share: number,
    write: (value: number, language: Language) => string,
  ): Query =>
  (given, { cars }, language) => {
    const values = chosen(given, cars).flatMap((car) => of(car) ?? []);
    const value = quantileOf(values, share);
    return value === undefined ? undefined : write(value, language);
  };
const price = (car: FigureCar) => car.price;
const written = (rupiah: number, language: Language) => formatPrice(inMillions(rupiah), language);

/** Cars by a property, the most frequent first. */
function ranked(cars: readonly FigureCar[], of: (car: FigureCar) => string | null) {
  const groups = new Map<string, FigureCar[]>();
  for (const car of cars) {
    const key = of(car);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(car);
    else groups.set(key, [car]);
  }
  return [...groups].sort(([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1));
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

const middle = (values: readonly number[]) => medianOf(values) ?? 0;
/** The median of an even number of years may lie between two. */
const yearText = (year: number) =>
  Number.isInteger(year) ? String(year) : `${Math.floor(year)}–${Math.ceil(year)}`;
const thousands = (kilometers: number, language: Language) =>
  formatKilometers(Math.round(kilometers / 1000) * 1000, language);

const rankingQuery =
  (of: (car: FigureCar) => string | null, head: { readonly id: string; readonly en: string }): Query =>
  (given, { cars }, language) => {
    const found = chosen(given, cars);
    const groups = ranked(found, of).slice(0, Number(given.get('limit') ?? 5));
    if (found.length < enough || groups.length < 2) return undefined;
    const heads = {
      id: [head.id, 'Iklan', 'Harga tengah', 'Tahun tengah', 'Jarak tempuh tengah'],
      en: [head.en, 'Ads', 'Median price', 'Median year', 'Median distance'],
    }[language];
    return table(
      heads,
      groups.map(([name, own]) => [
        name,
        formatNumber(own.length, language),
        written(middle(own.map(price)), language),
        yearText(middle(own.map(({ year }) => year))),
        thousands(middle(own.flatMap(({ kilometers }) => kilometers ?? [])), language),
      ]),
    );
  };

/** Fewer cars than this are no bar of a chart. */
const enoughForBar = 3;

/** What a chart may have a bar for each of. */
const groupings: Readonly<Record<string, (car: FigureCar, language: Language) => string | null>> = {
  year: ({ year }) => String(year),
  model: ({ name }) => name,
  city: ({ cityName }) => cityName,
  body: ({ body }, language) => {
    const known = bodyTypes.find((each) => each === body);
    return known === undefined ? null : bodyTypeNames[known][language];
  },
  transmission: ({ transmission }, language) => transmissionNames[transmission ?? '']?.[language] ?? null,
};

/** Median prices as bars. A chart of too few cars is left out, and its text stays. */
const chartQuery: Query = (given, { cars }, language) => {
  const of = groupings[given.get('by') ?? ''];
  if (!of) return undefined;
  const groups = ranked(chosen(given, cars), (car) => of(car, language))
    .filter(([, own]) => own.length >= enoughForBar)
    .slice(0, Number(given.get('limit') ?? 6));
  if (groups.length < 2) return '';
  const rows = (given.get('by') === 'year' ? groups.toSorted(([a], [b]) => (a < b ? 1 : -1)) : groups).map(
    ([name, own]) => `${name} | ${written(middle(own.map(price)), language)}`,
  );
  const count = formatNumber(
    groups.reduce((sum, [, own]) => sum + own.length, 0),
    language,
  );
  const caption = {
    id: `Harga tengah dari ${count} iklan di Lajur.`,
    en: `Median price of ${count} ads on Lajur.`,
  };
  return ['```bars', ...rows, '', caption[language], '```'].join('\n');
};

const nthQuery =
  (of: (car: FigureCar) => string | null): Query =>
  (given, { cars }) =>
    ranked(chosen(given, cars), of)[Number(given.get('n') ?? 1) - 1]?.[0];

function pricesOf(given: Arguments, { model }: FigureFacts) {
  const found = model(given.get('of') ?? '');
  const priced = found?.variants.flatMap(({ price }) => (price === null ? [] : [price])) ?? [];
  return priced.length === 0 ? undefined : { low: Math.min(...priced), high: Math.max(...priced) };
}

const queries: Readonly<Record<string, Query>> = {
  /** How many cars on offer. */
  cars: (given, { cars }, language) => {
    const { length } = chosen(given, cars);
    return length === 0 ? undefined : formatNumber(length, language);
  },
  'median-price': quantileQuery(price, 0.5, written),
  'low-price': quantileQuery(price, 0.25, written),
  'high-price': quantileQuery(price, 0.75, written),
  'median-year': quantileQuery(({ year }) => year, 0.5, yearText),
  'newest-year': quantileQuery(({ year }) => year, 1, String),
  'oldest-year': quantileQuery(({ year }) => year, 0, String),
  'median-km': quantileQuery(({ kilometers }) => kilometers, 0.5, thousands),
  /** The percentage that also matches the arguments that begin with `of-`. */
  share: (given, { cars }, language) => {
    const all = chosen(given, cars);
    const wanted = new Map(
      [...given].flatMap(([name, value]) => (name.startsWith('of-') ? [[name.slice(3), value]] : [])),
    );
    if (all.length < enough) return undefined;
    return `${formatNumber((100 * chosen(wanted, all).length) / all.length, language)}%`;
  },
  models: rankingQuery(({ name }) => name, localized('Model')),
  cities: rankingQuery(({ cityName }) => cityName, localized('City')),
  years: rankingQuery(({ year }) => String(year), localized('Year')),
  /** Median prices by year, model, city, body or transmission, as a chart. */
  'price-chart': chartQuery,
  /** The name of the n-th most offered model or city. */
  'nth-model': nthQuery(({ name }) => name),
  'nth-city': nthQuery(({ cityName }) => cityName),
  /** Prices of a model when new. */
  'new-low': (given, facts, language) => {
    const found = pricesOf(given, facts);
    return found && formatPrice(found.low, language);
  },
  'new-high': (given, facts, language) => {
    const found = pricesOf(given, facts);
    return found && formatPrice(found.high, language);
  },
  /** The variants that are sold new, with engine, transmission and price. */
  variants: (given, { model }, language) => {
    const found = model(given.get('of') ?? '');
    const rows = found?.variants
      .filter(({ price }) => price !== null)
      .slice(0, Number(given.get('limit') ?? 8))
      .map(({ name, engine_cc, transmission, price: asked }) => [
        name,
        engine_cc === null || engine_cc === 0 ? '–' : `${formatNumber(engine_cc, language)} cc`,
        transmissionNames[transmission ?? '']?.[language] ?? '–',
        formatPrice(asked ?? 0, language),
      ]);
    if (!rows || rows.length === 0) return undefined;
    return table(
      {
        id: ['Varian', 'Mesin', 'Transmisi', 'Perkiraan harga baru'],
        en: ['Variant', 'Engine', 'Transmission', 'Estimated new price'],
      }[language],
      rows,
    );
  },
  /** Wholesale deliveries of a year. */
  delivered: (given, { model }, language) => {
    const delivered = model(given.get('of') ?? '')?.delivered;
    return delivered ? formatNumber(delivered.units, language) : undefined;
  },
  /** The date of the figures. */
  date: (_, { now }, language) =>
    `${formatDay(now, language)}${language === 'id' ? '' : ','} ${yearInJakarta(Date.parse(now))}`,
  /** An amount or number that the question itself names. */
  rupiah: (given, _, language) => formatPrice(Number(given.get('of')), language),
  number: (given, _, language) => formatNumber(Number(given.get('of')), language),
  year: (given) => given.get('of'),
  /** A name that has digits in it. */
  name: (given) => given.get('of')?.replaceAll('_', ' '),
};

const transmissionNames: Readonly<Record<string, { readonly id: string; readonly en: string }>> = {
  manual: localized('Manual'),
  otomatis: localized('Automatic'),
};

const ownArguments: ReadonlySet<string> = new Set(['limit', 'n', 'of', 'by']);
const placeholder = /\{\{([a-z-]+)((?:\s+[a-z-]+=[^\s}]+)*)\s*\}\}/g;

/** A text with the figures of its queries; undefined if the facts are too thin for one of them. */
export function fillFigures(text: string, facts: FigureFacts, language: Language): string | undefined {
  let isComplete = true;
  const filled = text.replace(placeholder, (whole, name: string, rest: string) => {
    const query = queries[name];
    const given = new Map(
      rest
        .trim()
        .split(/\s+/)
        .filter((part) => part !== '')
        .map((part): [string, string] => {
          const at = part.indexOf('=');
          return [part.slice(0, at), part.slice(at + 1)];
        }),
    );
    const unknown = [...given.keys()].find(
      (key) => !(ownArguments.has(key) || key in selections || key.replace(/^of-/, '') in selections),
    );
    if (!query || unknown !== undefined) throw new FigureError(`unknown query ${whole}`);
    const answer = query(given, facts, language);
    if (answer === undefined) isComplete = false;
    return answer ?? '';
  });
  if (filled.includes('{{'))
    throw new FigureError(`unreadable query in “${filled.slice(filled.indexOf('{{')).slice(0, 60)}”`);
  return isComplete ? filled : undefined;
}

/** Text without its queries, to see what was typed. */
export const withoutFigures = (text: string): string => text.replace(placeholder, '');
