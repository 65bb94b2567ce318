/* The fuels whose prices are known. */

type FuelProduct = {
  readonly name: string;
  readonly brand: 'Pertamina' | 'Shell' | 'BP' | 'Vivo';
  readonly energy: 'petrol' | 'diesel';
  /** Octane or cetane number. */
  readonly grade: string;
  /** Priced by the government, the same everywhere. */
  readonly isSubsidised?: boolean;
};

export const fuelProducts = {
  pertalite: { name: 'Pertalite', brand: 'Pertamina', energy: 'petrol', grade: 'RON 90', isSubsidised: true },
  pertamax: { name: 'Pertamax', brand: 'Pertamina', energy: 'petrol', grade: 'RON 92' },
  'pertamax-green-95': {
    ...{ name: 'Pertamax Green 95', brand: 'Pertamina', energy: 'petrol', grade: 'RON 95' },
  },
  'pertamax-turbo': { name: 'Pertamax Turbo', brand: 'Pertamina', energy: 'petrol', grade: 'RON 98' },
  'solar-subsidi': {
    ...{ name: 'Solar subsidi', brand: 'Pertamina', energy: 'diesel', grade: 'CN 48', isSubsidised: true },
  },
  dexlite: { name: 'Dexlite', brand: 'Pertamina', energy: 'diesel', grade: 'CN 51' },
  'pertamina-dex': { name: 'Pertamina Dex', brand: 'Pertamina', energy: 'diesel', grade: 'CN 53' },
  'shell-v-power-diesel': { name: 'Shell V-Power Diesel', brand: 'Shell', energy: 'diesel', grade: 'CN 51' },
  'bp-92': { name: 'BP 92', brand: 'BP', energy: 'petrol', grade: 'RON 92' },
  'bp-ultimate': { name: 'BP Ultimate', brand: 'BP', energy: 'petrol', grade: 'RON 95' },
  'bp-ultimate-diesel': { name: 'BP Ultimate Diesel', brand: 'BP', energy: 'diesel', grade: 'CN 53' },
  'revvo-92': { name: 'Revvo 92', brand: 'Vivo', energy: 'petrol', grade: 'RON 92' },
  'revvo-95': { name: 'Revvo 95', brand: 'Vivo', energy: 'petrol', grade: 'RON 95' },
  'diesel-primus-plus': { name: 'Diesel Primus Plus', brand: 'Vivo', energy: 'diesel', grade: 'CN 51' },
} as const satisfies Readonly<Record<string, FuelProduct>>;

export type FuelProductName = keyof typeof fuelProducts;
const names = Object.keys(fuelProducts);
const isProduct = (name: string): name is FuelProductName => names.includes(name);
/** In the order in which they are shown. */
export const fuelProductNames: readonly FuelProductName[] = names.filter(isProduct);

/** @returns undefined for what is none of them */
export const fuelProductOf = (name: string | null): FuelProductName | undefined =>
  name !== null && isProduct(name) ? name : undefined;

/** Jakarta, by the code of its province: prices are known best there, and other sums begin with them. */
export const fuelPricedIn = 31;
/** What a vehicle is usually filled with. */
export const usualFuel = { petrol: 'pertalite', diesel: 'dexlite' } as const satisfies Readonly<
  Record<'petrol' | 'diesel', FuelProductName>
>;
