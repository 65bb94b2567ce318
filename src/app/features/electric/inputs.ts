import { assumptions } from '#contract/electric/charging-figures.ts';

/*
 * The visitor's inputs to the calculators. They are kept in the address so that a calculation can be
 * shared; default values are omitted.
 */

/**
 * Keyed by query parameter: `?va=2200&km=15000`. `begin` is the default, `least` and `most` are the bounds.
 */
const numbers = {
  /** The house's connected power in volt-amperes, and its other consumption in watts. */
  va: { begin: 2200, least: 450, most: 50_000 },
  pakai: { begin: 500, least: 0, most: 50_000 },
  /** State of charge at the start and at the end, in percent. */
  dari: { begin: 20, least: 0, most: 100 },
  ke: { begin: 80, least: 0, most: 100 },
  /** Home charger power in tenths of a kilowatt; 0 uses the vehicle's own. */
  cas: { begin: 0, least: 0, most: 220 },
  /** Kilometres per year, and real range as a percentage of the stated range. */
  km: { begin: assumptions.kmPerYear, least: 100, most: 200_000 },
  nyata: { begin: assumptions.realRange, least: 30, most: 100 },
  /** Petrol price in rupiah per litre, and fuel economy in kilometres per litre; 0 uses the operator's rates. */
  bbm: { begin: 0, least: 1000, most: 100_000 },
  kml: { begin: 0, least: 0, most: 100 },
  /**
   * Purchase price of each vehicle and annual tax and service, in rupiah; the default values stand for the
   * vehicle's own figures.
   */
  harga: { begin: 0, least: 0, most: 100_000_000_000 },
  lawan: { begin: 0, least: 0, most: 100_000_000_000 },
  tahunan: { begin: -1, least: 0, most: 1_000_000_000 },
  tahunanlawan: { begin: -1, least: 0, most: 1_000_000_000 },
} as const;

export type NumberName = keyof typeof numbers;
export type Inputs = Readonly<Record<NumberName, number>> & {
  /** The id of the electric variant; undefined for the default one. */
  readonly ev: string | undefined;
};

/** Connected powers that PLN offers, in volt-amperes. */
export const houses: readonly number[] = [900, 1300, 2200, 3500, 4400, 5500, 6600, 7700, 11_000];
export const limitsOf = (name: NumberName): { readonly least: number; readonly most: number } =>
  numbers[name];
const names = Object.keys(numbers).filter((name): name is NumberName => name in numbers);

/** Parses a query string; invalid or out-of-bounds values fall back to their defaults. */
export function inputsOf(search: string): Inputs {
  const given = new URLSearchParams(search);
  const numberOf = (name: NumberName): number => {
    const { begin, least, most } = numbers[name];
    const text = given.get(name) ?? '';
    const value = Number(text);
    return /^\d{1,12}$/.test(text) && value >= least && value <= most ? value : begin;
  };
  const ev = given.get('ev') ?? '';
  return {
    ...{ va: numberOf('va'), pakai: numberOf('pakai'), dari: numberOf('dari'), ke: numberOf('ke') },
    ...{ cas: numberOf('cas'), km: numberOf('km'), nyata: numberOf('nyata'), bbm: numberOf('bbm') },
    ...{ kml: numberOf('kml'), harga: numberOf('harga'), lawan: numberOf('lawan') },
    ...{ tahunan: numberOf('tahunan'), tahunanlawan: numberOf('tahunanlawan') },
    ev: /^[a-z0-9.-]{1,200}$/.test(ev) ? ev : undefined,
  };
}

/** `search` with the changed inputs; parameters of others are kept. */
export function searchWith(search: string, changes: Partial<Inputs>): string {
  const query = new URLSearchParams(search);
  const inputs = { ...inputsOf(search), ...changes };
  for (const name of names) {
    if (inputs[name] === numbers[name].begin) query.delete(name);
    else query.set(name, String(inputs[name]));
  }
  if (inputs.ev === undefined) query.delete('ev');
  else query.set('ev', inputs.ev);
  return query.toString();
}
