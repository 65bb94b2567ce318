import { publicText, rupiah } from '#contract/form/form-fields.ts';
import { type FormRules, formRules, requires } from '#contract/form/form-rules.ts';

/** Limits of offers (docs/product.md#offers). */
export const offerFormLimits = {
  /** Lowest offer, as a share of the asking price. */
  leastShare: 0.5,
  noteLength: 300,
  /** New offers per buyer and hour. */
  anHour: 10,
  open: 20,
  /** Maximum number of steps per offer. */
  steps: 20,
} as const;

/** Rupiah. */
export function leastOffer(price: number): number {
  return Math.ceil(price * offerFormLimits.leastShare);
}

export const offerFields = ['amount', 'note'] as const;
export type OfferField = (typeof offerFields)[number];

/** The form of an offer for a car at this price; a step of a negotiation may have a note alone. */
export const offerForm = (price: number): FormRules<OfferField> =>
  formRules<OfferField>({
    fields: offerFields,
    whenEmpty: (field) => requires(field === 'amount'),
    schemaOf: (field, { now }) =>
      field === 'amount'
        ? rupiah({ least: [leastOffer(price), 'offer_too_low'], most: [price, 'offer_too_high'] })
        : publicText(offerFormLimits.noteLength, now, 'contact_in_offer'),
  });
