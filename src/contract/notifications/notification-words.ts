import {
  myLeadPath,
  myListingPath,
  myOfferPath,
  notificationsPath,
} from '#contract/account/account-paths.ts';
import { dateText } from '#contract/date-text.ts';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import type { Language, Localized } from '#contract/language.ts';
import type { LeadKind, SellerLeadKind } from '#contract/leads/lead.ts';
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
  contact: { id: 'Ada yang menanyakan mobil Anda', en: 'Somebody is asking about your car' },
  'test-drive': { id: 'Ada yang ingin mencoba mobil Anda', en: 'Somebody wants a test drive' },
  finance: { id: 'Ada yang ingin membeli dengan kredit', en: 'Somebody wants to buy on credit' },
  insurance: { id: 'Ada yang menanyakan asuransi', en: 'Somebody is asking about insurance' },
  'trade-in': { id: 'Ada yang ingin tukar tambah', en: 'Somebody wants to trade in' },
} satisfies Record<SellerLeadKind, Localized> & Partial<Record<LeadKind, Localized>>;
const anyLead: Localized = { id: 'Ada permintaan baru', en: 'You have a new request' };

const newOffer: Localized = { id: 'Penawaran baru', en: 'A new offer' };
const offerTitles: Readonly<Record<string, Localized>> = {
  // A buyer's new offer after a counter-offer.
  sent: { id: 'Pembeli menawar lagi', en: 'The buyer made a counter-offer' },
  countered: { id: 'Penjual menawar balik', en: 'The seller made a counter-offer' },
  accepted: { id: 'Penawaran diterima', en: 'Offer accepted' },
  declined: { id: 'Penawaran ditolak', en: 'Offer declined' },
  withdrawn: { id: 'Penawaran ditarik', en: 'Offer withdrawn' },
  expired: { id: 'Penawaran kedaluwarsa', en: 'Offer expired' },
  closed: { id: 'Penawaran berakhir: iklan diturunkan', en: 'Offer ended: the ad was taken down' },
  released: { id: 'Waktu simpan 48 jam habis', en: 'The 48 hours are over' },
};
const anyOffer: Localized = { id: 'Penawaran berubah', en: 'An offer changed' };

const bookingTitles: Readonly<Record<string, Localized>> = {
  held: { id: 'Mobil sudah dibooking', en: 'The car is reserved' },
  released: { id: 'Biaya booking diteruskan ke penjual', en: 'The booking fee goes to the seller' },
  refunding: { id: 'Booking berakhir', en: 'The booking has ended' },
  refunded: { id: 'Biaya booking sudah dikembalikan', en: 'The booking fee has been refunded' },
};
const anyBooking: Localized = { id: 'Booking berubah', en: 'A booking changed' };

const claimTitles: Readonly<Record<string, Localized>> = {
  checking: { id: 'Klaim garansi Anda sedang diperiksa', en: 'Your warranty claim is being checked' },
  approved: { id: 'Klaim garansi Anda disetujui', en: 'Your warranty claim was approved' },
  declined: { id: 'Klaim garansi Anda ditolak', en: 'Your warranty claim was declined' },
  settled: { id: 'Klaim garansi Anda selesai', en: 'Your warranty claim is settled' },
};
const anyClaim: Localized = {
  id: 'Ada jawaban untuk klaim garansi Anda',
  en: 'Your warranty claim was answered',
};

/** The page of offers for the visitor's own cars. */
const receivedOffersPath = `${myOfferPath}#seller`;

const scopeWords: Readonly<Record<string, Localized>> = {
  dealer: { id: 'dealer', en: 'a dealer' },
  agent: { id: 'agen', en: 'an agent' },
};

const titleOf = (language: Language) => (reason: ReviewReason) => reviewReasonWords[reason].title[language];

const carPath = (listingId: number) => listingPath(String(listingId));

const writers: { readonly [Kind in NotificationKind]: Writer<Kind> } = {
  'listing-live': ({ car, listingId }, language) => ({
    title: inLanguage({ id: 'Iklan Anda tayang', en: 'Your ad is live' }, language),
    body: car,
    path: carPath(listingId),
  }),
  'listing-rejected': ({ car, reasons }, language) => ({
    title: inLanguage({ id: 'Iklan perlu diperbaiki', en: 'Your ad needs a correction' }, language),
    body: [car, ...reviewReasons.filter((reason) => reasons.includes(reason)).map(titleOf(language))].join(
      ' · ',
    ),
    path: myListingPath,
  }),
  'listing-expiring': ({ car, expiresAt }, language) => {
    const day = dateText(expiresAt, 'day and month', language);
    return {
      title: inLanguage({ id: 'Iklan segera berakhir', en: 'Your ad ends soon' }, language),
      body: inLanguage(
        {
          id: `${car}, sampai ${day}. Perpanjang dengan satu ketukan.`,
          en: `${car}, until ${day}. Renew it with one tap.`,
        },
        language,
      ),
      path: myListingPath,
    };
  },
  'lead-received': ({ car, leadKind, name }, language) => ({
    title: inLanguage(leadTitles[leadKind] ?? anyLead, language),
    // A deleted sender has no name.
    body: name === '' ? car : `${name}: ${car}`,
    path: myLeadPath,
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
              {
                id: `${car} dijual lagi. Anda berdua masih boleh sepakat di ${price}.`,
                en: `${car} is back on offer. The two of you can still agree on ${price}.`,
              },
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
      title: inLanguage({ id: 'Harga favorit turun', en: 'A favourite is cheaper now' }, language),
      body: inLanguage(
        { id: `${car}: ${now}, sebelumnya ${was}`, en: `${car}: ${now}, was ${was}` },
        language,
      ),
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
    title: inLanguage({ id: 'Sudah dijual', en: 'Now on sale' }, language),
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
        ? {
            id: 'Batas iklan akun Anda sudah disesuaikan.',
            en: 'The limits of your account have been adjusted.',
          }
        : { id: 'Hubungi kami kalau ini keliru.', en: 'Contact us if that is a mistake.' },
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
      isLive
        ? { id: 'Ulasan Anda tayang', en: 'Your review is live' }
        : { id: 'Ulasan Anda perlu diperbaiki', en: 'Your review needs a correction' },
      language,
    ),
    body: name,
    path: isLive ? path : editReviewPath(reviewId),
  }),
  'trade-answered': ({ dealer, slug, car, amount }, language) => {
    const price = formatPrice(amount, language);
    return {
      title: inLanguage({ id: `Tukar tambah: ${price}`, en: `Trade-in: ${price}` }, language),
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
  'listing-live': { id: 'Iklan saya tayang', en: 'My ad goes live' },
  'listing-rejected': { id: 'Iklan saya perlu diperbaiki', en: 'My ad needs a correction' },
  'listing-expiring': { id: 'Iklan saya segera berakhir', en: 'My ad ends soon' },
  'lead-received': { id: 'Pembeli menanyakan mobil saya', en: 'A buyer asks about my car' },
  'offer-received': { id: 'Penawaran untuk mobil saya', en: 'Offers for my car' },
  'offer-changed': { id: 'Jawaban atas penawaran', en: 'Answers to offers' },
  'booking-changed': { id: 'Booking dan pembayaran', en: 'Bookings and payments' },
  'price-dropped': { id: 'Harga favorit turun', en: 'A favourite is cheaper now' },
  'search-news': { id: 'Mobil baru di pencarian tersimpan', en: 'New cars in saved searches' },
  'model-on-sale': { id: 'Model baru yang saya tunggu', en: 'New models I wait for' },
  'scope-decided': { id: 'Keputusan tentang akun saya', en: 'Decisions about my account' },
  'warranty-claim-changed': { id: 'Klaim garansi saya', en: 'My warranty claims' },
  'owner-review-decided': { id: 'Ulasan saya', en: 'My reviews' },
  'trade-answered': { id: 'Jawaban tukar tambah', en: 'Answers to trade-ins' },
};
