import { longestUtm, type TrafficSource, utmOf } from '#contract/page/utm.ts';
import type { CookieJar } from './cookie-jar.ts';

/** Cookies about the beginning of a visit (docs/product.md#tracking). */
export const landingUrlCookie = { name: 'landing_url', maxAgeSeconds: 21_600 } as const;
export const trafficSourceCookie = { name: 'traffic_source', maxAgeSeconds: 2_592_000 } as const;

const pathLength = 300;

export type Visit = {
  /** Of the page: path and query. */
  readonly pathname: string;
  readonly search: string;
  readonly host: string;
  /** As the browser gives it: empty, or an absolute address. */
  readonly referrer: string;
};

/** The source of a visit: from the address or, failing that, the referrer. */
export function trafficSourceOf({ search, host, referrer }: Visit): TrafficSource | undefined {
  const named = utmOf(new URLSearchParams(search));
  if (Object.keys(named).length > 0) return named;
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  return from.host === host ? undefined : { source: from.hostname.slice(0, longestUtm), medium: 'referral' };
}

/**
 * Stores where a visit began and where it came from. The first landing page lasts while it is stored; a source lasts
 * until another campaign or site replaces it. Of the query only the utm parameters are stored: the rest may be a
 * visitor's own words.
 */
export function captureVisit(visit: Visit, cookies: CookieJar): void {
  const source = trafficSourceOf(visit);
  if (cookies.get(landingUrlCookie.name) === undefined && isLocalPath(visit.pathname)) {
    const campaign = Object.entries(source?.medium === 'referral' ? {} : (source ?? {}));
    const query = new URLSearchParams(campaign.map(([name, value]) => [`utm_${name}`, value])).toString();
    const landing = query === '' ? visit.pathname : `${visit.pathname}?${query}`;
    cookies.set(landingUrlCookie.name, landing, landingUrlCookie.maxAgeSeconds);
  }
  if (source) cookies.set(trafficSourceCookie.name, encodeSource(source), trafficSourceCookie.maxAgeSeconds);
  else if (cookies.get(trafficSourceCookie.name) === undefined) {
    cookies.set(
      trafficSourceCookie.name,
      encodeSource({ source: 'direct' }),
      trafficSourceCookie.maxAgeSeconds,
    );
  }
}

function isLocalPath(path: string): boolean {
  return path.length <= pathLength && /^\/(?!\/)[\w\-./+%~@:,]*$/.test(path);
}

function encodeSource(source: TrafficSource): string {
  return new URLSearchParams(Object.entries(source)).toString();
}

/** The stored source; may be empty. */
export function readTrafficSource(cookies: CookieJar): TrafficSource {
  return utmOf(new URLSearchParams(cookies.get(trafficSourceCookie.name)), '');
}
