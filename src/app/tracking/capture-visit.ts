import type { CookieJar } from './cookie-jar.ts';

/** Cookies about the beginning of a visit (docs/product.md#tracking). */
export const landingUrlCookie = { name: 'landing_url', maxAgeSeconds: 21_600 } as const;
export const trafficSourceCookie = { name: 'traffic_source', maxAgeSeconds: 2_592_000 } as const;

const utmNames = ['source', 'medium', 'campaign', 'term'] as const;
export type TrafficSource = Readonly<Partial<Record<(typeof utmNames)[number], string>>>;

const valueLength = 100;
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
  const parameters = new URLSearchParams(search);
  const named = utmNames.flatMap((name) => {
    const value = parameters.get(`utm_${name}`)?.trim().slice(0, valueLength);
    return value ? [[name, value] as const] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  if (!URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  return from.host === host ? undefined : { source: from.hostname.slice(0, valueLength), medium: 'referral' };
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
    const query = new URLSearchParams(campaign.map(([name, value]) => [`utm_${name}`, value]));
    const landing = query.size > 0 ? `${visit.pathname}?${query}` : visit.pathname;
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
  const parameters = new URLSearchParams(cookies.get(trafficSourceCookie.name) ?? '');
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = parameters.get(name)?.slice(0, valueLength);
      return value ? [[name, value]] : [];
    }),
  );
}
