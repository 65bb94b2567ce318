import { errorsOf, type FormErrors } from '#contract/form/form-rules.ts';
import type { FormProblem } from '#contract/form/form-words.ts';
import { carFactNames } from '#contract/listing/car-facts.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { problemOf } from '#contract/sell/sell.ts';
import type { SellField, SellForm } from '#contract/sell/sell-fields.ts';
import type { TradePage } from './trade-pages.ts';

/*
 * The form of a trade-in is the form of an ad (sell-fields.ts) with fewer fields needed: the same draft can be traded in
 * or sold. Device and server check it alike.
 */

/** The own vehicle. Its plate is not passed on. */
export const tradeCarFields = [
  'brandId',
  'brandName',
  'modelId',
  'modelName',
  'variantId',
  'variantName',
  'makeYear',
  'registrationYear',
  'color',
  'kilometerDriven',
  'transmission',
  'fuel',
  ...carFactNames,
  /** What the owner hopes to get. */
  'price',
] as const satisfies readonly SellField[];

/** In the order of the page: the first invalid one receives the focus. */
export const tradeFields = [
  ...tradeCarFields,
  'cityId',
  'name',
  'mobile',
  'email',
  /** A message to the dealers. */
  'description',
] as const satisfies readonly SellField[];
export type TradeField = (typeof tradeFields)[number];
export type TradeErrors = FormErrors<SellField>;

const needed: ReadonlySet<SellField> = new Set([
  'brandName',
  'modelName',
  'makeYear',
  'kilometerDriven',
  'cityId',
  'name',
  'mobile',
]);

/** A motorcycle may cost less than any car in an ad. */
const lowestHope = 500_000;

/** The problem with one field; undefined if it is valid. */
function tradeProblemOf(field: TradeField, form: SellForm, now: Date): FormProblem | undefined {
  const value = form[field]?.trim() ?? '';
  // The name is of the brand that is chosen or typed; the id is absent where it is not in the list.
  if (value === '') return needed.has(field) ? 'required' : undefined;
  const problem = problemOf(field, form, now);
  if (problem === 'price_too_low') return (readRupiah(value) ?? 0) >= lowestHope ? undefined : problem;
  return problem;
}

/** All problems; empty if it can be sent. */
export function tradeProblemsOf(form: SellForm, now: Date): TradeErrors {
  const errors: TradeErrors = errorsOf(tradeFields, (field) => tradeProblemOf(field, form, now));
  const { brandName, modelName, ...others } = errors;
  // The form of an ad shows them with the choice of brand and model.
  return {
    ...others,
    ...(brandName && { brandName, brandId: brandName }),
    ...(modelName && { modelName, modelId: modelName }),
  };
}

/** The name of the own vehicle. */
export const tradeCarName = ({ brandName, modelName, variantName, makeYear }: SellForm): string =>
  [brandName, modelName, variantName, makeYear].flatMap((word) => word?.trim() || []).join(' ');

/** The middle of a range, to half a million. */
export const middleOf = ({ low, high }: { readonly low: number; readonly high: number }): number =>
  Math.round((low + high) / 2 / 500_000) * 500_000;

/**
 * What is left to pay for the wanted vehicle after the own one, or is paid back.
 * @param value of the own vehicle, as a range
 */
export function tradeDifference(
  price: number,
  value: { readonly low: number; readonly high: number },
): { readonly least: number; readonly most: number } {
  return { least: price - value.high, most: price - value.low };
}

/** Where the wanted vehicle is chosen. */
export const wantedKinds = { mobil: ['used', 'new'], motor: ['new'] } as const satisfies Record<
  TradePage,
  readonly ('used' | 'new')[]
>;
