import { text } from 'drizzle-orm/pg-core';

/** Columns for the source of a visit and its first page. */
export const visitSource = () => ({
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  utmTerm: text('utm_term'),
  landingUrl: text('landing_url'),
});
