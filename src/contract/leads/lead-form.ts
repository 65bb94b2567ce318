import { dayInJakarta, daysBetween, isDay } from '#contract/dates.ts';
import {
  allOf,
  choiceOf,
  email,
  matching,
  mobile,
  personName,
  rupiah,
  textOf,
} from '#contract/form/form-fields.ts';
import {
  type FieldSchema,
  type FormRules,
  type FormValues,
  formRules,
  type Given,
  requires,
} from '#contract/form/form-rules.ts';
import { priceLimits } from '#contract/money.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { creditLimits } from '#money/credit-limits.ts';
import { creditTerms } from './credit-terms.ts';
import { isPossibleKtp } from './ktp.ts';
import { type LeadField, type LeadKind, leadCovers, leadRule } from './lead.ts';

/* Validation of lead forms: the same rules run on the device and on the server. */

export type LeadForm = FormValues<LeadField>;

export const leadLimits = { messageLength: 500, daysAhead: 60, carLength: 120 } as const;

const needed: ReadonlySet<LeadField> = new Set([
  'name',
  'mobile',
  'preferredOn',
  'price',
  'downPayment',
  'months',
  'cover',
  'plan',
]);

const id = matching('unknown_choice', (value) => /^[1-9]\d{0,8}$/.test(value));
const hasLink = (value: string) => /\bhttps?:|\bwww\.|\bt\.me\/|\bbit\.ly\//i.test(value);

/** What each field may hold if it is not empty. */
const schemas: Readonly<Record<LeadField, (given: Given<LeadField>) => FieldSchema>> = {
  name: ({ now }) => personName(now),
  mobile: () => mobile,
  email: () => email,
  message: ({ now }) =>
    allOf(
      textOf(leadLimits.messageLength, now),
      matching('link', (value) => !hasLink(value)),
    ),
  preferredOn: ({ now }) =>
    matching('day_ahead', (value) => {
      const days = isDay(value) ? daysBetween(dayInJakarta(now), value) : -1;
      return days >= 0 && days <= leadLimits.daysAhead;
    }),
  // A motorcycle may cost less than any car that can be offered here.
  price: () =>
    rupiah({
      least: [creditLimits.price.least, 'vehicle_price_too_low'],
      most: [priceLimits.max, 'price_too_high'],
    }),
  downPayment: ({ form }) => {
    const price = readRupiah(form.price ?? '');
    const { lowestDownPayment, highestDownPayment } = creditTerms;
    return price === undefined
      ? rupiah({})
      : rupiah({
          least: [price * lowestDownPayment, 'down_payment'],
          most: [price * highestDownPayment, 'down_payment'],
        });
  },
  months: () => matching('unknown_choice', isTerm),
  cityId: () => id,
  cover: () => choiceOf(leadCovers),
  /** A code of the operator's table. */
  plan: () =>
    matching('unknown_choice', (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 80),
  /** A car that is not on offer here, in words. */
  car: ({ now }) => textOf(leadLimits.carLength, now),
  ktp: ({ now }) => matching('ktp', (value) => isPossibleKtp(value, now)),
};

function isTerm(value: string): boolean {
  const months = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return months >= creditLimits.months.least && months <= creditLimits.months.most;
}

/** The form of a kind of lead. */
export const leadForm = (kind: LeadKind): FormRules<LeadField> =>
  formRules<LeadField>({
    fields: leadRule(kind).fields,
    whenEmpty: (field) =>
      requires(needed.has(field) || (field === 'message' && leadRule(kind).needsMessage === true)),
    schemaOf: (field, given) => schemas[field](given),
  });
