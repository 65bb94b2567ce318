import { traits } from '#contract/vehicles/traits.ts';
import {
  bodyTypeCode,
  colorCode,
  fuelCode,
  listingTypeCode,
  transmissionCode,
} from '#contract/vehicles/vehicle.schema.ts';

/** Words that are static segments of addresses, and names of page parts. */
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

/** Steps of the sell flow, prices, years and kilometres: whole families of slugs. */
const families = /^(?:step|harga|tahun|km)-/;

/** Whether a slug has a meaning outside the tables, and so can name no brand, model or place. */
export function isReservedSlug(slug: string): boolean {
  return slug === '' || reserved.has(slug) || families.test(slug);
}
