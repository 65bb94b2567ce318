import { type NumberRange, priceStops } from '#contract/search/filter-range.ts';

/** The slider's scale: stops are equidistant, however far apart their prices are. */
export const lastStop = priceStops.length - 1;

/** Position of a price; fractional if it is between two stops. */
export function placeOf(price: number): number {
  const next = priceStops.findIndex((stop) => stop >= price);
  if (next <= 0) return next === 0 ? 0 : lastStop;
  const below = priceStops[next - 1] ?? 0;
  return next - 1 + (price - below) / ((priceStops[next] ?? price) - below);
}

/** The price at a position, which is a stop once a thumb has moved there. */
export function priceAt(place: number): number {
  return priceStops[Math.min(lastStop, Math.max(0, Math.round(place)))] ?? 0;
}

/** Positions of both thumbs; an unbounded end is at the end of the track. */
export function placesOf({ min, max }: NumberRange): [low: number, high: number] {
  return [min === null ? 0 : placeOf(min), max === null ? lastStop : placeOf(max)];
}

/** The range after moving one thumb; the other end keeps its price, whether or not it is a stop. */
export function movedTo(range: NumberRange, place: number, end: 'low' | 'high'): NumberRange {
  const stop = Math.round(place);
  if (end === 'low') return { ...range, min: stop <= 0 ? null : priceAt(stop) };
  return { ...range, max: stop >= lastStop ? null : priceAt(stop) };
}
