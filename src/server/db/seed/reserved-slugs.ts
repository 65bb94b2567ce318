import { traits } from '#contract/vehicles/traits.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';

/** Static path segments and names of page parts. */
const words = [
  'lead-form',
  'listing-revamp-new',
  'uc-finance-lead',
  'user',
  'dealer',
  'kredit',
  'simulasi-kredit',
  'tag',
  'accordion',
  'listing',
  'login',
  'profile',
  'preview',
];

const reserved: ReadonlySet<string> = new Set([
  ...words,
  ...[bodyTypeCode, fuelCode, transmissionCode, colorCode, listingTypeCode].flatMap(
    (codes): string[] => codes.options,
  ),
  ...traits.map(({ slug }) => slug),
]);

/** Prefixes of steps of the sell flow, prices, years and mileages. */
const families = /^(?:step|harga|tahun|km)-/;

/** Whether a slug has another meaning and cannot be used for a brand, model or place. */
export function isReservedSlug(slug: string): boolean {
  return slug === '' || reserved.has(slug) || families.test(slug);
}
