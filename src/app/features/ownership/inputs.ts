import type { CostedEnergy } from '#contract/ownership/ownership.schema.ts';
import type { InsuranceCover } from '#money/insurance-kinds.ts';

/*
 * A calculation as the address has it: `?id=12&km=1200&prov=31&bayar=kredit`. What is absent is what the page begins
 * with; what is no number is as if it were absent.
 */

const numbers = {
  /** A listing. */
  id: 'listing',
  /** Rupiah, and the year of make, of a vehicle that is typed. */
  harga: 'price',
  tahun: 'makeYear',
  /** Kilometres a month. */
  km: 'kmPerMonth',
  prov: 'province',
  /** Percent a year. */
  susut: 'yearlyLoss',
  /** Rupiah by the litre or kilowatt-hour, and how far that goes. */
  energi: 'energyPrice',
  jarak: 'distance',
  /** Rupiah a year. */
  servis: 'service',
  dp: 'downPayment',
  bulan: 'months',
  bunga: 'rate',
} as const;
type NumberName = (typeof numbers)[keyof typeof numbers];
const names = Object.entries(numbers) as readonly (readonly [string, NumberName])[];

const covers = { tanpa: 'none', lengkap: 'comprehensive', tlo: 'total-loss' } as const;
export type Cover = 'none' | InsuranceCover;
export const costCovers: readonly Cover[] = ['comprehensive', 'total-loss', 'none'];
const energies = { bensin: 'petrol', hybrid: 'hybrid', solar: 'diesel', listrik: 'electricity' } as const;
export const costEnergies: readonly CostedEnergy[] = Object.values(energies);

export type CostInputs = Readonly<Partial<Record<NumberName, number>>> & {
  readonly cover?: Cover;
  readonly energy?: CostedEnergy;
  readonly isCredit: boolean;
  readonly isMotorcycle: boolean;
  /** The years that are shown. */
  readonly years: 1 | 5;
  /** A new variant's id. */
  readonly variant?: string;
  /** The vehicle that it is compared with, as a query. */
  readonly against?: string;
};
/** An absent value is removed. */
export type CostChanges = { readonly [Name in keyof CostInputs]?: CostInputs[Name] | undefined };

const written = /^\d{1,15}(?:\.\d{1,4})?$/;
const variantId = /^[a-z0-9.-]{1,300}$/;
const longestQuery = 1000;
const keyOf = (choices: Readonly<Record<string, string>>, value: string | undefined) =>
  Object.entries(choices).find(([, each]) => each === value)?.[0];

export function costInputsOf(search: string): CostInputs {
  const given = new URLSearchParams(search);
  const known = names.flatMap(([key, name]) => {
    const text = given.get(key) ?? '';
    return written.test(text) ? [[name, Number(text)] as const] : [];
  });
  const cover = Object.entries(covers).find(([key]) => key === given.get('asuransi'))?.[1];
  const energy = Object.entries(energies).find(([key]) => key === given.get('tenaga'))?.[1];
  const variant = given.get('v') ?? '';
  const against = given.get('banding') ?? '';
  return {
    ...Object.fromEntries(known),
    ...(cover && { cover }),
    ...(energy && { energy }),
    isCredit: given.get('bayar') === 'kredit',
    isMotorcycle: given.get('jenis') === 'motor',
    years: given.get('lama') === '1' ? 1 : 5,
    ...(variantId.test(variant) && { variant }),
    ...(against !== '' && against.length <= longestQuery && { against }),
  };
}

/** The query with the changes; what else it has stays. */
export function searchWithCost(search: string, changes: CostChanges): string {
  const query = new URLSearchParams(search);
  const inputs = { ...costInputsOf(search), ...changes };
  const set = (key: string, value: string | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, value);
  for (const [key, name] of names) {
    const value = inputs[name];
    if (value !== undefined || name in changes) set(key, value === undefined ? undefined : String(value));
  }
  set('asuransi', keyOf(covers, inputs.cover));
  set('tenaga', keyOf(energies, inputs.energy));
  // Cash is said too, since the device may remember a loan.
  if ('isCredit' in changes) set('bayar', inputs.isCredit ? 'kredit' : 'tunai');
  set('jenis', inputs.isMotorcycle ? 'motor' : undefined);
  set('lama', inputs.years === 1 ? '1' : undefined);
  set('v', inputs.variant);
  set('banding', inputs.against);
  return query.toString();
}

/** What is the driver's and not the vehicle's: it is kept on the device for the next vehicle. */
const personal = ['km', 'prov', 'asuransi', 'bayar'] as const;

export function personalOf(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of personal) {
    const value = given.get(key);
    if (value !== null) kept.set(key, value);
  }
  return kept.toString();
}

/** A query, with those of another where it says nothing. */
export function withPersonal(search: string, kept: string): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(kept)) if (!query.has(key)) query.set(key, value);
  return query.toString();
}
