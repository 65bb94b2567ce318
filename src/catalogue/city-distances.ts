import { type Coordinates, kilometersBetween } from '#contract/places/kilometers-between.ts';

type Place = { readonly id: number; readonly at?: Coordinates | undefined };
/** What is known of a country of which only the surroundings of one city are. */
export type Reach = { readonly center: number; readonly kilometers: number };
type Far = { readonly id: number; readonly kilometers: number };

/**
 * Distances between the centres of cities. A city of unknown position is near nothing but itself: a distance is never
 * guessed.
 */
export class CityDistances {
  readonly #places: readonly Place[];
  /** By city, all others from the nearest to the farthest; worked out on first use. */
  readonly #sorted = new Map<number, readonly Far[]>();

  readonly #reach: Reach | undefined;

  /** @param reach without it, every city is among the places */
  constructor(places: readonly Place[], reach?: Reach) {
    this.#places = places;
    this.#reach = reach;
  }

  /** Whether every city so near to the given ones is known: their circles are within what is. */
  covers(centers: readonly number[], kilometers: number): boolean {
    const reach = this.#reach;
    if (!reach) return true;
    const far = this.from([reach.center]);
    return centers.every(
      (center) => (far.get(center) ?? Number.POSITIVE_INFINITY) + kilometers <= reach.kilometers,
    );
  }

  /** The cities whose centres are at most so far from one of the given ones, which are among them. */
  within(centers: readonly number[], kilometers: number): number[] {
    const found = new Set(centers);
    for (const center of centers) {
      for (const far of this.#from(center)) {
        if (far.kilometers > kilometers) break;
        found.add(far.id);
      }
    }
    return [...found].sort((a, b) => a - b);
  }

  /** By city, the kilometres to the nearest of the given ones. */
  from(centers: readonly number[]): ReadonlyMap<number, number> {
    const nearest = new Map<number, number>(centers.map((id) => [id, 0]));
    for (const center of centers) {
      for (const { id, kilometers } of this.#from(center))
        if (kilometers < (nearest.get(id) ?? Number.POSITIVE_INFINITY)) nearest.set(id, kilometers);
    }
    return nearest;
  }

  #from(center: number): readonly Far[] {
    let sorted = this.#sorted.get(center);
    if (!sorted) {
      const start = this.#places.find(({ id }) => id === center)?.at;
      sorted = start
        ? this.#places
            .flatMap(({ id, at }) => (at ? [{ id, kilometers: kilometersBetween(start, at) }] : []))
            .sort((a, b) => a.kilometers - b.kilometers)
        : [];
      this.#sorted.set(center, sorted);
    }
    return sorted;
  }
}
