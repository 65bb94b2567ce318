import type { Outlet } from '#contract/outlets/outlet.schema.ts';

/** Opens a map where the outlet is; undefined for a made-up one, and where not even an address is known. */
export function mapUrl({ name, address, city, position, isDemonstration }: Outlet): string | undefined {
  if (isDemonstration || (position === null && address === '')) return undefined;
  const query = position ? `${position.latitude},${position.longitude}` : `${name}, ${address}, ${city.name}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
