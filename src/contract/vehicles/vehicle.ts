import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/*
 * Values that describe a car. Each code is the database's value, the slug of the filter (the same in both
 * languages) and the key of its name.
 */

export const bodyTypes = [
  'mpv',
  'suv',
  'hatchback',
  'sedan',
  'crossover',
  'pickup-truck',
  'van',
  'wagon',
  'coupe',
  'convertible',
] as const;
export type BodyTypeCode = (typeof bodyTypes)[number];
export const bodyTypeNames: Readonly<Record<BodyTypeCode, Localized>> = {
  mpv: localized('MPV'),
  suv: localized('SUV'),
  hatchback: localized('Hatchback'),
  sedan: localized('Sedan'),
  crossover: localized('Crossover'),
  'pickup-truck': localized('Pickup'),
  van: localized('Van'),
  wagon: localized('Wagon'),
  coupe: localized('Coupe'),
  convertible: localized('Convertible'),
};

export const fuels = ['bensin', 'diesel', 'hybrid', 'listrik'] as const;
export type FuelCode = (typeof fuels)[number];
export const fuelNames: Readonly<Record<FuelCode, Localized>> = {
  bensin: localized('Petrol'),
  diesel: localized('Diesel', 'kind of vehicle'),
  hybrid: localized('Hybrid'),
  listrik: localized('Electric'),
};

export const transmissions = ['manual', 'otomatis'] as const;
export type TransmissionCode = (typeof transmissions)[number];

/** Who sells: a private person or a dealer. */
export const listingTypes = ['individu', 'diler'] as const;
export type ListingTypeCode = (typeof listingTypes)[number];

/** Colours as sellers name them. */
export const colors = [
  'putih',
  'hitam',
  'silver',
  'abu-abu',
  'merah',
  'biru',
  'cokelat',
  'hijau',
  'kuning',
  'oranye',
  'krem',
  'emas',
  'ungu',
  'lainnya',
] as const;
export type ColorCode = (typeof colors)[number];
export const colorNames: Readonly<Record<ColorCode, Localized>> = {
  putih: localized('White'),
  hitam: localized('Black'),
  silver: localized('Silver'),
  'abu-abu': localized('Grey'),
  merah: localized('Red'),
  biru: localized('Blue'),
  cokelat: localized('Brown'),
  hijau: localized('Green'),
  kuning: localized('Yellow'),
  oranye: localized('Orange'),
  krem: localized('Beige'),
  emas: localized('Gold'),
  ungu: localized('Purple'),
  lainnya: localized('Other'),
};

/** Holder of the ownership book (BPKB). */
export const bpkbHolders = ['owner', 'dealer', 'finance'] as const;

/** Categories of vehicles (docs/product.md#new-vehicles). Only cars are sold used. */
export const categories = [
  { id: 1, slug: 'mobil', name: localized('Cars'), isSelected: true, isUsed: true },
  { id: 2, slug: 'motor', name: localized('Motorcycles'), isSelected: false, isUsed: false },
  { id: 3, slug: 'truk', name: localized('Trucks'), isSelected: false, isUsed: false },
  {
    id: 4,
    slug: 'motor-roda-tiga',
    name: localized('Three-wheelers'),
    isSelected: false,
    isUsed: false,
  },
] as const;
/** The category whose vehicles are sold used. */
export const carCategoryId = 1;
