import type { NumberRange } from '#contract/search/filter-range.ts';

/** A slider's scale: stops are equidistant, however far apart their amounts are. The last one is unbounded. */
export function scaleOf(stops: readonly number[]) {
  const last = stops.length - 1;

  /** Position of an amount; fractional if it is between two stops. */
  function placeOf(amount: number): number {
    const next = stops.findIndex((stop) => stop >= amount);
    if (next <= 0) return next === 0 ? 0 : last;
    const below = stops[next - 1] ?? 0;
    return next - 1 + (amount - below) / ((stops[next] ?? amount) - below);
  }

  /** The amount at a position, which is a stop once a thumb has moved there. */
  const amountAt = (place: number): number => stops[Math.min(last, Math.max(0, Math.round(place)))] ?? 0;

  /** Positions of both thumbs; an unbounded end is at the end of the track. */
  const placesOf = ({ min, max }: NumberRange): [low: number, high: number] => [
    min === null ? 0 : placeOf(min),
    max === null ? last : placeOf(max),
  ];

  /** The range after moving one thumb; the other end keeps its amount, whether or not it is a stop. */
  function movedTo(range: NumberRange, place: number, end: 'low' | 'high'): NumberRange {
    const stop = Math.round(place);
    if (end === 'low') return { ...range, min: stop <= 0 ? null : amountAt(stop) };
    return { ...range, max: stop >= last ? null : amountAt(stop) };
  }

  return { last, placeOf, amountAt, placesOf, movedTo };
}
