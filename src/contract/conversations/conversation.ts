import type { CarFactName } from '#contract/listing/car-facts.ts';

/** Limits of conversations (docs/product.md#conversations). */
export const conversationLimits = {
  textLength: 2000,
  photos: 6,
  placeLength: 60,
  /** Conversations that an account may begin in a day: within its first week, and later. */
  newAccountStarts: 10,
  starts: 60,
  newAccountDays: 7,
  /** The same text to more people than this is held for staff. */
  sameTextTo: 8,
  /** Within how many days. */
  sameTextDays: 7,
  /** Shorter texts are the same by chance. */
  sameTextLength: 20,
  /** Answers after which a seller's usual response time is told. */
  leastAnswers: 5,
  /** A seller without an answer is reminded after this many days, and the ad says so. */
  unansweredDays: 3,
  keptMonths: 24,
} as const;

export const conversationRoles = ['buyer', 'seller'] as const;
export type ConversationRole = (typeof conversationRoles)[number];

/**
 * What a message is. `text` may have photos; `question` and `answer` are ready ones, by their keys; `visit` proposes a
 * time to see the car and `visit-answer` accepts or declines it; `numbers` shows one's number or takes it back.
 */
export const messageKinds = ['text', 'question', 'answer', 'visit', 'visit-answer', 'numbers'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Ready questions, each with the fact of the ad that answers it; without one, the seller answers in words. */
export const readyQuestions = {
  available: null,
  tax: 'taxPaidUntil',
  accident: 'accidentFree',
  flood: 'floodFree',
  service: 'serviceRecord',
  papers: 'bpkbHolder',
  owners: 'ownership',
  reason: null,
  weekend: null,
} as const satisfies Readonly<Record<string, CarFactName | null>>;
export type ReadyQuestion = keyof typeof readyQuestions;
export const readyQuestionKeys = Object.keys(readyQuestions) as ReadyQuestion[];

/** The questions that an ad leaves open, in order. */
export function openQuestions(
  facts: Readonly<Partial<Record<CarFactName, unknown>>>,
): readonly ReadyQuestion[] {
  return readyQuestionKeys.filter((key) => {
    const fact = readyQuestions[key];
    return fact === null || facts[fact] === null || facts[fact] === undefined;
  });
}

/** Ready answers of sellers. */
export const readyAnswers = ['still-there', 'sold', 'come-see', 'price-open', 'price-firm', 'later'] as const;
export type ReadyAnswer = (typeof readyAnswers)[number];

export const visitParts = ['morning', 'noon', 'afternoon', 'evening'] as const;
export type VisitPart = (typeof visitParts)[number];

export const conversationReportReasons = ['fraud', 'abuse', 'spam', 'other'] as const;
export type ConversationReportReason = (typeof conversationReportReasons)[number];
