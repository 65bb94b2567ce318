import { dayInJakarta, isDay } from '#contract/dates.ts';
import { kilometers, matching, plate, textOf } from '#contract/form/form-fields.ts';
import { type FormValues, formRules } from '#contract/form/form-rules.ts';
import { sellLimits } from '#contract/sell/sell.ts';

/* The form of a claim: the same rules on the device and on the server. */

export const claimFields = ['number', 'plate', 'happenedOn', 'kilometers', 'description'] as const;
export type ClaimField = (typeof claimFields)[number];
export type ClaimForm = FormValues<ClaimField>;

export const claimLimits = { descriptionLength: 2000, numberLength: 20 } as const;

/** As on the holder's paper: letters, digits and hyphens. */
export const parseWarrantyNumber = (text: string): string | undefined => {
  const number = text.trim().toUpperCase().replaceAll(' ', '');
  return /^[A-Z0-9-]{4,20}$/.test(number) ? number : undefined;
};

export const claimForm = formRules<ClaimField>({
  fields: claimFields,
  whenEmpty: () => 'required',
  schemaOf(field, { now }) {
    switch (field) {
      case 'number':
        return matching('warranty_number', (value) => parseWarrantyNumber(value) !== undefined);
      case 'plate':
        return plate;
      case 'happenedOn':
        return matching('day_past', (value) => isDay(value) && value >= '2000' && value <= dayInJakarta(now));
      case 'kilometers':
        return kilometers(sellLimits.mostKilometers);
      case 'description':
        return textOf(claimLimits.descriptionLength, now);
    }
  },
});
