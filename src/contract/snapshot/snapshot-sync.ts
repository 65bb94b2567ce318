/** How a device downloads the cars of a city and follows their changes. */

/** Media type of a snapshot, or of the changes since a version; see src/catalogue/snapshot. */
export const catalogueMediaType = 'application/vnd.lajur.catalogue';

type Asked = {
  /** Kilometres around the city, one of `radii`; 0, the default, for the city alone. */
  readonly radius?: number;
  /** The device's version: the response then contains only changes, if these are smaller. */
  readonly since?: string | undefined;
};

export function cataloguePath(citySlug: string, { radius = 0, since }: Asked = {}): string {
  const query = [radius > 0 && `radius=${radius}`, since !== undefined && `since=${since}`];
  const text = query.filter(Boolean).join('&');
  return `/api/v4/catalogue/${citySlug}${text && `?${text}`}`;
}

/** Response headers, also for HEAD: a size can be shown before the download. */
export const catalogueHeaders = {
  version: 'x-catalogue-version',
  /** Milliseconds since 1970. */
  asOf: 'x-catalogue-as-of',
  /** Kilometres around the city: fewer than were asked for where there are too many cars for a phone. */
  radius: 'x-catalogue-radius',
  /** Number of cars. */
  cars: 'x-catalogue-cars',
  /** Size of this response on the wire, in bytes. */
  bytes: 'x-catalogue-bytes',
} as const;
