export class FeaturedCars {
  readonly #published = new Map<number, number>();
  #ordered: readonly number[] | undefined;

  /** @param publishedAt milliseconds since 1970; undefined if the car is not featured or not public */
  set(id: number, publishedAt: number | undefined): void {
    if (this.#published.get(id) === publishedAt) return;
    if (publishedAt === undefined) this.#published.delete(id);
    else this.#published.set(id, publishedAt);
    this.#ordered = undefined;
  }

  /** Ids, newest first, ties by id, highest first. */
  newestFirst(): readonly number[] {
    this.#ordered ??= [...this.#published].sort(([idA, a], [idB, b]) => b - a || idB - idA).map(([id]) => id);
    return this.#ordered;
  }
}
