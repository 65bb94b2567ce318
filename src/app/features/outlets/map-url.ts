import type { Outlet } from '#contract/outlets/outlet.schema.ts';

/**
 * A map link to the outlet's coordinates or address; undefined if both are unknown or the outlet is a
 * generated one.
 */
export function mapUrl({ name, address, city, position, isDemonstration }: Outlet): string | undefined {
  if (isDemonstration || (position === null && address === '')) return undefined;
  const query = position ? `${position.latitude},${position.longitude}` : `${name}, ${address}, ${city.name}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
