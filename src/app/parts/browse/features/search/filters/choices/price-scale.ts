import { type NumberRange, priceStops } from '#contract/search/filter-range.ts';

/** The slider's scale: one step from each stop to the next, however far apart they are. */
export const lastStop = priceStops.length - 1;

/** Position of a price; between two stops if it equals neither. */
export function placeOf(price: number): number {
  const next = priceStops.findIndex((stop) => stop >= price);
  if (next <= 0) return next === 0 ? 0 : lastStop;
  const below = priceStops[next - 1] ?? 0;
  return next - 1 + (price - below) / ((priceStops[next] ?? price) - below);
}

/** The price at a position, which is at a stop once a thumb has moved there. */
export function priceAt(place: number): number {
  return priceStops[Math.min(lastStop, Math.max(0, Math.round(place)))] ?? 0;
}

/** Both thumbs; an open end is at the end of the track. */
export function placesOf({ min, max }: NumberRange): [low: number, high: number] {
  return [min === null ? 0 : placeOf(min), max === null ? lastStop : placeOf(max)];
}

/** The range after moving one thumb; the other end keeps its price, whether it is a stop or not. */
export function movedTo(range: NumberRange, place: number, end: 'low' | 'high'): NumberRange {
  const stop = Math.round(place);
  if (end === 'low') return { ...range, min: stop <= 0 ? null : priceAt(stop) };
  return { ...range, max: stop >= lastStop ? null : priceAt(stop) };
}
