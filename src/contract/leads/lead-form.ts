import { dayInJakarta, daysBetween, isDay } from '#contract/dates.ts';
import { hasKtp } from '#contract/masking/text-checks.ts';
import { priceLimits } from '#contract/money.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { problemOf } from '#contract/sell/sell.ts';
import type { SellField } from '#contract/sell/sell-fields.ts';
import { creditLimits } from '#money/credit-limits.ts';
import { creditTerms } from './credit-terms.ts';
import { isPossibleKtp } from './ktp.ts';
import { type LeadKind, leadCovers } from './lead.ts';
import type { LeadProblem } from './lead-problem.ts';

/* Validation of lead forms: the same rules run on the device and on the server. */

export type LeadField =
  | 'name'
  | 'mobile'
  | 'email'
  | 'message'
  | 'preferredOn'
  | 'price'
  | 'downPayment'
  | 'months'
  | 'cityId'
  | 'cover'
  | 'ktp'
  | 'plan'
  | 'car';
export type LeadForm = Readonly<Partial<Record<LeadField, string>>>;
export type LeadErrors = Readonly<Partial<Record<LeadField, LeadProblem>>>;

const everyLead = ['name', 'mobile', 'email', 'message'] as const;

/** The fields of each kind in form order: the first invalid one receives focus. */
export const fieldsOfLead: Readonly<Record<LeadKind, readonly LeadField[]>> = {
  contact: everyLead,
  'test-drive': ['preferredOn', ...everyLead],
  finance: ['price', 'downPayment', 'months', 'cityId', ...everyLead, 'ktp'],
  insurance: ['price', 'cover', 'cityId', ...everyLead],
  quote: everyLead,
  brochure: everyLead,
  service: ['preferredOn', ...everyLead],
  'trade-in': ['cityId', ...everyLead],
  warranty: ['plan', 'car', ...everyLead],
};

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
const isNeeded = (kind: LeadKind, field: LeadField) =>
  needed.has(field) || (kind === 'contact' && field === 'message');

type Rule = (value: string, form: LeadForm, now: Date) => LeadProblem | undefined;

/** Uses the sell form's rules, whose messages are more specific. */
const asSeller =
  (field: SellField, otherwise: LeadProblem): Rule =>
  (value, _form, now) => {
    const problem = problemOf(field, { [field]: value }, now);
    switch (problem) {
      case undefined:
      case 'not_a_number':
      case 'name_long':
        return problem;
      default:
        return otherwise;
    }
  };

const rules: Readonly<Record<LeadField, Rule>> = {
  name: asSeller('name', 'name'),
  mobile: asSeller('mobile', 'mobile'),
  email: asSeller('email', 'email'),
  message: (value, _form, now) => {
    if (value.length > leadLimits.messageLength) return 'too_long';
    if (hasKtp(value, now)) return 'ktp_in_text';
    return /\bhttps?:|\bwww\.|\bt\.me\/|\bbit\.ly\//i.test(value) ? 'link' : undefined;
  },
  preferredOn: (value, _form, now) => {
    const days = daysAhead(value, now);
    return days === undefined || days < 0 || days > leadLimits.daysAhead ? 'day' : undefined;
  },
  price: (value) => {
    const price = readRupiah(value);
    if (price === undefined) return 'not_a_number';
    // A motorcycle may cost less than any car that can be offered here.
    if (price < creditLimits.price.least) return 'price_too_low';
    return price > priceLimits.max ? 'price_too_high' : undefined;
  },
  downPayment: (value, form) => {
    const down = readRupiah(value);
    const price = readRupiah(form.price ?? '');
    if (down === undefined) return 'not_a_number';
    if (price === undefined) return undefined;
    const { lowestDownPayment, highestDownPayment } = creditTerms;
    return down < price * lowestDownPayment || down > price * highestDownPayment ? 'down_payment' : undefined;
  },
  months: (value) => {
    const months = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    const { least, most } = creditLimits.months;
    return months >= least && months <= most ? undefined : 'unknown_choice';
  },
  cityId: asSeller('cityId', 'unknown_choice'),
  cover: (value) => (leadCovers.some((cover) => cover === value) ? undefined : 'unknown_choice'),
  /** A code of the operator's table. */
  plan: (value) =>
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 80 ? undefined : 'unknown_choice',
  /** A car that is not on offer here, in words. */
  car: (value, _form, now) => {
    if (value.length > leadLimits.carLength) return 'too_long';
    return hasKtp(value, now) ? 'ktp_in_text' : undefined;
  },
  ktp: (value, _form, now) => (isPossibleKtp(value, now) ? undefined : 'ktp'),
};

/** The problem with one field; undefined if it is valid. */
export function leadProblemOf(
  kind: LeadKind,
  field: LeadField,
  form: LeadForm,
  now: Date,
): LeadProblem | undefined {
  const value = form[field]?.trim() ?? '';
  if (value === '') return isNeeded(kind, field) ? 'required' : undefined;
  return rules[field](value, form, now);
}

/** All problems of a lead; empty if it can be sent. */
export function leadProblemsOf(kind: LeadKind, form: LeadForm, now: Date): LeadErrors {
  const found = fieldsOfLead[kind].flatMap((field) => {
    const problem = leadProblemOf(kind, field, form, now);
    return problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Number of days from today to `day`; undefined for an invalid date. */
function daysAhead(day: string, now: Date): number | undefined {
  return isDay(day) ? daysBetween(dayInJakarta(now), day) : undefined;
}
