import type { Language, Localized } from '#contract/language.ts';

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
  mpv: { id: 'MPV', en: 'MPV' },
  suv: { id: 'SUV', en: 'SUV' },
  hatchback: { id: 'Hatchback', en: 'Hatchback' },
  sedan: { id: 'Sedan', en: 'Sedan' },
  crossover: { id: 'Crossover', en: 'Crossover' },
  'pickup-truck': { id: 'Pick-up', en: 'Pickup' },
  van: { id: 'Van', en: 'Van' },
  wagon: { id: 'Wagon', en: 'Wagon' },
  coupe: { id: 'Coupe', en: 'Coupe' },
  convertible: { id: 'Convertible', en: 'Convertible' },
};

export const fuels = ['bensin', 'diesel', 'hybrid', 'listrik'] as const;
export type FuelCode = (typeof fuels)[number];
export const fuelNames: Readonly<Record<FuelCode, Localized>> = {
  bensin: { id: 'Bensin', en: 'Petrol' },
  diesel: { id: 'Diesel', en: 'Diesel' },
  hybrid: { id: 'Hybrid', en: 'Hybrid' },
  listrik: { id: 'Listrik', en: 'Electric' },
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
  putih: { id: 'Putih', en: 'White' },
  hitam: { id: 'Hitam', en: 'Black' },
  silver: { id: 'Silver', en: 'Silver' },
  'abu-abu': { id: 'Abu-abu', en: 'Grey' },
  merah: { id: 'Merah', en: 'Red' },
  biru: { id: 'Biru', en: 'Blue' },
  cokelat: { id: 'Cokelat', en: 'Brown' },
  hijau: { id: 'Hijau', en: 'Green' },
  kuning: { id: 'Kuning', en: 'Yellow' },
  oranye: { id: 'Oranye', en: 'Orange' },
  krem: { id: 'Krem', en: 'Beige' },
  emas: { id: 'Emas', en: 'Gold' },
  ungu: { id: 'Ungu', en: 'Purple' },
  lainnya: { id: 'Lainnya', en: 'Other' },
};

/** Holder of the ownership book (BPKB). */
export const bpkbHolders = ['owner', 'dealer', 'finance'] as const;

/** The number of owners as text: `Tangan ke-2`, `2nd owner`, with a non-breaking hyphen. */
export function ownerName(owners: number, language: Language): string {
  const ending = ['st', 'nd', 'rd'][owners - 1] ?? 'th';
  return { id: `Tangan ke\u2011${owners}`, en: `${owners}${ending} owner` }[language];
}

/** Categories of vehicles (docs/product.md#new-vehicles). Only cars are sold used. */
export const categories = [
  { id: 1, slug: 'mobil', name: { id: 'Mobil', en: 'Cars' }, isSelected: true, isUsed: true },
  { id: 2, slug: 'motor', name: { id: 'Motor', en: 'Motorcycles' }, isSelected: false, isUsed: false },
  { id: 3, slug: 'truk', name: { id: 'Truk', en: 'Trucks' }, isSelected: false, isUsed: false },
  {
    id: 4,
    slug: 'motor-roda-tiga',
    name: { id: 'Motor Roda Tiga', en: 'Three-wheelers' },
    isSelected: false,
    isUsed: false,
  },
] as const;
/** The category whose vehicles are sold used. */
export const carCategoryId = 1;
