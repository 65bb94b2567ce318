import type { ElectricVariant } from '#contract/electric/electric.schema.ts';

/* Where a chart of range against price has its dots, ticks and names. */

export const chartSize = { width: 328, height: 246 } as const;
const edge = { left: 32, right: 12, top: 16, bottom: 28 } as const;

/** Dearer ones would leave no room for the others: they are in the list. */
const mostTimesCheapest = 3;
/** A chart of fewer says nothing. */
const fewestDots = 5;

type Priced = ElectricVariant & { readonly price: number };
export type Dot = { readonly variant: Priced; readonly x: number; readonly y: number };
type Tick = { readonly at: number; readonly value: number };
export type RangeChart = {
  readonly dots: readonly Dot[];
  /** Kilometres. */
  readonly ranges: readonly Tick[];
  /** Million rupiah. */
  readonly prices: readonly Tick[];
};

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
const mostTicks = 5;

/** Round numbers that enclose all values. */
function scaleOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = steps.find((each) => (most - least) / each <= mostTicks) ?? most;
  const from = Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, place) => from + place * step);
  return { from, to, ticks };
}

/** @returns undefined where there are too few variants with a price */
export function rangeChart(variants: readonly ElectricVariant[]): RangeChart | undefined {
  const priced = variants.flatMap((variant) =>
    variant.price === null ? [] : [{ ...variant, price: variant.price }],
  );
  const cheapest = Math.min(...priced.map(({ price }) => price));
  const shown = priced.filter(({ price }) => price <= cheapest * mostTimesCheapest);
  if (shown.length < fewestDots) return undefined;
  const prices = scaleOf(shown.map(({ price }) => price / 1e6));
  const ranges = scaleOf(shown.map(({ rangeKm }) => rangeKm));
  const x = (price: number) =>
    edge.left +
    ((price - prices.from) / (prices.to - prices.from)) * (chartSize.width - edge.left - edge.right);
  const y = (km: number) =>
    edge.top + ((ranges.to - km) / (ranges.to - ranges.from)) * (chartSize.height - edge.top - edge.bottom);
  return {
    dots: shown.map((variant) => ({ variant, x: x(variant.price / 1e6), y: y(variant.rangeKm) })),
    ranges: ranges.ticks.map((value) => ({ at: y(value), value })),
    prices: prices.ticks.map((value) => ({ at: x(value), value })),
  };
}

/** The dot nearest to a place, within the reach of a fingertip. */
export function nearestDot(dots: readonly Dot[], x: number, y: number, reach = 24): Dot | undefined {
  const away = (dot: Dot) => Math.hypot(dot.x - x, dot.y - y);
  const [nearest] = dots.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? nearest : undefined;
}

export type Name = { readonly id: string; readonly text: string; readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Of 12 px text, somewhat wide. */
const letterWidth = 6.6;
const lineHeight = 14;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Names that cover neither a dot nor each other: the chosen one first, then those that go furthest for their price.
 * @param nameOf empty for a dot that needs none
 */
export function namesOf(
  dots: readonly Dot[],
  chosen: string | undefined,
  nameOf: (variant: ElectricVariant) => string,
): readonly Name[] {
  const worth = ({ variant }: Dot) => variant.rangeKm / variant.price;
  const order = dots.toSorted(
    (a, b) => Number(b.variant.id === chosen) - Number(a.variant.id === chosen) || worth(b) - worth(a),
  );
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }));
  const named = new Set<string>();
  return order.flatMap(({ variant, x, y }) => {
    const text = nameOf(variant);
    if (text === '' || named.has(text)) return [];
    const half = (text.length * letterWidth) / 2;
    const places = [
      ...[y - 10, y + 20].map((baseline) => ({ x, y: baseline })),
      ...[x - half - 10, x + half + 10].map((middle) => ({ x: middle, y: y + 4 })),
    ];
    const free = places.find((place) => {
      const box = boxOf(place, half);
      const isInside = box.left >= edge.left && box.right <= chartSize.width && box.top >= 0;
      return (
        isInside && box.bottom <= chartSize.height - edge.bottom && !taken.some((other) => meet(box, other))
      );
    });
    if (!free) return [];
    taken.push(boxOf(free, half));
    named.add(text);
    return [{ id: variant.id, text, ...free }];
  });
}

const boxOf = ({ x, y }: { readonly x: number; readonly y: number }, half: number): Box => ({
  ...{ left: x - half, right: x + half, top: y - lineHeight + 3, bottom: y + 3 },
});
