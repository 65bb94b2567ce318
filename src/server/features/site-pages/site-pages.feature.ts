import type { BookingTerms } from '#contract/payments/payment.schema.ts';
import type { SitePageName } from '#contract/site-pages/site-page.schema.ts';
import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { aboutPage } from './about-page.ts';
import { privacyPage } from './privacy-page.ts';
import { regulationPage } from './regulation-page.ts';
import { returnsPage } from './returns-page.ts';
import { pageIn, type SiteOperator, type WrittenPage } from './site-page-words.ts';
import { termsPage } from './terms-page.ts';

/** The texts of the footer's pages, served by the API rather than bundled with the app. */
export const sitePagesFeature: Feature<'operator' | 'offeredBooking'> = (
  app,
  { operator, offeredBooking },
) => {
  const named = { supportEmail: operator.supportEmail ?? null, company: operator.company ?? null };
  serveEndpoint(app, 'sitePage', ({ name }, { language }) =>
    pageIn(writtenPages(named, offeredBooking())[name], language),
  );
};

/** @param booking - the terms of bookings; null where nothing can be paid */
export function writtenPages(
  operator: SiteOperator,
  booking: BookingTerms | null,
): Readonly<Record<SitePageName, WrittenPage>> {
  return {
    about: aboutPage(operator, booking),
    privacy: privacyPage(operator, booking !== null),
    terms: termsPage(operator, booking),
    regulation: regulationPage,
    returns: returnsPage(booking),
  };
}
