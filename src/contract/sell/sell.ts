import {
  allOf,
  choiceOf,
  email,
  kilometers,
  makeYear,
  matching,
  mobile,
  personName,
  plate,
  publicText,
  rupiah,
} from '#contract/form/form-fields.ts';
import {
  type FieldSchema,
  type FormErrors,
  formRules,
  type Given,
  requires,
} from '#contract/form/form-rules.ts';
import { type CarFactName, isCarFact } from '#contract/listing/car-facts.ts';
import { factField } from '#contract/listing/car-facts-form.ts';
import { yearOf } from '#contract/readers/read-year.ts';
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

/* The validation rules of the sell form (sell-fields.ts). */

/** Limits of the sell form (docs/product.md#sell-form). Prices in rupiah. */
export const sellLimits = {
  lowestPrice: 10_000_000,
  highestPrice: 10_000_000_000,
  earliestYear: 1950,
  mostKilometers: 2_000_000,
  vehicleNameLength: 60,
} as const;

/** Problems by field; photos are stored separately from the form. */
export type SellErrors = FormErrors<SellField | 'images'>;

const id: FieldSchema = matching('unknown_choice', (value) => /^[1-9]\d{0,8}$/.test(value));
const vehicleName = ({ now }: Given<SellField>) =>
  publicText(sellLimits.vehicleNameLength, now, 'contact_in_ad');

/** What each field may hold if it is not empty; facts follow from their kind. */
const schemas: Readonly<
  Record<Exclude<SellField, CarFactName>, FieldSchema | ((given: Given<SellField>) => FieldSchema)>
> = {
  cityId: id,
  cityName: matching('unknown_choice', () => true),
  districtId: id,
  districtName: matching('unknown_choice', () => true),
  brandId: id,
  brandName: vehicleName,
  modelId: id,
  modelName: vehicleName,
  variantId: id,
  variantName: vehicleName,
  makeYear: ({ now }) => makeYear(sellLimits.earliestYear, now),
  registrationYear: ({ form, now }) =>
    allOf(
      makeYear(sellLimits.earliestYear, now),
      matching(
        'registered_before_made',
        (value) => (yearOf(value, now) ?? 0) >= (yearOf(form.makeYear, now) ?? 0),
      ),
    ),
  regNo: plate,
  color: choiceOf(colors),
  kilometerDriven: kilometers(sellLimits.mostKilometers),
  transmission: choiceOf(transmissions),
  fuel: choiceOf(fuels),
  price: rupiah({
    least: [sellLimits.lowestPrice, 'price_too_low'],
    most: [sellLimits.highestPrice, 'price_too_high'],
  }),
  description: ({ now }) => publicText(listingLimits.descriptionLength, now, 'contact_in_ad'),
  name: ({ now }) => personName(now),
  mobile,
  isWhatsapp: choiceOf(['0', '1']),
  email,
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

const sellForm = formRules<SellField>({
  fields: sellFields,
  // A model that is not in the list is entered as text.
  whenEmpty: (field, form) =>
    requires(field === 'modelId' ? !form.modelName?.trim() : alwaysNeeded.includes(field)),
  schemaOf(field, given) {
    if (isCarFact(field)) return factField(field);
    const schema = schemas[field];
    return typeof schema === 'function' ? schema(given) : schema;
  },
});

/** The problem with one field; undefined if it is valid. */
export const { problemOf } = sellForm;

/** All problems of a form and its photos; empty if it can be published. */
export function problemsOf(form: SellForm, photoCount: number, now: Date): SellErrors {
  const ofPhotos =
    photoCount === 0 ? 'no_photos' : photoCount > listingLimits.photos ? 'too_many_photos' : undefined;
  return { ...sellForm.problemsOf(form, now), ...(ofPhotos ? { images: ofPhotos } : {}) };
}

/** The first step with a problem; `review` if there is none. */
export function firstOpenStep(errors: SellErrors): SellStep {
  return sellSteps.find((step) => fieldsOfStep[step].some((field) => errors[field])) ?? 'review';
}
