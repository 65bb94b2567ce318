/** How a device gets the cars of a city, and follows their changes. */

/** Answers a snapshot, or what changed since a version; see src/catalogue/snapshot. */
export const catalogueMediaType = 'application/vnd.lajur.catalogue';

/** @param since the device's version: then only changes are answered, where they are smaller */
export function cataloguePath(citySlug: string, since?: string): string {
  return `/api/v4/catalogue/${citySlug}${since === undefined ? '' : `?since=${since}`}`;
}

/** Headers of the answer, also to HEAD: a size can be shown before anything is fetched. */
export const catalogueHeaders = {
  version: 'x-catalogue-version',
  /** Milliseconds since 1970. */
  asOf: 'x-catalogue-as-of',
  /** Cars in the city. */
  cars: 'x-catalogue-cars',
  /** Bytes of this answer on the wire. */
  bytes: 'x-catalogue-bytes',
} as const;
