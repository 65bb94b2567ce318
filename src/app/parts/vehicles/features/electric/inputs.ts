import { assumptions, homeTariffs, petrolPrice } from '#contract/electric/charging-figures.ts';

/*
 * What a visitor has entered in the calculators. It is in the address, so that a sum can be shared; what is as it begins
 * is left out.
 */

/** The names are the address's: `?va=2200&km=15000`. */
const numbers = {
  /** Power of the house in volt-amperes, and what of it is in use in watts. */
  va: { begin: 2200, least: 450, most: 50_000 },
  pakai: { begin: 500, least: 0, most: 50_000 },
  /** State of charge before and after, in percent. */
  dari: { begin: 20, least: 0, most: 100 },
  ke: { begin: 80, least: 0, most: 100 },
  /** Tenths of a kilowatt that the charger at home takes; 0 as the vehicle has it. */
  cas: { begin: 0, least: 0, most: 220 },
  /** Kilometres a year, and what is driven of the stated range in percent. */
  km: { begin: assumptions.kmPerYear, least: 100, most: 200_000 },
  nyata: { begin: assumptions.realRange, least: 30, most: 100 },
  /** Rupiah a litre, kilometres a litre. */
  bbm: { begin: petrolPrice.perLitre, least: 1000, most: 100_000 },
  kml: { begin: 0, least: 0, most: 100 },
  /** Rupiah: the price of each, and tax and service a year; 0 as it begins for the vehicle. */
  harga: { begin: 0, least: 0, most: 100_000_000_000 },
  lawan: { begin: 0, least: 0, most: 100_000_000_000 },
  tahunan: { begin: -1, least: 0, most: 1_000_000_000 },
  tahunanlawan: { begin: -1, least: 0, most: 1_000_000_000 },
} as const;

export type NumberName = keyof typeof numbers;
export type Inputs = Readonly<Record<NumberName, number>> & {
  /** The id of the electric vehicle; undefined as it begins. */
  readonly ev: string | undefined;
};

export const houses: readonly number[] = homeTariffs.perKwh.map(([va]) => va);
export const limitsOf = (name: NumberName): { readonly least: number; readonly most: number } =>
  numbers[name];
const names = Object.keys(numbers).filter((name): name is NumberName => name in numbers);

/** Values out of bounds, or no numbers, are as they begin. */
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

/** The query with the changes; what else it has stays. */
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
