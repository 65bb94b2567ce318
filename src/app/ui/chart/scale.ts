/*
 * From values to places on a chart. A place is a share of the plot, 0 at its left and bottom, 1 at its right and top,
 * so that the server can draw a chart whose width it does not know.
 */

export type Place = { readonly x: number; readonly y: number };

/** A named place on an axis. */
export type Tick = { readonly at: number; readonly name: string };

export type Scale = {
  /** Round values, the first at 0 and the last at 1. */
  readonly ticks: readonly number[];
  at(value: number): number;
};

const mostSteps = 5;

/** The least of 1, 2, 5, 10 and so on that is gone in at most `most` times. */
function roundStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return [1, 2, 5].map((factor) => factor * power).find((step) => span / step <= most) ?? 10 * power;
}

const between = (from: number, to: number) => (value: number) => (value - from) / (to - from || 1);

/**
 * A scale of round numbers that encloses all values; a single value is in its middle.
 * @param most how many steps its span is divided into, about
 */
export function scaleOf(values: readonly number[], most: number = mostSteps): Scale {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const margin = least === greatest ? Math.abs(least) / 10 || 1 : 0;
  const [low, high] = [least - margin, greatest + margin];
  const step = roundStep(high - low, most);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  return { ticks, at: between(first * step, last * step) };
}

export const ticksOf = (scale: Scale, nameOf: (value: number) => string): readonly Tick[] =>
  scale.ticks.map((value) => ({ at: scale.at(value), name: nameOf(value) }));

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** A scale of days (`2026-11-27`), with the years that begin on it. */
export function dayScale(
  first: string,
  last: string,
): { readonly years: readonly Tick[]; at(day: string): number } {
  const share = between(timeOf(first), timeOf(last));
  const at = (day: string) => share(timeOf(day));
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  const years = Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
  return {
    at,
    years: years
      .filter((year) => `${year}-01-01` >= first)
      .map((year) => ({ at: at(`${year}-01-01`), name: year })),
  };
}

/** As many ticks as keep `apart` of each other, counted from the last. */
export function spaced(ticks: readonly Tick[], apart: number): readonly Tick[] {
  const kept: Tick[] = [];
  for (const tick of ticks.toReversed()) {
    const [next] = kept;
    if (next === undefined || next.at - tick.at >= apart) kept.unshift(tick);
  }
  return kept;
}
