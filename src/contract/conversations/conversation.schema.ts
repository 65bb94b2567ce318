import * as z from 'zod/mini';
import { pageMeta } from '#contract/api/envelope.ts';
import { knownItems } from '#contract/api/known-items.ts';
import { queuedPaths } from '#contract/api/outbox-paths.ts';
import { day, flag, id, optionalText, pageNumber, smallId } from '#contract/api/wire-values.ts';
import { leadKinds } from '#contract/leads/lead.ts';
import { carPicture, listingStatus } from '#contract/listing/listing.ts';
import { offerActions, offerStatuses } from '#contract/offers/offer.ts';
import { visitQuery } from '#contract/page/visit-source.ts';
import {
  conversationLimits,
  conversationReportReasons,
  conversationRoles,
  messageKinds,
  readyAnswers,
  readyQuestionKeys,
  visitParts,
} from './conversation.ts';

/* Schemas of conversations (docs/product.md#conversations). */

/** Counts the changes of one's inbox: what has a larger one than is known has changed. */
const version = z.number();
const wireVersion = z.lazy(() => z.optional(z.string().check(z.regex(/^\d{1,15}$/))));

export const conversationMessage = () =>
  z.object({
    /** Its place within the conversation, from 1; without gaps, except for what is held for staff. */
    seq: z.number(),
    kind: z.enum(messageKinds),
    by: z.enum(conversationRoles),
    /** As written, with contact details masked until both show their numbers. Empty once its author is gone. */
    text: z.string(),
    /** Keys of photos. */
    images: z.array(z.string()),
    question: z.optional(z.enum(readyQuestionKeys)),
    answer: z.optional(z.enum(readyAnswers)),
    /** A proposed visit. */
    visit: z.optional(z.object({ day: z.string(), part: z.enum(visitParts), place: z.string() })),
    /** Of an answer to a visit: the `seq` of the proposal. */
    about: z.optional(z.number()),
    /** Of an answer to a visit, or whether a number is shown from now on. */
    isAgreed: z.optional(z.boolean()),
    /** The key it was sent with, for its author alone: what the device still shows as being sent. */
    clientId: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
  });
export type ConversationMessage = z.infer<ReturnType<typeof conversationMessage>>;

/** What else happened between the two about the car, in order of time. */
export const conversationEvent = () =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('lead'),
      leadKind: z.enum(leadKinds),
      text: z.string(),
      at: z.iso.datetime(),
    }),
    z.object({
      kind: z.literal('offer'),
      offerId: z.number(),
      action: z.enum(offerActions),
      by: z.enum(['buyer', 'seller', 'site']),
      amount: z.nullable(z.number()),
      note: z.string(),
      /** Of the offer now. */
      status: z.enum(offerStatuses),
      at: z.iso.datetime(),
    }),
    z.object({ kind: z.literal('price'), from: z.number(), to: z.number(), at: z.iso.datetime() }),
  ]);
export type ConversationEvent = z.infer<ReturnType<typeof conversationEvent>>;
const conversationEvents = () => knownItems('kind', ['lead', 'offer', 'price'], conversationEvent());

export const conversationView = () =>
  z.object({
    id: z.number(),
    /** The reader's role. */
    role: z.enum(conversationRoles),
    version,
    /** Grows where earlier messages read otherwise than before: those on the device are fetched again. */
    edition: z.number(),
    /** The `seq` of the latest message, held ones included. */
    lastSeq: z.number(),
    lastAt: z.iso.datetime(),
    last: z.nullable(
      z.object({
        kind: z.enum(messageKinds),
        by: z.enum(conversationRoles),
        text: z.string(),
        question: z.optional(z.enum(readyQuestionKeys)),
        answer: z.optional(z.enum(readyAnswers)),
      }),
    ),
    /** Messages of the other that are not read. */
    unread: z.number(),
    /** Up to which `seq` the reader, and the other, have read; and what the other's device has received. */
    read: z.number(),
    otherRead: z.number(),
    otherReceived: z.number(),
    isArchived: z.boolean(),
    listing: z.object({
      id: z.number(),
      label: z.string(),
      slug: z.string(),
      price: z.number(),
      status: listingStatus,
      ...carPicture.shape,
    }),
    other: z.object({
      /** Identifies the account for blocking; null once it is gone. */
      id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** E.164, while both show their numbers. */
      mobile: z.nullable(z.string()),
      isWhatsapp: z.boolean(),
    }),
    /** Who shows the number. */
    isSharing: z.boolean(),
    isOtherSharing: z.boolean(),
    /** Whether one can write: not to an account that is gone or has been blocked. */
    isOpen: z.boolean(),
  });
export type ConversationView = z.infer<ReturnType<typeof conversationView>>;

const changed = () => z.object({ conversation: conversationView(), seq: z.number() });

export const conversationSchemas = {
  /** A message: of a buyer about a car, or of either in a conversation that exists. */
  sendMessage: {
    path: queuedPaths.sendMessage,
    who: 'account',
    method: 'POST',
    once: true,
    limit: { most: 300, withinMinutes: 10, of: 'caller' },
    query: () =>
      z.object({
        /** Either the car that a buyer writes about, or the conversation. */
        listingId: z.optional(id),
        conversationId: z.optional(id),
        kind: z.enum(messageKinds),
        text: optionalText(conversationLimits.textLength),
        /** Hashes of uploaded photos, joined by commas. */
        images: optionalText(conversationLimits.photos * 65),
        question: z.optional(z.enum(readyQuestionKeys)),
        answer: z.optional(z.enum(readyAnswers)),
        day: z.optional(day),
        part: z.optional(z.enum(visitParts)),
        place: optionalText(conversationLimits.placeLength),
        about: z.optional(smallId),
        isAgreed: z.optional(flag),
        ...visitQuery(),
      }),
    data: changed,
  },
  /** Conversations, the latest first; with `after`, those that have changed since that version. */
  inbox: {
    path: '/api/v4/conversation/inbox',
    who: 'account',
    method: 'GET or POST',
    query: () =>
      z.object({
        after: wireVersion,
        archived: z.optional(flag),
        /** The words of a car or a name. */
        words: optionalText(60),
        listingId: z.optional(id),
        conversationId: z.optional(id),
        page: pageNumber,
      }),
    data: () => z.object({ items: z.array(conversationView()), unread: z.number(), version, meta: pageMeta }),
  },
  /** Up to fifty messages: the latest, those before a `seq`, or those after it. */
  thread: {
    path: '/api/v4/conversation/thread',
    who: 'account',
    method: 'GET or POST',
    query: () => z.object({ conversationId: id, before: z.optional(smallId), after: wireVersion }),
    data: () =>
      z.object({
        conversation: conversationView(),
        messages: knownItems('kind', messageKinds, conversationMessage()),
        events: conversationEvents(),
        /** Whether there are earlier ones, or with `after` later ones. */
        hasMore: z.boolean(),
      }),
  },
  /** Up to where the caller has received and read, and whether it is archived. Only what is larger counts. */
  noteConversation: {
    path: '/api/v4/conversation/note',
    who: 'account',
    method: 'POST',
    query: () =>
      z.object({
        conversationId: id,
        received: wireVersion,
        read: wireVersion,
        isArchived: z.optional(flag),
      }),
    data: () => z.object({ conversation: conversationView() }),
  },
  reportConversation: {
    path: '/api/v4/conversation/report',
    who: 'account',
    method: 'POST',
    once: true,
    limit: { most: 20, withinMinutes: 60, of: 'caller' },
    query: () =>
      z.object({ conversationId: id, reason: z.enum(conversationReportReasons), details: optionalText(500) }),
    data: () => z.object({ received: z.literal(true) }),
  },
} as const;
