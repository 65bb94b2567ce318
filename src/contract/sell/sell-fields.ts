import { carFactNames } from '#contract/listing/car-facts.ts';

/*
 * The sell form. The draft, API calls and the validation (sell.ts) share the same record: strings as typed,
 * absent if empty. In a separate module without the rules, which the service worker does not need.
 */

/**
 * About the car itself. A model or variant that is not in the list has no id; its name is entered as text.
 */
const carFields = [
  'brandId',
  'brandName',
  'modelId',
  'modelName',
  'variantId',
  'variantName',
  'makeYear',
  'registrationYear',
  'regNo',
  'color',
  'kilometerDriven',
  'transmission',
  'fuel',
  ...carFactNames,
] as const;
const supportFields = ['name', 'mobile', 'isWhatsapp', 'email'] as const;

export const sellFields = [
  'cityId',
  'cityName',
  'districtId',
  'districtName',
  ...carFields,
  'price',
  'description',
  ...supportFields,
] as const;
export type SellField = (typeof sellFields)[number];
export type SellForm = Readonly<Partial<Record<SellField, string>>>;

/** The steps of the flow in order; each has its own path (paths.ts). */
export const sellSteps = ['city', 'car', 'photos', 'price', 'contact', 'review'] as const;
export type SellStep = (typeof sellSteps)[number];

export const fieldsOfStep: Readonly<Record<SellStep, readonly (SellField | 'images')[]>> = {
  city: ['cityId'],
  car: carFields,
  photos: ['images'],
  price: ['price', 'description'],
  contact: ['districtId', ...supportFields],
  review: [],
};

/** Brand / model / variant, as far as they are set. */
export function vehicleLabel({ brandName, modelName, variantName }: SellForm): string {
  return [brandName, modelName, variantName]
    .flatMap((name) => (name?.trim() ? [name.trim()] : []))
    .join(' / ');
}
