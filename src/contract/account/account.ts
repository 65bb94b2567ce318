import * as z from 'zod/mini';

/** Scopes of an account (docs/product.md#roles). */
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

/** An account as its owner sees it. */
export const accountUser = z.object({
  /** Opaque id, to which rows on the device are bound. */
  id: z.string(),
  /** E.164. */
  mobile: z.string(),
  scope: z.enum(scopes),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type AccountUser = z.infer<typeof accountUser>;

/** The header that carries the device's token: 32 random bytes as base64url. */
export const deviceHeader = 'x-lajur-device';
export const deviceTokenPattern = /^[A-Za-z0-9_-]{43}$/;
/**
 * The header that carries the account id a queued change belongs to. The server rejects it (`other_account`)
 * if the session belongs to another account; without it, a change made while signed out is sent without a
 * session.
 */
export const accountHeader = 'x-lajur-account';
