import { text } from 'drizzle-orm/pg-core';

/** Columns of what a visitor sends: where the visit came from, and the page it began on. */
export const visitSource = () => ({
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  utmTerm: text('utm_term'),
  landingUrl: text('landing_url'),
});
