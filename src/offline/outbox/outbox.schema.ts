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

/** Why a row needs the user's attention: the server's response. */
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

/** The call of a row other than a listing, such as a lead or an offer, without the row's id. */
export const queuedCall = z.lazy(() =>
  z.object({
    /** One of `queuedPaths`, or one of a newer version. */
    endpoint: z.pipe(
      z.string(),
      z.transform((name) => renamedEndpoints.get(name) ?? name),
    ),
    /** Emptied once sent: personal text is stored no longer than necessary. */
    fields: z.record(z.string(), z.string()),
    /** The page where it can be corrected. */
    page: z.nullable(z.string()),
    /** The draft whose photos are uploaded first, and sent along as `images`. */
    draftId: z.catch(z.nullable(z.string()), null),
    /** Calls with the same one are sent in the order in which they were made, and each is one of its own. */
    line: z.catch(z.nullable(z.string()), null),
  }),
);
export type QueuedCall = z.infer<typeof queuedCall>;

export const outboxRow = z.lazy(() =>
  z.object({
    /** The idempotency key, generated on the device. */
    id: z.string(),
    kind: z.enum(['create', 'update', 'status', 'call']),
    /** An account's public id, or `guest`; the row is sent only as this owner. */
    owner: z.string(),
    draftId: z.nullable(z.string()),
    listing: z.nullable(draftListing),
    change: z.nullable(z.enum(statusChanges)),
    call: z.catch(z.nullable(queuedCall), null),
    /** The source of the visit in which a new listing was written; sent with it. */
    visit: z.catch(z.record(z.string(), z.string()), {}),
    /** Display name of its subject. */
    label: z.catch(z.string(), ''),
    /** The language for the server's messages. */
    language: z.catch(z.enum(languages), 'id'),
    /** `sending`: a flush is processing it; if that was interrupted, the next one continues. */
    state: z.enum(['waiting', 'sending', 'sent', 'needs-you']),
    sentPhotos: z.catch(z.number(), 0),
    photoCount: z.catch(z.number(), 0),
    /** Consecutive temporary failures; the delay grows with them. */
    attempts: z.catch(z.number(), 0),
    /** Milliseconds since 1970. */
    nextTryAt: z.catch(z.number(), 0),
    /**
     * The revision of the draft that the server may have: the first one sent in full. Null before that, when
     * the row can still be withdrawn.
     */
    triedRevision: z.catch(z.nullable(z.number()), null),
    problem: z.catch(z.nullable(outboxProblem), null),
    /** The server's response; kept after sending. */
    answer: z.catch(z.nullable(ownListing), null),
    createdAt: z.catch(z.number(), 0),
  }),
);
export type OutboxRow = z.infer<typeof outboxRow>;
