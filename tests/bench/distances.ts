import { performance } from 'node:perf_hooks';
import { CityDistances } from '#catalogue/city-distances.ts';
import type { PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { radii } from '#contract/search/radius.ts';
import { centerOf } from '#server/regions/city-coordinates.ts';
import { marketWeight } from '#server/regions/city-population.ts';
import { readRegions } from '#server/regions/regions.ts';
import { median, percentile } from './measure.ts';
import { threeGroups } from './random-cars.ts';

/** With a radius a page and its counts may take so many times as long as without. */
const mostRatio = 1.3;
const rounds = 7;

/** The random cars' cities have numbers, the first of which have most cars: those with most inhabitants. */
const distances = new CityDistances(
  readRegions()
    .cities.toSorted((a, b) => marketWeight(b) - marketWeight(a))
    .map(({ id }, at) => ({ id: at, at: centerOf(id) })),
);

/** Queries without a place, each with the same around a city: by turns the largest ones, in every radius and order. */
const pairs = threeGroups(6)
  .filter(({ selection }) => !selection.province && !selection.city)
  .map((without, at) => {
    const [center, radius] = [at % 50, radii[at % radii.length] ?? 0];
    const around: PageQuery = {
      ...without,
      selection: { ...without.selection, city: distances.within([center], radius) },
      distances: distances.from([center]),
    };
    return { without, around };
  });

function timesOf(index: FacetedIndex, queries: readonly PageQuery[]): number[] {
  // Nothing is remembered of the round before: each circle is a union that has to be made.
  index.release();
  return queries.map((query) => {
    const start = performance.now();
    index.query(query);
    index.counts(query);
    return performance.now() - start;
  });
}

/** @throws if a radius takes too long */
export function measureDistances(index: FacetedIndex): void {
  const kinds = { 'without a place': 'without', 'around a city': 'around' } as const;
  const best = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, kind] of Object.entries(kinds)) {
      const times = timesOf(
        index,
        pairs.map((pair) => pair[kind]),
      );
      const middle = median(times);
      best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, middle));
      if (round === rounds - 1)
        process.stdout.write(
          `  ${`two groups, ${name}`.padEnd(58)} median ${(best.get(name) ?? 0).toFixed(3).padStart(8)} ms  p99 ${percentile(times, 99).toFixed(3).padStart(8)} ms\n`,
        );
    }
  }
  const ratio = (best.get('around a city') ?? 0) / (best.get('without a place') ?? 1);
  process.stdout.write(`  around a city takes ${ratio.toFixed(2)} times as long, at most ${mostRatio}\n`);
  if (ratio > mostRatio) throw new Error('a radius takes too long');
}
