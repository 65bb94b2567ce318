import {
  conversationPath,
  myLeadPath,
  myListingPath,
  myOfferPath,
  notificationsPath,
} from '#contract/account/account-paths.ts';
import type { MessageKind } from '#contract/conversations/conversation.ts';
import { visitPartWords } from '#contract/conversations/visit-words.ts';
import { dateText } from '#contract/date-text.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import type { Language, Localized } from '#contract/language.ts';
import type { LeadKind, SellerLeadKind } from '#contract/leads/lead.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { editReviewPath } from '#contract/owner-reviews/owner-review-pages.ts';
import { listingPath } from '#contract/paths.ts';
import { paymentPath } from '#contract/payments/booking-paths.ts';
import { type ReviewReason, reviewReasons } from '#contract/sell/own-listing.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import { warrantyClaimPath } from '#contract/warranty/warranty.ts';
import type { NotificationFacts, NotificationKind } from './notification.ts';

/*
 * The text of a message: the same in the app, in a push and for an embedding app. Paths have no language
 * prefix.
 */

export type NotificationWords = { readonly title: string; readonly body: string; readonly path: string };

type Writer<Kind extends NotificationKind> = (
  facts: NotificationFacts<Kind>,
  language: Language,
) => NotificationWords;

const inLanguage = (words: Localized, language: Language) => words[language];

const leadTitles: Readonly<Record<string, Localized>> = {
  contact: localized('Somebody is asking about your car'),
  'test-drive': localized('Somebody wants a test drive'),
  finance: localized('Somebody wants to buy on credit'),
  insurance: localized('Somebody is asking about insurance'),
  'trade-in': localized('Somebody wants to trade in'),
} satisfies Record<SellerLeadKind, Localized> & Partial<Record<LeadKind, Localized>>;
const anyLead: Localized = localized('You have a new request');

const messageWords: Readonly<Record<string, Localized>> = {
  text: localized('Sent a photo'),
  question: localized('Asks about the car'),
  answer: localized('Answered'),
  visit: localized('Proposes a time to see the car'),
  'visit-answer': localized('Answered the proposed time'),
  numbers: localized('Wants to exchange numbers'),
} satisfies Record<MessageKind, Localized>;
const anyMessage: Localized = localized('A new message');

const newOffer: Localized = localized('A new offer');
const offerTitles: Readonly<Record<string, Localized>> = {
  // A buyer's new offer after a counter-offer.
  sent: localized('The buyer made a counter-offer'),
  countered: localized('The seller made a counter-offer'),
  accepted: localized('Offer accepted'),
  declined: localized('Offer declined'),
  withdrawn: localized('Offer withdrawn'),
  expired: localized('Offer expired'),
  closed: localized('Offer ended: the ad was taken down'),
  released: localized('The 48 hours are over'),
};
const anyOffer: Localized = localized('An offer changed');

const bookingTitles: Readonly<Record<string, Localized>> = {
  held: localized('The car is reserved'),
  released: localized('The booking fee goes to the seller'),
  refunding: localized('The booking has ended'),
  refunded: localized('The booking fee has been refunded'),
};
const anyBooking: Localized = localized('A booking changed');

const claimTitles: Readonly<Record<string, Localized>> = {
  checking: localized('Your warranty claim is being checked'),
  approved: localized('Your warranty claim was approved'),
  declined: localized('Your warranty claim was declined'),
  settled: localized('Your warranty claim is settled'),
};
const anyClaim: Localized = localized('Your warranty claim was answered');

/** The page of offers for the visitor's own cars. */
const receivedOffersPath = `${myOfferPath}#seller`;

const scopeWords: Readonly<Record<string, Localized>> = {
  dealer: localized('a dealer'),
  agent: localized('an agent'),
};

const titleOf = (language: Language) => (reason: ReviewReason) => reviewReasonWords[reason].title[language];

const carPath = (listingId: number) => listingPath(String(listingId));

const writers: { readonly [Kind in NotificationKind]: Writer<Kind> } = {
  'listing-live': ({ car, listingId }, language) => ({
    title: inLanguage(localized('Your ad is live'), language),
    body: car,
    path: carPath(listingId),
  }),
  'listing-rejected': ({ car, reasons }, language) => ({
    title: inLanguage(localized('Your ad needs a correction'), language),
    body: [car, ...reviewReasons.filter((reason) => reasons.includes(reason)).map(titleOf(language))].join(
      ' · ',
    ),
    path: myListingPath,
  }),
  'listing-expiring': ({ car, expiresAt }, language) => {
    const day = dateText(expiresAt, 'day and month', language);
    return {
      title: inLanguage(localized('Your ad ends soon'), language),
      body: inLanguage(localized(`${car}, until ${day}. Renew it with one tap.`), language),
      path: myListingPath,
    };
  },
  'lead-received': ({ car, leadKind, name }, language) => ({
    title: inLanguage(leadTitles[leadKind] ?? anyLead, language),
    // A deleted sender has no name.
    body: name === '' ? car : `${name}: ${car}`,
    path: myLeadPath,
  }),
  'message-received': ({ car, conversationId, name, messageKind, text }, language) => ({
    title: name === '' ? car : `${name}: ${car}`,
    body: text || inLanguage(messageWords[messageKind] ?? anyMessage, language),
    path: conversationPath(conversationId),
  }),
  'message-waiting': ({ car, conversationId, days }, language) => ({
    title: inLanguage(localized(`A buyer has been waiting for ${days} days`), language),
    body: inLanguage(localized(`${car}. Answer now, or your ad says that you have not answered.`), language),
    path: conversationPath(conversationId),
  }),
  'visit-soon': ({ car, conversationId, day, part, place }, language) => ({
    title: inLanguage(localized('Your appointment to see the car'), language),
    body: [dateText(day, 'day and month', language), visitPartWords[part]?.[language], place, car]
      .filter(Boolean)
      .join(' · '),
    path: conversationPath(conversationId),
  }),
  'offer-received': ({ car, amount }, language) => ({
    title: inLanguage(newOffer, language),
    body: `${formatPrice(amount, language)}: ${car}`,
    path: receivedOffersPath,
  }),
  'offer-changed': ({ car, status, amount, role }, language) => {
    const price = formatPrice(amount, language);
    return {
      title: inLanguage(offerTitles[status] ?? anyOffer, language),
      body:
        status === 'released'
          ? inLanguage(
              localized(`${car} is for sale again. The two of you can still agree on ${price}.`),
              language,
            )
          : `${price}: ${car}`,
      path: role === 'seller' ? receivedOffersPath : myOfferPath,
    };
  },
  'booking-changed': ({ car, status, amount, reference, role }, language) => ({
    title: inLanguage(bookingTitles[status] ?? anyBooking, language),
    body: `${formatPrice(amount, language)}: ${car}`,
    path: role === 'seller' ? receivedOffersPath : paymentPath(reference),
  }),
  'price-dropped': ({ car, listingId, price, before }, language) => {
    const now = formatPrice(price, language);
    const was = formatPrice(before, language);
    return {
      title: inLanguage(localized('A favourite is cheaper now'), language),
      body: inLanguage(localized(`${car}: ${now}, was ${was}`), language),
      path: carPath(listingId),
    };
  },
  'search-news': ({ name, path, count }, language) => ({
    title: inLanguage(
      {
        id: `${formatNumber(count, 'id')} mobil baru`,
        en: count === 1 ? '1 new car' : `${formatNumber(count, 'en')} new cars`,
      },
      language,
    ),
    body: name,
    path,
  }),
  'model-on-sale': ({ name, path }, language) => ({
    title: inLanguage(localized('Now on sale'), language),
    body: name,
    path,
  }),
  'scope-decided': ({ scope, isGranted }, language) => ({
    title: isGranted
      ? inLanguage(
          {
            id: `Anda sekarang ${scopeWords[scope]?.id ?? scope}`,
            en: `You are now ${scopeWords[scope]?.en ?? scope}`,
          },
          language,
        )
      : inLanguage(
          {
            id: `Permintaan menjadi ${scopeWords[scope]?.id ?? scope} ditolak`,
            en: `Your request to become ${scopeWords[scope]?.en ?? scope} was declined`,
          },
          language,
        ),
    body: inLanguage(
      isGranted
        ? localized('The limits of your account have been adjusted.')
        : localized('Contact us if that is a mistake.'),
      language,
    ),
    path: notificationsPath,
  }),
  'warranty-claim-changed': ({ number, plan, news }, language) => ({
    title: inLanguage(claimTitles[news] ?? anyClaim, language),
    body: `${plan} · ${number}`,
    path: warrantyClaimPath,
  }),
  'owner-review-decided': ({ reviewId, name, isLive, path }, language) => ({
    title: inLanguage(
      isLive ? localized('Your review is live') : localized('Your review needs a correction'),
      language,
    ),
    body: name,
    path: isLive ? path : editReviewPath(reviewId),
  }),
  'trade-answered': ({ dealer, slug, car, amount }, language) => {
    const price = formatPrice(amount, language);
    return {
      title: inLanguage(localized(`Trade-in: ${price}`), language),
      body: `${dealer}: ${car}`,
      path: dealerPath(slug),
    };
  },
};

export function notificationWords<Kind extends NotificationKind>(
  kind: Kind,
  facts: NotificationFacts<Kind>,
  language: Language,
): NotificationWords {
  return writers[kind](facts, language);
}

/** Names of the kinds in the settings. */
export const notificationKindNames: Readonly<Record<NotificationKind, Localized>> = {
  'listing-live': localized('My ad goes live'),
  'listing-rejected': localized('My ad needs a correction'),
  'listing-expiring': localized('My ad ends soon'),
  'lead-received': localized('A buyer asks about my car'),
  'message-received': localized('Messages of buyers and sellers'),
  'message-waiting': localized('A buyer is waiting for my answer'),
  'visit-soon': localized('Appointments'),
  'offer-received': localized('Offers for my car'),
  'offer-changed': localized('Answers to offers'),
  'booking-changed': localized('Bookings and payments'),
  'price-dropped': localized('A favourite is cheaper now'),
  'search-news': localized('New cars in saved searches'),
  'model-on-sale': localized('New models I wait for'),
  'scope-decided': localized('Decisions about my account'),
  'warranty-claim-changed': localized('My warranty claims'),
  'owner-review-decided': localized('My reviews'),
  'trade-answered': localized('Answers to trade-ins'),
};
