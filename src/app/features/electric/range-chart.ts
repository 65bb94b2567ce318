import { type LabelPlace, labelPlaces, type PlotSize } from '#app/ui/chart/label-places.ts';
import { type Place, type Scale, scaleOf } from '#app/ui/chart/scale.ts';
import type { ElectricVariant } from '#contract/electric/electric.schema.ts';

/* Where a chart of range against price has its dots, ticks and names. */

/** The plot on a phone of 320 px. */
export const narrowPlot = { width: 244, height: 208 } as const satisfies PlotSize;
export const dotRadius = 4.5;
/** Of the chosen dot, with its ring's line. */
export const ringRadius = 8;

/** Dearer ones would leave no room for the others: they are in the list. */
const mostTimesCheapest = 3;
/** A chart of fewer says nothing. */
const fewestDots = 5;

type Priced = ElectricVariant & { readonly price: number };
export type Dot = Place & { readonly variant: Priced };
export type RangeChart = {
  readonly dots: readonly Dot[];
  /** Of kilometres. */
  readonly ranges: Scale;
  /** Of millions of rupiah. */
  readonly prices: Scale;
};

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
  const dots = shown.map((variant) => ({
    ...{ variant, x: prices.at(variant.price / 1e6), y: ranges.at(variant.rangeKm) },
  }));
  return { dots, ranges, prices };
}

/** The dot nearest to a place on a plot of this size, within the reach of a fingertip. */
export function nearestDot(
  dots: readonly Dot[],
  { x, y }: Place,
  { width, height }: PlotSize,
  reach = 24,
): Dot | undefined {
  const away = (dot: Dot) => Math.hypot((dot.x - x) * width, (dot.y - y) * height);
  const [nearest] = dots.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? nearest : undefined;
}

/**
 * Names that cover neither a dot nor each other: the chosen one first, then those that go furthest for their price.
 * @param nameOf empty for a dot that needs none
 */
export function namesOf(
  dots: readonly Dot[],
  chosen: string | undefined,
  nameOf: (variant: ElectricVariant) => string,
): readonly LabelPlace[] {
  const worth = ({ variant }: Dot) => variant.rangeKm / variant.price;
  const points = dots
    .toSorted(
      (a, b) => Number(b.variant.id === chosen) - Number(a.variant.id === chosen) || worth(b) - worth(a),
    )
    .map(({ variant, x, y }) => ({
      ...{ x, y, id: variant.id, text: nameOf(variant) },
      radius: variant.id === chosen ? ringRadius : dotRadius,
    }));
  return labelPlaces(points, points, narrowPlot);
}
