import * as z from 'zod/mini';
import { day, flag, mobile, noQuery, optionalText, text } from '#contract/api/wire-values.ts';
import {
  awaitedEntry,
  collections,
  favouriteEntry,
  searchEntry,
  viewedEntry,
} from '#contract/collections/collections.ts';
import { offerStatuses } from '#contract/offers/offer.ts';
import { accountUser } from './account.ts';

/* Schemas of the account endpoints (endpoint-schemas.ts). */

const instant = z.iso.datetime();
const done = z.object({ done: z.literal(true) });

/** Another account's opaque id. */
const publicId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/));

/** Scopes that an account may ask for (docs/product.md#roles). */
const askedScopes = ['dealer', 'agent'] as const;
export const scopeRequestLimits = { companyLength: 80, noteLength: 500 } as const;

export const ownProfile = () =>
  z.object({
    user: accountUser,
    isWhatsapp: z.boolean(),
    createdAt: instant,
    /** Their newest open offer; null without one. */
    activeOffer: z.nullable(
      z.object({
        id: z.number(),
        listingId: z.number(),
        amount: z.number(),
        status: z.enum(offerStatuses),
        expiresAt: instant,
      }),
    ),
    /** The latest request; null without one. */
    scopeRequest: z.nullable(
      z.object({
        scope: z.enum(askedScopes),
        company: z.string(),
        createdAt: instant,
        /** Null while undecided. */
        isGranted: z.nullable(z.boolean()),
      }),
    ),
    consents: z.array(z.object({ version: z.string(), createdAt: instant })),
  });
export type OwnProfile = z.infer<ReturnType<typeof ownProfile>>;

/** A session of the account. */
export const ownSession = () =>
  z.object({
    id: z.string(),
    /** Browser and operating system; empty if unknown. */
    device: z.string(),
    createdAt: instant,
    usedAt: instant,
    isCurrent: z.boolean(),
  });
export type OwnSession = z.infer<ReturnType<typeof ownSession>>;

const blockedAccount = () => z.object({ id: z.string(), name: z.nullable(z.string()), createdAt: instant });

/** Entries as JSON, at most as many as an account stores, including tombstones. */
const entriesOf = <Item extends z.ZodMiniType>(entry: Item) =>
  z.optional(z.pipe(z.pipe(text(150_000), z.transform(parsedJson)), z.array(entry).check(z.maxLength(1000))));

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const accountSchemas = {
  otp: {
    path: '/api/v4/user/otp',
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ mobile }),
    /** `code` is only set if the server is configured to show it (OTP_ECHO). */
    data: () =>
      z.object({
        resendSeconds: z.number(),
        validSeconds: z.number(),
        code: z.optional(z.string()),
      }),
  },
  login: {
    path: '/api/v4/user/login',
    who: 'anyone',
    method: 'POST',
    query: () =>
      z.object({
        mobile,
        otp: text(20),
        /** The accepted version of the privacy statement. */
        consent: optionalText(20),
        /** `1` if the number is new to this person: a former account loses it. */
        isNewOwner: z.optional(flag),
      }),
    data: () => z.object({ authKey: z.string(), user: accountUser }),
  },
  me: {
    path: '/api/v4/user/me',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ user: accountUser }),
  },
  logout: {
    path: '/api/v4/user/logout',
    who: 'anyone',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ signedOut: z.literal(true) }),
  },
  userProfile: {
    path: '/api/v3/ovb/user-profile',
    who: 'account',
    method: 'GET or POST',
    query: () => noQuery,
    data: ownProfile,
  },
  /** Absent fields keep their values. */
  updateProfile: {
    path: '/api/v4/user/update-profile',
    who: 'account',
    method: 'POST',
    query: () =>
      z.object({
        name: optionalText(200),
        email: optionalText(400),
        /** `1` deletes the e-mail address, since an empty value cannot be sent. */
        withoutEmail: z.optional(flag),
        isWhatsapp: z.optional(flag),
      }),
    data: () => z.object({ profile: ownProfile() }),
  },
  ownSessions: {
    path: '/api/v4/user/sessions',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(ownSession()) }),
  },
  endSession: {
    path: '/api/v4/user/end-session',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
    data: () => done,
  },
  endOtherSessions: {
    path: '/api/v4/user/end-other-sessions',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ ended: z.number() }),
  },
  requestScope: {
    path: '/api/v4/user/request-scope',
    who: 'account',
    method: 'POST',
    query: () =>
      z.object({
        scope: z.enum(askedScopes),
        company: text(200),
        note: optionalText(2000),
      }),
    data: () => z.object({ profile: ownProfile() }),
  },
  blockAccount: {
    path: '/api/v4/user/block',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id: publicId }),
    data: () => done,
  },
  unblockAccount: {
    path: '/api/v4/user/unblock',
    who: 'account',
    method: 'POST',
    query: () => z.object({ id: publicId }),
    data: () => done,
  },
  blockedAccounts: {
    path: '/api/v4/user/blocked',
    who: 'account',
    method: 'POST',
    query: () => noQuery,
    data: () => z.object({ items: z.array(blockedAccount()) }),
  },
  /** Merges a device's collections with the account's and returns the result, without tombstones. */
  mergeCollections: {
    path: '/api/v4/user/collections',
    who: 'account',
    method: 'POST',
    query: () =>
      z.object({
        favourites: entriesOf(favouriteEntry),
        viewed: entriesOf(viewedEntry),
        searches: entriesOf(searchEntry),
        awaited: entriesOf(awaitedEntry),
        /** `1` if the device has not merged with this account since its last sign-in there. */
        isFirst: z.optional(flag),
      }),
    data: () => collections,
  },
  giveConsent: {
    path: '/api/v4/user/consent',
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ version: day }),
    data: () => z.object({ version: z.string(), createdAt: instant }),
  },
  /** Everything stored about the caller, by name. */
  exportData: {
    path: '/api/v4/user/export',
    who: 'anyone',
    method: 'POST',
    // It reads a lot.
    limit: { most: 20, withinMinutes: 60, of: 'caller' },
    query: () => noQuery,
    data: () => z.object({ kept: z.record(z.string(), z.unknown()) }),
  },
  /** `confirm` guards against accidental calls. */
  deleteAccount: {
    path: '/api/v4/user/delete',
    who: 'anyone',
    method: 'POST',
    query: () => z.object({ confirm: z.literal('delete') }),
    data: () => done,
  },
} as const;
