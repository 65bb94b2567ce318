/*
 * Popularity, the default order (docs/product.md#popularity): whole points from 0 to 100, a function of the hour.
 *
 *   60  quality    of the listing itself: completeness, photos, price; stored with it
 *   30  freshness  halves every 14 days after publication
 *   10  interest   views a day since publication, by their logarithm; full with 50
 *
 * Nothing in it can be bought: featured listings stand in a rail of their own. Each part is rounded to whole points:
 * listings less than that apart are equally popular, the newer first.
 */

export const mostQuality = 60;
const points = { freshness: 30, interest: 10 } as const;
const halfLifeHours = 14 * 24;
const enoughViewsADay = 50;
const hourMs = 3_600_000;

/** The inputs of a car's popularity. */
export type Popular = {
  /** 0 to 60. */
  readonly quality: number;
  /** Number of views. */
  readonly views: number;
  /** Milliseconds since 1970; a time in the future counts as now. */
  readonly publishedAt: number;
};

/** The whole hours since 1970. Popularity changes hourly. */
export const hourOf = (instant: number): number => Math.floor(instant / hourMs);

/** By hours since publication, until it reaches zero. */
const freshness: Uint8Array = (() => {
  const of = (hours: number) => Math.round(points.freshness * 0.5 ** (hours / halfLifeHours));
  let end = 0;
  while (of(end) > 0) end += halfLifeHours;
  return Uint8Array.from({ length: end + 1 }, (_, hours) => of(hours));
})();

/**
 * The minimum number of views per day for each number of points: the inverse of the logarithm, because
 * computing a million logarithms takes longer than everything else.
 */
const viewsADayFor: readonly number[] = Array.from({ length: points.interest }, (_, at) =>
  Math.expm1(((at + 0.5) / points.interest) * Math.log1p(enoughViewsADay)),
);

function interest(views: number, hours: number): number {
  const viewsADay = hours > 24 ? (views * 24) / hours : views;
  let reached = 0;
  while (reached < points.interest && viewsADay >= (viewsADayFor[reached] ?? 0)) reached++;
  return reached;
}

function pointsOf(quality: number, views: number, hours: number): number {
  // A read past the end of a typed array is slow.
  const fresh = hours < freshness.length ? (freshness[hours] ?? 0) : 0;
  return quality + fresh + (views > 0 ? interest(views, hours) : 0);
}

/** @param now milliseconds since 1970 */
export function popularity({ quality, views, publishedAt }: Popular, now: number): number {
  return pointsOf(quality, views, Math.max(0, hourOf(now) - hourOf(publishedAt)));
}

function grown<Column extends Uint8Array | Int32Array | Float64Array>(
  column: Column,
  make: (size: number) => Column,
  slot: number,
): Column {
  const larger = make(Math.max(slot + 1, column.length * 2));
  larger.set(column);
  return larger;
}

/** The popularity of each slot, computed for all of them once an hour on first use. */
export class PopularityColumn {
  #quality = new Uint8Array(32);
  #views = new Int32Array(32);
  /** Of publication, as hours since 1970. */
  #hours = new Int32Array(32);
  #points = new Float64Array(32);
  /** The hour of the computed points. */
  #hour = Number.NaN;

  set(slot: number, { quality, views, publishedAt }: Popular): void {
    if (slot >= this.#quality.length) {
      this.#quality = grown(this.#quality, (size) => new Uint8Array(size), slot);
      this.#views = grown(this.#views, (size) => new Int32Array(size), slot);
      this.#hours = grown(this.#hours, (size) => new Int32Array(size), slot);
      this.#points = grown(this.#points, (size) => new Float64Array(size), slot);
    }
    this.#quality[slot] = quality;
    this.#views[slot] = views;
    this.#hours[slot] = hourOf(publishedAt);
    this.#count(slot);
  }

  setViews(slot: number, views: number): void {
    this.#views[slot] = views;
    this.#count(slot);
  }

  /** Takes all slots at once, without views. */
  load(quality: ArrayLike<number>, publishedAt: Float64Array): void {
    this.#quality = Uint8Array.from(quality);
    this.#views = new Int32Array(quality.length);
    this.#hours = Int32Array.from(publishedAt, hourOf);
    this.#points = new Float64Array(quality.length);
    this.#hour = Number.NaN;
  }

  /** By slot; valid until the next change. @param now milliseconds since 1970 */
  at(now: number): Float64Array {
    const hour = hourOf(now);
    const all = this.#points;
    if (hour === this.#hour) return all;
    this.#hour = hour;
    const [quality, views, hours] = [this.#quality, this.#views, this.#hours];
    for (let slot = 0; slot < all.length; slot++) {
      const age = Math.max(0, hour - (hours[slot] ?? 0));
      all[slot] = pointsOf(quality[slot] ?? 0, views[slot] ?? 0, age);
    }
    return all;
  }

  #count(slot: number): void {
    const hours = Math.max(0, this.#hour - (this.#hours[slot] ?? 0));
    this.#points[slot] = pointsOf(this.#quality[slot] ?? 0, this.#views[slot] ?? 0, hours);
  }
}
