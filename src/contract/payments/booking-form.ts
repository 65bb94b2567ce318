import { dayAfter, dayInJakarta } from '#contract/dates.ts';
import { matching } from '#contract/form/form-fields.ts';
import { formRules, requires } from '#contract/form/form-rules.ts';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { orderLimits, visitDays } from './order.ts';

/** Why a booking is refused, in words: the problem of `booking`. */
export const bookingRefusals = {
  terms_changed: localized('The fee or the terms have just changed. Read them again before you go on.'),
  unpaid: localized(
    `You already have ${orderLimits.unpaid} bookings that are not paid. Pay or cancel one of them first.`,
  ),
  of_car: localized('Your bookings of this car were not paid several times today. Try again tomorrow.'),
  an_hour: localized('Too many bookings in an hour. Try again later.'),
} as const satisfies Record<string, Localized>;
export type BookingRefusal = keyof typeof bookingRefusals;

/** Longest name, in characters. */
export const mostNameLength = 80;

/** `booking` is the whole, which only the server refuses. */
export const bookingForm = formRules<'name' | 'visitOn' | 'booking'>({
  fields: ['name', 'visitOn', 'booking'],
  whenEmpty: (field) => requires(field === 'name'),
  schemaOf(field, { now }) {
    const today = dayInJakarta(now);
    return field === 'name'
      ? matching('too_long', (value) => [...value].length <= mostNameLength)
      : matching(
          'visit_day',
          (day) => day >= dayAfter(today, visitDays.first) && day <= dayAfter(today, visitDays.last),
        );
  },
});
