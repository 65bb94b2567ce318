/** How a device downloads the cars of a city and follows their changes. */

/** Media type of a snapshot, or of the changes since a version; see src/catalogue/snapshot. */
export const catalogueMediaType = 'application/vnd.lajur.catalogue';

/** @param since the device's version: the response then contains only changes, if these are smaller */
export function cataloguePath(citySlug: string, since?: string): string {
  return `/api/v4/catalogue/${citySlug}${since === undefined ? '' : `?since=${since}`}`;
}

/** Response headers, also for HEAD: a size can be shown before the download. */
export const catalogueHeaders = {
  version: 'x-catalogue-version',
  /** Milliseconds since 1970. */
  asOf: 'x-catalogue-as-of',
  /** Number of cars in the city. */
  cars: 'x-catalogue-cars',
  /** Size of this response on the wire, in bytes. */
  bytes: 'x-catalogue-bytes',
} as const;
