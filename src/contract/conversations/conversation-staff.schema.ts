import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { id, pageNumber } from '#contract/api/wire-values.ts';
import { conversationReportReasons, conversationRoles } from './conversation.ts';

/* Schemas of conversations as staff see them: reported, or with a held message. */

export const judgedConversation = () =>
  z.object({
    id: z.number(),
    why: z.enum(['report', 'held']),
    car: z.string(),
    buyer: z.nullable(z.string()),
    seller: z.nullable(z.string()),
    /** Of the latest report. */
    reason: z.nullable(z.enum(conversationReportReasons)),
    details: z.string(),
    /** Whose message or behaviour it is about. */
    accused: z.nullable(z.object({ role: z.enum(conversationRoles), accountId: z.string() })),
    since: z.iso.datetime(),
  });
export type JudgedConversation = z.infer<ReturnType<typeof judgedConversation>>;

export const conversationStaffSchemas = {
  staffConversations: {
    path: '/api/v4/staff/conversations',
    who: 'staff',
    method: 'GET or POST',
    query: () => z.object({ page: pageNumber }),
    data: () => z.object({ items: z.array(judgedConversation()), meta: pageMeta }),
  },
  /** The messages of a reported conversation. That they were read is recorded. */
  staffConversation: {
    path: '/api/v4/staff/conversation',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ conversationId: id }),
    data: () =>
      z.object({
        messages: z.array(
          z.object({
            seq: z.number(),
            by: z.enum(conversationRoles),
            /** As in `messageKinds`. */
            kind: z.string(),
            text: z.string(),
            /** Keys of photos. */
            images: z.array(z.string()),
            isHeld: z.boolean(),
            createdAt: z.iso.datetime(),
          }),
        ),
      }),
  },
  /** `release` delivers what is held, `dismiss` closes the report, `withhold` keeps what is held for good. */
  staffJudgeConversation: {
    path: '/api/v4/staff/judge-conversation',
    who: 'staff',
    method: 'POST',
    once: true,
    query: () => z.object({ conversationId: id, verdict: z.enum(['release', 'dismiss', 'withhold']) }),
    data: () => z.object({ done: z.literal(true) }),
  },
} as const;
