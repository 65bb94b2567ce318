import { type FuelProductName, fuelProductOf } from '#contract/fuel/fuel-products.ts';

/*
 * Place, fuel and trip as the address has them: `?prov=31&bbm=pertamax&tempuh=300`. What is absent is what the page
 * begins with. The vehicle is named as by the total cost (features/ownership/inputs.ts).
 */

const numbers = {
  /** A listing. */
  id: 'listing',
  prov: 'area',
  /** Kilometres of the trip. */
  tempuh: 'km',
  /** Kilometres a litre. */
  jarak: 'distance',
  /** Rupiah a litre. */
  energi: 'price',
} as const;
type NumberName = (typeof numbers)[keyof typeof numbers];
const names = Object.entries(numbers) as readonly (readonly [string, NumberName])[];

export const fuelledKinds = ['car-petrol', 'car-hybrid', 'car-diesel', 'motorcycle-petrol'] as const;
export type FuelledKind = (typeof fuelledKinds)[number];

export type FuelInputs = Readonly<Partial<Record<NumberName, number>>> & {
  readonly product?: FuelProductName;
  readonly kind?: FuelledKind;
  /** A new variant's id. */
  readonly variant?: string;
  readonly isMotorcycle: boolean;
};
/** An absent value is removed. */
export type FuelChanges = { readonly [Name in keyof FuelInputs]?: FuelInputs[Name] | undefined };

const written = /^\d{1,9}(?:\.\d{1,4})?$/;
const variantId = /^[a-z0-9.-]{1,300}$/;

export function fuelInputsOf(search: string): FuelInputs {
  const given = new URLSearchParams(search);
  const known = names.flatMap(([key, name]) => {
    const text = given.get(key) ?? '';
    return written.test(text) ? [[name, Number(text)] as const] : [];
  });
  const product = fuelProductOf(given.get('bbm'));
  const kind = fuelledKinds.find((each) => each === given.get('kendaraan'));
  const variant = given.get('v') ?? '';
  return {
    ...Object.fromEntries(known),
    ...(product && { product }),
    ...(kind && { kind }),
    ...(variantId.test(variant) && { variant }),
    isMotorcycle: given.get('jenis') === 'motor',
  };
}

/** The query with the changes; what else it has stays. */
export function searchWithFuel(search: string, changes: FuelChanges): string {
  const query = new URLSearchParams(search);
  const inputs = { ...fuelInputsOf(search), ...changes };
  const set = (key: string, value: string | number | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, String(value));
  for (const [key, name] of names) set(key, inputs[name]);
  set('bbm', inputs.product);
  set('kendaraan', inputs.kind);
  set('v', inputs.variant);
  set('jenis', inputs.isMotorcycle ? 'motor' : undefined);
  return query.toString();
}
