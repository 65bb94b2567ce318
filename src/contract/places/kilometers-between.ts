/** Degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

const earthKilometers = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function kilometersBetween(a: Coordinates, b: Coordinates): number {
  const [aLatitude, bLatitude] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((bLatitude - aLatitude) / 2) ** 2 +
    Math.cos(aLatitude) * Math.cos(bLatitude) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * earthKilometers * Math.asin(Math.sqrt(half));
}
