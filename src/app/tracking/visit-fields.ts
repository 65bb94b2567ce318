import { landingUrlCookie, readTrafficSource } from './capture-visit.ts';
import { type CookieJar, documentCookies } from './cookie-jar.ts';

/** Of a landing page with its parameters; a longer one is sent without them. */
const longest = 1000;

/** Where this visit came from, for what is sent now or waits in the outbox: the worker sees no cookies. */
export function visitFieldsOf(cookies: CookieJar = documentCookies): Record<string, string> {
  const { source, medium, campaign, term } = readTrafficSource(cookies);
  const landing = cookies.get(landingUrlCookie.name);
  const landingUrl = landing !== undefined && landing.length > longest ? landing.split('?')[0] : landing;
  return {
    ...(source && { utmSource: source }),
    ...(medium && { utmMedium: medium }),
    ...(campaign && { utmCampaign: campaign }),
    ...(term && { utmTerm: term }),
    ...(landingUrl && { landingUrl }),
  };
}
