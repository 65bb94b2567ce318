import { type NumberRange, priceStops } from '#contract/search/filter-range.ts';

/** The slider's line: one step from each stop of the specification to the next, whatever they are apart. */
export const lastStop = priceStops.length - 1;

/** Where a price stands on it; between two stops where it is none of them. */
export function placeOf(price: number): number {
  const next = priceStops.findIndex((stop) => stop >= price);
  if (next <= 0) return next === 0 ? 0 : lastStop;
  const below = priceStops[next - 1] ?? 0;
  return next - 1 + (price - below) / ((priceStops[next] ?? price) - below);
}

/** The price at a place, which is at a stop once a thumb has moved there. */
export function priceAt(place: number): number {
  return priceStops[Math.min(lastStop, Math.max(0, Math.round(place)))] ?? 0;
}

/** Both thumbs; an open end stands at the end of the line. */
export function placesOf({ min, max }: NumberRange): [low: number, high: number] {
  return [min === null ? 0 : placeOf(min), max === null ? lastStop : placeOf(max)];
}

/** What moving one thumb makes of a range; the other end keeps its price, be it a stop or not. */
export function movedTo(range: NumberRange, place: number, end: 'low' | 'high'): NumberRange {
  const stop = Math.round(place);
  if (end === 'low') return { ...range, min: stop <= 0 ? null : priceAt(stop) };
  return { ...range, max: stop >= lastStop ? null : priceAt(stop) };
}
