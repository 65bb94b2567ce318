import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { deviceErrorMessages, type ErrorCode } from './error-code.ts';

/** Every error of the API, with its status and message. */
export const errorTable = {
  bad_request: {
    status: 400,
    message: localized('The request could not be read.'),
  },
  unauthorized: { status: 401, message: localized('Please sign in first.') },
  not_found: { status: 404, message: localized('Not found.') },
  method_not_allowed: {
    status: 405,
    message: localized('That method is not supported here.'),
  },
  gone: { status: 410, message: localized('This ad is no longer here.') },
  payload_too_large: {
    status: 413,
    message: localized('That is too large to send.'),
  },
  validation_failed: {
    status: 422,
    message: localized('Please check what you entered.'),
  },
  cross_site: {
    status: 403,
    message: localized('That request did not come from this site.'),
  },
  other_account: {
    status: 409,
    message: localized('This belongs to another account. Sign in with that one.'),
  },
  own_case: {
    status: 409,
    message: localized('This is your own. Ask another member of staff to decide.'),
  },
  photo_missing: {
    status: 409,
    message: localized('A photo has not been sent yet.'),
  },
  car_reserved: {
    status: 409,
    message: localized('This car is reserved for another buyer.'),
  },
  not_agreed: {
    status: 409,
    message: localized('The seller has not agreed on a price with you yet. Make an offer first.'),
  },
  payment_off: {
    status: 409,
    message: localized('Booking with a payment is not available yet.'),
  },
  offer_open: {
    status: 409,
    message: localized('You already have an offer for this car. See My offers.'),
  },
  conflict: {
    status: 412,
    message: localized('It has been changed elsewhere.'),
  },
  photo_refused: {
    status: 422,
    message: deviceErrorMessages.photo_refused,
  },
  stock_limit: {
    status: 422,
    message: localized('This number has reached its limit of ads.'),
  },
  otp_wrong: {
    status: 422,
    message: localized('That code is wrong.'),
  },
  otp_expired: {
    status: 422,
    message: localized('That code has expired. Ask for a new one.'),
  },
  otp_used: {
    status: 422,
    message: localized('That code has been used. Ask for a new one.'),
  },
  otp_exhausted: {
    status: 422,
    message: localized('Too many attempts. Ask for a new code.'),
  },
  suspended: {
    status: 403,
    message: localized('This number is suspended. Please contact us.'),
  },
  rate_limited: {
    status: 429,
    message: localized('Too many attempts. Try again in a moment.'),
  },
  internal: {
    status: 500,
    message: deviceErrorMessages.internal,
  },
  no_room: {
    status: 503,
    message: localized('The server has no room left, so this is not saved yet. Try again later.'),
  },
  unavailable: {
    status: 503,
    message: localized('The service is busy. Try again in a moment.'),
  },
} as const satisfies Record<ErrorCode, { status: number; message: Localized }>;
