import * as z from 'zod/mini';
import { scopes } from '#contract/account/account.ts';
import { knownItems } from '#contract/api/known-items.ts';
import { claimStates } from '#contract/warranty/warranty.ts';

/** Actions in the audit trail. */
export const auditActions = [
  'approve',
  'reject',
  'feature',
  'unfeature',
  'suspend',
  'unsuspend',
  'judge-reports',
  'grant-scope',
  'refuse-scope',
  'release-order',
  'refund-order',
  'verify-dealer',
  'unverify-dealer',
  'hide-rating',
  'show-rating',
  'approve-review',
  'reject-review',
  'pay-agent',
  'refuse-payout',
  'issue-warranty',
  'change-claim',
  'import',
  'edit-table',
  'publish-article',
  'schedule-article',
  'unschedule-article',
  'take-down-article',
  'put-back-article',
  'add-article-tag',
  'pick-winner',
  'read-conversation',
  'judge-conversation',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * Facts of an entry besides actor, action and subject. Contains no personal data, because the trail is never
 * deleted.
 */
export const auditFacts = () =>
  z.object({
    note: z.optional(z.string()),
    reasons: z.optional(z.array(z.string())),
    scope: z.optional(z.enum(scopes)),
    before: z.optional(z.enum(scopes)),
    isUpheld: z.optional(z.boolean()),
    /** The operator's table concerned. */
    table: z.optional(z.string()),
    /** The title of the article or the tag concerned. */
    article: z.optional(z.string()),
    /** The photo contest concerned, and the place given. */
    contest: z.optional(z.string()),
    /** Number of listings, reports or rows concerned. */
    count: z.optional(z.number()),
    /** The booking order concerned. */
    reference: z.optional(z.string()),
    /** The warranty concerned, and the new state of a claim on it. */
    warranty: z.optional(z.string()),
    claimState: z.optional(z.enum(claimStates)),
  });
export type AuditFacts = z.infer<ReturnType<typeof auditFacts>>;

export const auditEntry = () =>
  z.object({
    id: z.number(),
    action: z.enum(auditActions),
    /** The actor; null for the command line and for deleted accounts. */
    actor: z.nullable(z.string()),
    isCommandLine: z.boolean(),
    listingId: z.nullable(z.number()),
    /** The account concerned, as displayed to staff. */
    mobile: z.nullable(z.string()),
    facts: auditFacts(),
    createdAt: z.iso.datetime(),
  });
/** Without actions that a later version has added. */
export const auditEntries = () => knownItems('action', auditActions, auditEntry());
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>;
