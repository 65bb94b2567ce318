import * as z from 'zod/mini';
import { errorCode } from '#contract/api/error-code.ts';
import { languages } from '#contract/language.ts';
import { ownListing } from '#contract/sell/own-listing.ts';
import { draftListing } from '#offline/drafts/draft.schema.ts';

/** Of a row that somebody made without an account. */
export const guestOwner = 'guest';

/** One tap on an advertisement of one's own. */
export const statusChanges = ['sold', 'renew', 'remove', 'claim'] as const;
export type StatusChange = (typeof statusChanges)[number];

/** Why a row needs the person: what the server said of it. */
export const outboxProblem = z.object({
  code: errorCode,
  message: z.string(),
  errors: z.catch(z.record(z.string(), z.array(z.string())), {}),
});
export type OutboxProblem = z.infer<typeof outboxProblem>;

/** Of a row that is one call, such as a lead or an offer: what is sent, beside the row's id. */
export const queuedCall = z.object({
  /** One of `queuedEndpoints`, or of those a newer version knows. */
  endpoint: z.string(),
  /** Emptied of all that somebody wrote once it is sent: it is kept no longer than it must be. */
  fields: z.record(z.string(), z.string()),
  /** Where it was written, to put it right there; a path of this site. */
  page: z.nullable(z.string()),
});
export type QueuedCall = z.infer<typeof queuedCall>;

/** Something that waits to be sent, or was. */
export const outboxRow = z.object({
  /** Made here; by it the server knows what it is sent twice. */
  id: z.string(),
  kind: z.enum(['create', 'update', 'status', 'call']),
  /** An account's public id, or `guest`: the row is sent as that one and as nobody else. */
  owner: z.string(),
  draftId: z.nullable(z.string()),
  listing: z.nullable(draftListing),
  change: z.nullable(z.enum(statusChanges)),
  call: z.catch(z.nullable(queuedCall), null),
  /** What it is about, for people. */
  label: z.catch(z.string(), ''),
  /** In which what the server says of it is to be said. */
  language: z.catch(z.enum(languages), 'id'),
  /** `sending` is what a flush has in hand; one that died leaves it so, and the next goes on with it. */
  state: z.enum(['waiting', 'sending', 'sent', 'needs-you']),
  sentPhotos: z.catch(z.number(), 0),
  photoCount: z.catch(z.number(), 0),
  /** How often in a row it failed for now; by it the wait for the next attempt grows. */
  attempts: z.catch(z.number(), 0),
  /** Milliseconds since 1970. */
  nextTryAt: z.catch(z.number(), 0),
  /**
   * Which revision of the draft the server may have: the first that was sent in full. Null while it has not been
   * asked yet, and so can be cancelled.
   */
  triedRevision: z.catch(z.nullable(z.number()), null),
  problem: z.catch(z.nullable(outboxProblem), null),
  /** What the server made of it; stays once it is sent. */
  answer: z.catch(z.nullable(ownListing), null),
  createdAt: z.catch(z.number(), 0),
});
export type OutboxRow = z.infer<typeof outboxRow>;
