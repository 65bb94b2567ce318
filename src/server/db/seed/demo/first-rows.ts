import { popularity } from '#catalogue/faceted-index/popularity.ts';
import type { ColorCode } from '#contract/vehicles/vehicle.ts';
import { parseDrawnPhotoKey } from '#server/drawn-photos/drawn-photo-key.ts';
import type { DemoCar } from './demo-car.ts';

/** Cars in the widest row, of which this many may look alike. */
const across = 4;
const mostAlike = 2;
/** Cars of a list that are compared: its first rows. */
const compared = 12;
const frequentColors: readonly ColorCode[] = [
  'silver',
  'abu-abu',
  'putih',
  'hitam',
  'merah',
  'biru',
  'cokelat',
];

interface First {
  readonly index: number;
  readonly body: string;
  readonly color: ColorCode;
  readonly points: number;
  readonly publishedAt: number;
}

/**
 * The cars at the head of the lists of a model, a brand and a body type as generated: three of one body in one paint
 * side by side would look like one ad shown three times.
 */
export class FirstRows {
  readonly #lists = new Map<string, First[]>();
  readonly #now: number;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  add(index: number, car: DemoCar): void {
    const photo = parseDrawnPhotoKey(car.images[0] ?? '');
    if (photo?.kind !== 'car') return;
    const publishedAt = car.publishedAt.getTime();
    const points = popularity({ quality: car.quality, views: 0, publishedAt }, this.#now);
    const first = { index, body: photo.body, color: car.color, points, publishedAt };
    for (const list of [`model ${car.modelId}`, `brand ${car.brandId}`, car.bodyType]) {
      const firsts = this.#lists.get(list) ?? [];
      if (firsts.length === compared && points < (firsts.at(-1)?.points ?? 0)) continue;
      firsts.push(first);
      // Of equally popular cars the newer is first.
      firsts.sort((a, b) => b.points - a.points || b.publishedAt - a.publishedAt);
      this.#lists.set(list, firsts.slice(0, compared));
    }
  }

  /** Colours, by number of the car, with which no row has three alike. */
  repaints(): ReadonlyMap<number, ColorCode> {
    const repaints = new Map<number, ColorCode>();
    const colorOf = ({ index, color }: First) => repaints.get(index) ?? color;
    // A car may stand in three lists: a repaint for one is seen by the next.
    for (let pass = 0; pass < 3; pass++) {
      for (const firsts of this.#lists.values()) {
        for (const [place, first] of firsts.entries()) {
          const before = firsts
            .slice(Math.max(0, place - across + 1), place)
            .filter(({ body }) => body === first.body)
            .map(colorOf);
          if (before.filter((color) => color === colorOf(first)).length < mostAlike) continue;
          const color = frequentColors.find((color) => !before.includes(color));
          if (color) repaints.set(first.index, color);
        }
      }
    }
    return repaints;
  }
}
