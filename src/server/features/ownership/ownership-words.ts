import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/* Texts of the page of what owning a vehicle costs. */

export const ownershipWords = {
  title: localized('What owning a vehicle costs'),
  description: localized(
    'Every cost of the first year and of five years: loss of value, fuel, service, insurance, tax, papers and interest, with numbers you can change.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;

type Dates = Readonly<Record<'tax' | 'insurance' | 'fuel' | 'electricity' | 'service' | 'credit', string>>;

export function ownershipNotes(
  { tax, insurance, fuel, electricity, service, credit }: Dates,
  language: Language,
) {
  const notes = {
    tax: localized(
      `Provincial tax and surcharge of ${tax}, for a first vehicle. The taxable value is estimated from the price, so this is an estimate.`,
    ),
    insurance: localized(
      `Halfway between the lowest and the highest tariff of SE OJK 6/2017, last looked up in ${insurance}.`,
    ),
    energy: localized(
      `Fuel prices in DKI Jakarta as of ${fuel}, electricity as of ${electricity}; consumption is a general estimate.`,
    ),
    service: localized(`A general estimate of service, oil and tyres a year (${service}).`),
    credit: localized(`Usual terms of a loan of ${credit}, not an offer.`),
  };
  return {
    ...{ tax: notes.tax[language], insurance: notes.insurance[language], energy: notes.energy[language] },
    ...{ service: notes.service[language], credit: notes.credit[language] },
  };
}
