import * as z from 'zod/mini';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';

/** Every error of the API; error-table.ts has its status and message. */
export const errorCodes = [
  'bad_request',
  'unauthorized',
  'not_found',
  'method_not_allowed',
  'gone',
  'payload_too_large',
  'validation_failed',
  'cross_site',
  'other_account',
  'own_case',
  'photo_missing',
  'car_reserved',
  'not_agreed',
  'payment_off',
  'offer_open',
  'conflict',
  'photo_refused',
  'stock_limit',
  'otp_wrong',
  'otp_expired',
  'otp_used',
  'otp_exhausted',
  'suspended',
  'rate_limited',
  'internal',
  'no_room',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One of the codes; a code newer than this build reads as `internal`. */
export const errorCode = z.catch(z.enum(errorCodes), 'internal');

/** Messages of the errors that a device reports itself; the server sends those of all others. */
export const deviceErrorMessages = {
  internal: localized('Something went wrong on our side.'),
  photo_refused: localized('This photo cannot be used.'),
} as const satisfies { readonly [code in ErrorCode]?: Localized };
