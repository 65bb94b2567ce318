import { otpLimits } from '#contract/account/account.ts';
import { personNameLimits } from '#contract/account/person-name.ts';
import { agentLimits } from '#contract/agents/agent.ts';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import { visitDays } from '#contract/payments/order.ts';

/** Every refusal of a field with its words: one code, one sentence, on the device and on the server. */
export const formWords = {
  required: localized('Required.'),
  unknown_choice: localized('Choose one of the options.'),
  not_a_number: localized('Use digits only.'),
  too_long: localized('This is too long.'),
  too_short: localized('Please tell us a little more.'),
  ktp_in_text: localized(
    'Never write a national id (NIK) here: only in its own field, when you apply for a loan.',
  ),
  contact_details: localized('Leave out telephone numbers, e-mail addresses, links and account names.'),
  contact_in_ad: localized(
    'Leave out phone numbers, e-mail addresses, links and account names: buyers reach you through the contact button.',
  ),
  contact_in_offer: localized(
    'Leave out phone numbers, e-mail addresses, links and account names: you see each other’s number once you both agree.',
  ),
  link: localized('Leave out links.'),

  name: localized('Write the name in letters: titles are fine, digits and symbols are not.'),
  name_long: localized(
    `A name has ${personNameLimits.counted} letters at most. Use the short one, or shorten it yourself.`,
  ),
  business_name: localized('A business name has 3 to 60 characters.'),
  mobile: localized('Enter an Indonesian mobile number, such as 0812 3456 7890.'),
  otp: localized(`A code has ${otpLimits.digits} digits.`),
  email: localized('That e-mail address is not valid.'),
  no_answer: localized('Enter an e-mail address or a mobile number so that we can answer.'),
  ktp: localized('The national id (NIK) has 16 digits, as on the KTP.'),

  year: localized('That year is not possible.'),
  registered_before_made: localized('A car cannot be registered before the year it was made.'),
  plate: localized('A plate has 3 to 9 letters and digits, such as B 1234 ABC.'),
  kilometers: localized('The mileage is 2,000,000 km at most.'),
  hours: localized('These opening hours are not valid: closing must differ from opening.'),
  too_many_cities: localized('At most 10 cities.'),
  month: localized('Enter a month and a year.'),
  no_photos: localized('Add at least one photo.'),
  too_many_photos: localized('Too many photos.'),
  stars: localized('Choose one to five stars.'),
  warranty_number: localized('Write the number as on the warranty.'),

  price_too_low: localized('The lowest price is Rp 10 million.'),
  vehicle_price_too_low: localized('The lowest price is Rp 1 million.'),
  price_too_high: localized('The highest price is Rp 10 billion.'),
  price_not_lower: localized('The new price has to be lower than the present one.'),
  down_payment: localized('The down payment is 10 to 90 percent of the price.'),
  payout_too_low: {
    id: `Jumlahnya mulai ${formatPrice(agentLimits.leastPayout, 'id')}, dalam rupiah bulat.`,
    en: `From ${formatPrice(agentLimits.leastPayout, 'en')}, in whole rupiah.`,
  },
  offer_too_low: localized('At least half of the asking price.'),
  offer_too_high: localized('At most the asking price.'),

  day_past: localized('Choose today or an earlier day.'),
  visit_day: localized(`Choose a day from today to ${visitDays.last} days from now.`),
  day_ahead: localized('Choose a day within the next 60 days.'),
} as const satisfies Record<string, Localized>;

export type FormProblem = keyof typeof formWords;

export const isFormProblem = (code: string): code is FormProblem => Object.hasOwn(formWords, code);
