/** How a device gets the cars of a city, and follows their changes. */

/** What it is given: a snapshot, or what changed since a version; see src/catalogue/snapshot. */
export const catalogueMediaType = 'application/vnd.lajur.catalogue';

/** @param since the version the device has: then only what changed is answered, where that is less */
export function cataloguePath(citySlug: string, since?: string): string {
  return `/api/v4/catalogue/${citySlug}${since === undefined ? '' : `?since=${since}`}`;
}

/** What an answer says beside its bytes, also to HEAD: a size can be shown before anything is fetched. */
export const catalogueHeaders = {
  version: 'x-catalogue-version',
  /** Milliseconds since 1970. */
  asOf: 'x-catalogue-as-of',
  /** Cars in the city. */
  cars: 'x-catalogue-cars',
  /** Bytes of this answer as they are sent. */
  bytes: 'x-catalogue-bytes',
} as const;
