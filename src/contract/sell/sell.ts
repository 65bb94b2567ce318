import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName, personNameProblem } from '#contract/account/person-name.ts';
import { yearInJakarta } from '#contract/dates.ts';
import { type CarFactName, isCarFact } from '#contract/listing/car-facts.ts';
import { factProblem } from '#contract/listing/car-facts-form.ts';
import { findContactDetails, hasKtp } from '#contract/masking/text-checks.ts';
import { readKilometers } from '#contract/readers/read-kilometers.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { readYear } from '#contract/readers/read-year.ts';
import { colors, fuels, transmissions } from '#contract/vehicles/vehicle.ts';
import { listingLimits } from './listing-limits.ts';
import {
  fieldsOfStep,
  type SellField,
  type SellForm,
  type SellStep,
  sellFields,
  sellSteps,
} from './sell-fields.ts';
import type { SellProblem } from './sell-problem.ts';

/* The validation rules of the sell form (sell-fields.ts). */

/** Limits of the sell form (docs/product.md#sell-form). Prices in rupiah. */
export const sellLimits = {
  lowestPrice: 10_000_000,
  highestPrice: 10_000_000_000,
  earliestYear: 1950,
  mostKilometers: 2_000_000,
  vehicleNameLength: 60,
  emailLength: 254,
} as const;

const emailPattern = /^[^\s@<>"(),:;[\]\\]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,63}$/i;
const idPattern = /^[1-9]\d{0,8}$/;

/**
 * Normalises a plate to its stored form: capitals without spaces. Undefined if it is invalid
 * (docs/product.md#listing-limits).
 */
export function parsePlate(text: string): string | undefined {
  const plate = text.toUpperCase().replace(/[\s.-]/g, '');
  return plate.length >= 3 && plate.length <= 9 && /^[A-Z]{1,2}\d{1,4}[A-Z]{0,3}$/.test(plate)
    ? plate
    : undefined;
}

/** Problems by field; photos are stored separately from the form. */
export type SellErrors = Readonly<Partial<Record<SellField | 'images', SellProblem>>>;

type Rule = (value: string, form: SellForm, now: Date) => SellProblem | undefined;

const oneOf =
  (values: readonly string[]): Rule =>
  (value) =>
    values.includes(value) ? undefined : 'unknown_choice';
const isId: Rule = (value) => (idPattern.test(value) ? undefined : 'unknown_choice');
const yesOrNo = oneOf(['0', '1']);
const anything: Rule = () => undefined;

/** Text that is not allowed in public fields. */
const publicText: Rule = (value, _form, now) => {
  if (hasKtp(value, now)) return 'ktp_in_text';
  return findContactDetails(value).length > 0 ? 'contact_details' : undefined;
};

const vehicleName: Rule = (value, form, now) =>
  value.length > sellLimits.vehicleNameLength ? 'too_long' : publicText(value, form, now);

/** The year in a field of a form. */
export const yearOf = (text: string | undefined, now: Date): number | undefined =>
  readYear(text ?? '', yearInJakarta(now))?.year;

const year: Rule = (value, _form, now) => {
  const number = yearOf(value, now) ?? 0;
  // Next year's models are sold from autumn on.
  return number < sellLimits.earliestYear || number > yearInJakarta(now) + 1 ? 'year' : undefined;
};

/** The rule of each field if it is not empty; those of facts follow from their kind. */
const rules: Readonly<Record<Exclude<SellField, CarFactName>, Rule>> = {
  cityId: isId,
  cityName: anything,
  brandId: isId,
  brandName: vehicleName,
  modelId: isId,
  modelName: vehicleName,
  variantId: isId,
  variantName: vehicleName,
  makeYear: year,
  registrationYear: (value, form, now) => {
    const problem = year(value, form, now);
    if (problem) return problem;
    const registered = yearOf(value, now) ?? 0;
    return registered < (yearOf(form.makeYear, now) ?? 0) ? 'registered_before_made' : undefined;
  },
  regNo: (value) => (parsePlate(value) === undefined ? 'plate' : undefined),
  color: oneOf(colors),
  kilometerDriven: (value) => {
    const kilometers = readKilometers(value);
    if (kilometers === undefined) return 'not_a_number';
    return kilometers > sellLimits.mostKilometers ? 'kilometers' : undefined;
  },
  transmission: oneOf(transmissions),
  fuel: oneOf(fuels),
  price: (value) => {
    const price = readRupiah(value);
    if (price === undefined) return 'not_a_number';
    if (price < sellLimits.lowestPrice) return 'price_too_low';
    return price > sellLimits.highestPrice ? 'price_too_high' : undefined;
  },
  description: (value, form, now) =>
    value.length > listingLimits.descriptionLength ? 'too_long' : publicText(value, form, now),
  name: (value, form, now) => personNameProblem(value) ?? publicText(cleanPersonName(value), form, now),
  mobile: (value) => (parseMobileNumber(value) === undefined ? 'mobile' : undefined),
  isWhatsapp: yesOrNo,
  email: (value) =>
    value.length <= sellLimits.emailLength && emailPattern.test(value) ? undefined : 'email',
};

const alwaysNeeded: readonly SellField[] = [
  'cityId',
  'brandId',
  'makeYear',
  'color',
  'kilometerDriven',
  'transmission',
  'fuel',
  'price',
  'name',
  'mobile',
];

function isNeeded(field: SellField, form: SellForm): boolean {
  // A model that is not in the list is entered as text.
  if (field === 'modelId') return !form.modelName?.trim();
  return alwaysNeeded.includes(field);
}

/** The problem with one field; undefined if it is valid. */
export function problemOf(field: SellField, form: SellForm, now: Date): SellProblem | undefined {
  const value = form[field]?.trim() ?? '';
  if (value === '') return isNeeded(field, form) ? 'required' : undefined;
  return isCarFact(field) ? factProblem(field, value) : rules[field](value, form, now);
}

/** All problems of a form and its photos; empty if it can be published. */
export function problemsOf(form: SellForm, photoCount: number, now: Date): SellErrors {
  const found = sellFields.flatMap((field) => {
    const problem = problemOf(field, form, now);
    return problem ? [[field, problem] as const] : [];
  });
  const ofPhotos =
    photoCount === 0 ? 'no_photos' : photoCount > listingLimits.photos ? 'too_many_photos' : undefined;
  return { ...Object.fromEntries(found), ...(ofPhotos ? { images: ofPhotos } : {}) };
}

/** The first step with a problem; `review` if there is none. */
export function firstOpenStep(errors: SellErrors): SellStep {
  return sellSteps.find((step) => fieldsOfStep[step].some((field) => errors[field])) ?? 'review';
}
