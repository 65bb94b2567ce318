import * as z from 'zod/mini';
import { errorCode } from '#contract/api/error-code.ts';
import { languages } from '#contract/language.ts';
import { ownListing } from '#contract/sell/own-listing.ts';
import { draftListing } from '#offline/drafts/draft.schema.ts';

/** The owner of a guest's rows. */
export const guestOwner = 'guest';

/** One-tap changes of one's own listing. */
export const statusChanges = ['sold', 'renew', 'remove', 'claim'] as const;
export type StatusChange = (typeof statusChanges)[number];

/** Why a row needs the person: the server's answer. */
export const outboxProblem = z.lazy(() =>
  z.object({
    code: errorCode,
    message: z.string(),
    errors: z.catch(z.record(z.string(), z.array(z.string())), {}),
  }),
);
export type OutboxProblem = z.infer<typeof outboxProblem>;

/** Endpoints that had another name in the version that queued a row. */
const renamedEndpoints: ReadonlyMap<string, string> = new Map([['sendContactMessage', 'sendSupportMessage']]);

/** The call of a row such as a lead or an offer, beside the row's id. */
export const queuedCall = z.lazy(() =>
  z.object({
    /** One of `queuedEndpoints`, or one of a newer version. */
    endpoint: z.pipe(
      z.string(),
      z.transform((name) => renamedEndpoints.get(name) ?? name),
    ),
    /** Emptied once it is sent: personal text is stored no longer than necessary. */
    fields: z.record(z.string(), z.string()),
    /** The page where it was written, to fix it there. */
    page: z.nullable(z.string()),
  }),
);
export type QueuedCall = z.infer<typeof queuedCall>;

export const outboxRow = z.lazy(() =>
  z.object({
    /** The idempotency key, made here. */
    id: z.string(),
    kind: z.enum(['create', 'update', 'status', 'call']),
    /** An account's public id, or `guest`: the row is sent as this owner only. */
    owner: z.string(),
    draftId: z.nullable(z.string()),
    listing: z.nullable(draftListing),
    change: z.nullable(z.enum(statusChanges)),
    call: z.catch(z.nullable(queuedCall), null),
    /** Where the visit came from that a new listing was written in; sent with it. */
    visit: z.catch(z.record(z.string(), z.string()), {}),
    /** Its subject, for people. */
    label: z.catch(z.string(), ''),
    /** The language for the server's messages. */
    language: z.catch(z.enum(languages), 'id'),
    /** `sending`: a flush is working on it; if that died, the next one continues. */
    state: z.enum(['waiting', 'sending', 'sent', 'needs-you']),
    sentPhotos: z.catch(z.number(), 0),
    photoCount: z.catch(z.number(), 0),
    /** Consecutive temporary failures; the delay grows with them. */
    attempts: z.catch(z.number(), 0),
    /** Milliseconds since 1970. */
    nextTryAt: z.catch(z.number(), 0),
    /**
     * The revision of the draft that the server may have: the first that was sent in full. Null until then, and the row
     * can be called back.
     */
    triedRevision: z.catch(z.nullable(z.number()), null),
    problem: z.catch(z.nullable(outboxProblem), null),
    /** The server's result; stays after sending. */
    answer: z.catch(z.nullable(ownListing), null),
    createdAt: z.catch(z.number(), 0),
  }),
);
export type OutboxRow = z.infer<typeof outboxRow>;
