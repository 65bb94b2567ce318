import type { InsuranceCover } from '#money/insurance-kinds.ts';

/*
 * A calculation as the address has it, so that it can be shared and is kept: `?harga=225000000&bulan=36&bunga=7.25`.
 * Values out of bounds are taken as they are, and the page says what is wrong with them; what is no number is as if it
 * were absent. Absent is what the page begins with.
 */

const numbers = {
  /** Rupiah. */
  harga: 'price',
  dp: 'downPayment',
  admin: 'administration',
  fidusia: 'fiducia',
  bulan: 'months',
  /** Percent. */
  bunga: 'rate',
  provisi: 'provision',
  penalti: 'penalty',
  /** For insurance: the province, and the vehicle's age in years. */
  prov: 'province',
  umur: 'age',
  /** Instalments paid before the loan is ended. */
  lunas: 'settledAfter',
  /** What one can pay a month, in rupiah. */
  mampu: 'affordable',
  /** A listing. */
  id: 'listing',
} as const;
type NumberName = (typeof numbers)[keyof typeof numbers];

/** Cover by year: none, of one kind, or comprehensive in the first year and total loss after it. */
const insurances = { tanpa: 'none', lengkap: 'comprehensive', tlo: 'total-loss', campur: 'mixed' } as const;
export type Insurance = 'none' | 'mixed' | InsuranceCover;
export const insuranceChoices: readonly Insurance[] = Object.values(insurances);

export type CreditInputs = Readonly<Partial<Record<NumberName, number>>> & {
  readonly kind: 'flat' | 'annuity';
  readonly first: 'arrears' | 'advance';
  readonly insurance: Insurance;
  readonly isInsuranceLent: boolean;
  /** A new variant's id. */
  readonly variant?: string;
};
/** An absent value is removed. */
export type CreditChanges = { readonly [Name in keyof CreditInputs]?: CreditInputs[Name] | undefined };

const written = /^\d{1,15}(?:\.\d{1,4})?$/;
const variantId = /^[a-z0-9.-]{1,300}$/;
const names = Object.entries(numbers) as readonly (readonly [string, NumberName])[];

export function inputsOf(search: string): CreditInputs {
  const given = new URLSearchParams(search);
  const known = names.flatMap(([key, name]) => {
    const text = given.get(key) ?? '';
    return written.test(text) ? [[name, Number(text)] as const] : [];
  });
  const insurance = Object.entries(insurances).find(([key]) => key === given.get('asuransi'))?.[1];
  const variant = given.get('v') ?? '';
  return {
    ...Object.fromEntries(known),
    kind: given.get('jenis') === 'anuitas' ? 'annuity' : 'flat',
    first: given.get('angsuran') === 'addm' ? 'advance' : 'arrears',
    insurance: insurance ?? 'none',
    isInsuranceLent: given.get('premi') !== 'tunai',
    ...(variantId.test(variant) && { variant }),
  };
}

/** The query with the changes; what else it has stays. */
export function searchWith(search: string, changes: CreditChanges): string {
  const query = new URLSearchParams(search);
  const inputs = { ...inputsOf(search), ...changes };
  const set = (key: string, value: string | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, value);
  for (const [key, name] of names) {
    const value = inputs[name];
    // What the address has cannot be a number is left: it may be somebody else's.
    if (value !== undefined || name in changes) set(key, value === undefined ? undefined : String(value));
  }
  set('jenis', inputs.kind === 'annuity' ? 'anuitas' : undefined);
  set('angsuran', inputs.first === 'advance' ? 'addm' : undefined);
  const cover = Object.entries(insurances).find(([, insurance]) => insurance === inputs.insurance);
  set('asuransi', inputs.insurance === 'none' ? undefined : cover?.[0]);
  set('premi', inputs.isInsuranceLent === false ? 'tunai' : undefined);
  set('v', inputs.variant);
  return query.toString();
}
