import { consentVersion } from '#contract/account/consent.ts';
import { dateText } from '#contract/date-text.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import { listingLimits, stockLimits } from '#contract/sell/listing-limits.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import type { SitePage, SitePageBlock, SitePageName } from '#contract/site-pages/site-page.schema.ts';
import type { Feature } from '#server/feature.ts';
import { exampleSource } from '#server/features/new-vehicles/shared/model-life.ts';
import { readSources } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import { paymentSentence } from '#server/features/payments/shared/payment-sentence.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { once } from '#server/process/reference-table.ts';
import { type PageBlock, readPage } from '#server/written-pages/written-page.ts';

/** The operator from `DATA_DIR/site.json`. Unset values are not displayed. */
export type SiteOperator = {
  readonly supportEmail?: string | undefined;
  readonly company?: { readonly name: string; readonly address: string } | undefined;
};

const bookingTerms = ['fee', 'payMinutes', 'holdDays', 'since'] as const;
const limits = ['ads', 'dealerAds', 'adDays', 'contactsAnHour', 'contactsADay', 'offerDays'] as const;

export const readSitePages = once(() => ({
  about: readPage('about', ['payment', 'company', 'address', 'vehicleSources']),
  // Must be changed together with the code and with `consentVersion` (UU 27/2022, article 21).
  privacy: readPage('privacy', ['company', 'address', 'reach', 'consentVersion', 'fee']),
  terms: readPage('terms', ['company', ...limits, 'reservedHours', ...bookingTerms]),
  regulation: readPage('regulation'),
  returns: readPage('returns', ['payment', 'reservedHours', ...bookingTerms]),
}));

/** What the pages name. @param booking - the terms of bookings; null where nothing can be paid */
function valuesOf({ company, supportEmail }: SiteOperator, booking: BookingTerms | null, language: Language) {
  const sources = [...readSources().values()].filter(({ id }) => id !== exampleSource);
  return {
    ...{ company: company?.name ?? '', address: company?.address ?? '' },
    ...{ reach: supportEmail === undefined ? '' : ` (${supportEmail})`, consentVersion },
    vehicleSources: sources.map((source) => source[`name_${language}`]),
    ...{ ads: String(stockLimits.user), dealerAds: String(stockLimits.dealer) },
    adDays: String(listingLimits.lifetimeDays),
    ...{ contactsAnHour: String(contactLimits.anHour), contactsADay: String(contactLimits.aDay) },
    ...{ offerDays: String(offerLimits.validDays), reservedHours: String(offerLimits.reservedHours) },
    payment: paymentSentence(booking)[language],
    fee: booking ? formatPrice(booking.fee, language) : '',
    ...{ payMinutes: String(booking?.payMinutes ?? ''), holdDays: String(booking?.holdDays ?? '') },
    since: booking && booking.version >= '1' ? dateText(booking.version, 'long', language) : '',
  };
}

const blockOf = (block: PageBlock): SitePageBlock =>
  block.kind === 'facts' ? { ...block, facts: block.facts.map(({ term, text }) => ({ term, text })) } : block;

export function sitePageIn(
  name: SitePageName,
  operator: SiteOperator,
  booking: BookingTerms | null,
  language: Language,
): SitePage {
  const { title, description, updated, sections } = readSitePages()[name](
    language,
    valuesOf(operator, booking, language),
  );
  return {
    ...{ title, description, updatedOn: updated },
    sections: sections.map(({ id, heading, blocks }) => ({ id, heading, blocks: blocks.map(blockOf) })),
  };
}

/** The texts of the footer's pages, served by the API rather than bundled with the app. */
export const sitePagesFeature: Feature<'operator' | 'offeredBooking'> = (
  app,
  { operator, offeredBooking },
) => {
  readSitePages();
  serveEndpoint(app, 'sitePage', ({ name }, { language }) =>
    sitePageIn(name, operator, offeredBooking(), language),
  );
};
