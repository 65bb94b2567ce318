import { performance } from 'node:perf_hooks';
import type { CatalogueRow } from '#catalogue/faceted-index/catalogue-row.ts';
import type { PageQuery } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { median, percentile } from './measure.ts';
import { threeGroups } from './random-cars.ts';

/** Further kinds of queries. Each differs from the one before, whose conditions are cached. */
const queries = threeGroups(1);
const kinds: Readonly<Record<string, readonly PageQuery[]>> = {
  'one brand': queries.map((query, at) => ({ ...query, selection: { brand: [at % 8] } })),
  'a price range off the bands': queries.map((query, at) => ({
    ...query,
    selection: { price: [{ min: (110 + at) * 1e6, max: 260e6 }] },
  })),
  'two words': queries.map((query, at) => ({ ...query, selection: {}, words: [`brand${at % 9}`, 'oto'] })),
  'three groups, page 50': queries.map((query) => ({ ...query, page: 50 })),
  'nothing (remembered)': queries.map((query) => ({ ...query, selection: {} })),
};

function say(name: string, times: readonly number[]): void {
  process.stdout.write(
    `  ${name.padEnd(58)} median ${median(times).toFixed(3).padStart(8)} ms  p99 ${percentile(times, 99).toFixed(3).padStart(8)} ms\n`,
  );
}

function timed<Item>(items: readonly Item[], work: (item: Item) => void): number[] {
  return items.map((item) => {
    const start = performance.now();
    work(item);
    return performance.now() - start;
  });
}

export function measureIndex(index: FacetedIndex, rows: readonly CatalogueRow[]): void {
  for (const [name, asked] of Object.entries(kinds)) {
    const answer = (query: PageQuery) => {
      index.query(query);
      index.counts(query);
    };
    timed(asked, answer);
    say(name, timed([...asked, ...asked, ...asked], answer));
  }
  // Each word once, so that none is cached; of eight letters, which allows two edits.
  const words = Array.from({ length: 200 }, (_, at) => `istimewz${String.fromCharCode(97 + (at % 26))}${at}`);
  say(
    'a mistyped word',
    timed(words, (word) => void index.understand([word])),
  );
  say(
    'one car out and in',
    timed(rows, (row) => {
      index.remove(row.id);
      index.upsert(row);
    }),
  );
}
