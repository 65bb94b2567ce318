import * as z from 'zod/mini';

/** What an account may do (docs/product.md#roles). */
export const scopes = ['user', 'dealer', 'agent', 'staff'] as const;
export type Scope = (typeof scopes)[number];

/** Limits of one-time codes (docs/product.md#one-time-codes). */
export const otpLimits = {
  digits: 6,
  validSeconds: 300,
  tries: 5,
  resendSeconds: 60,
  sentInAnHour: 5,
} as const;

/** What an account sees of itself. */
export const accountUser = z.object({
  /** Opaque; rows on the device are bound to it. */
  id: z.string(),
  /** E.164. */
  mobile: z.string(),
  scope: z.enum(scopes),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type AccountUser = z.infer<typeof accountUser>;

/** The header with the device's token: 32 random bytes as base64url. */
export const deviceHeader = 'x-lajur-device';
export const deviceTokenPattern = /^[A-Za-z0-9_-]{43}$/;
/**
 * The header with the account id that a queued change belongs to. The server refuses it (`other_account`) where the
 * session is another account's; without it, a change made while signed out is sent without a session.
 */
export const accountHeader = 'x-lajur-account';
