import * as z from 'zod/mini';
import { allOf, matching, publicText } from '#contract/form/form-fields.ts';
import { formRules } from '#contract/form/form-rules.ts';
import { type OpeningHours, openingHours } from '#contract/outlets/opening-hours.ts';
import { dealerPageLimits } from './dealer-values.schema.ts';

/** Cities are slugs, those it also serves joined by commas; hours are JSON. */
export const dealerPageForm = formRules<'name' | 'about' | 'address' | 'city' | 'areas' | 'hours' | 'photo'>({
  fields: ['name', 'about', 'address', 'city', 'areas', 'hours', 'photo'],
  whenEmpty: (field) => (field === 'name' ? 'business_name' : undefined),
  schemaOf(field, { now }) {
    switch (field) {
      case 'name':
        return allOf(
          matching('business_name', ({ length }) => length >= 3 && length <= dealerPageLimits.nameLength),
          publicText(dealerPageLimits.nameLength, now),
        );
      case 'about':
        return publicText(dealerPageLimits.aboutLength, now);
      case 'address':
        return publicText(dealerPageLimits.addressLength, now);
      case 'areas':
        return matching('too_many_cities', (slugs) => slugs.split(',').length <= dealerPageLimits.areas);
      case 'hours':
        return matching(
          'hours',
          (text) =>
            hoursIn(text)
              ?.flat()
              .every(([from, to]) => from !== to) ?? false,
        );
      case 'city':
      case 'photo':
        return z.string();
    }
  },
});

/** Undefined if they cannot be read. */
export function hoursIn(text: string): OpeningHours | undefined {
  try {
    return z.safeParse(openingHours(), JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
