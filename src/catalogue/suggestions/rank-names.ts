import type { CarIndex } from '#catalogue/car-index.ts';
import type { CatalogueCounts, CatalogueSelection } from '#catalogue/faceted-index/catalogue-selection.ts';
import { type Name, nameFamilies } from './name-index.ts';
import { fits } from './typed-word.ts';
import type { Hit } from './word-index.ts';

/** Number of names per family and set of matched words that are considered for combinations. */
const namesTogether = 6;
/** Maximum number of combinations counted per response, most promising first. */
const mostCounted = 16;
/** Differences in fit below this are ties, decided by the number of cars. */
const fitStep = 0.05;
/** Exceeds any possible number of cars. */
const countScale = 1e8;

/**
 * A possible meaning of the typed words: one name, or several of different families; `mask` has a bit for
 * each matched word.
 */
type Candidate = { readonly names: readonly Name[]; readonly mask: number; readonly fit: number };
type RankedNames = Candidate & { readonly count: number; readonly rank: number };

/** Ranks by number of matched words, then fit, then fewer names, then number of cars. */
function ranked({ names, mask, fit }: Candidate, count: number): RankedNames {
  const rank = ((wordsIn(mask) * 64 + Math.round(fit / fitStep)) * 4 + 3 - names.length) * countScale + count;
  return { names, mask, fit, count, rank };
}

const keyOf = ({ names }: Candidate) => names.map(({ value }) => value.slug).join('+');
const byRank = (a: RankedNames, b: RankedNames) => b.rank - a.rank || (keyOf(a) < keyOf(b) ? -1 : 1);

function wordsIn(mask: number): number {
  let words = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) words++;
  return words;
}

/** Number of cars per name within a selection. */
export class NameCounts {
  readonly #counts: CatalogueCounts;
  readonly #maps = new Map<string, ReadonlyMap<number | string, number>>();

  constructor(index: CarIndex, selection: CatalogueSelection = {}) {
    this.#counts = index.counts({ selection });
  }

  of({ value: { type, slug }, id }: Name): number {
    let map = this.#maps.get(type);
    if (!map) {
      const values: readonly { value: number | string; count: number }[] = this.#counts[type];
      map = new Map(values.map(({ value, count }) => [value, count]));
      this.#maps.set(type, map);
    }
    return map.get(id ?? slug) ?? 0;
  }
}

/**
 * The candidates that match the most words and have cars. A partial match is returned only if nothing matches
 * more words and it fits well.
 * @param countTogether counts the cars that match all of the given names
 */
export function bestNames(
  hits: readonly Hit<Name>[],
  typed: number,
  counts: NameCounts,
  countTogether: (names: readonly Name[]) => number,
): RankedNames[] {
  const single = hits.map((hit) => ranked(candidateOf(hit), counts.of(hit.name)));
  const all = [...single, ...together(hits, counts)].filter(({ count }) => count > 0);
  for (let words = typed; words > 0; words--) {
    const candidates = all.filter(
      ({ mask, fit }) => wordsIn(mask) === words && (words === typed || fit >= fits.mistyped),
    );
    const several = candidates
      .filter(({ names }) => names.length > 1)
      .sort(byRank)
      .slice(0, mostCounted)
      .map((candidate) => ranked(candidate, countTogether(candidate.names)));
    const found = [...candidates.filter(({ names }) => names.length === 1), ...several].filter(
      ({ count }) => count > 0,
    );
    if (found.length > 0) return found.sort(byRank);
  }
  return [];
}

function candidateOf({ name, mask, fit }: Hit<Name>): Candidate {
  return { names: [name], mask, fit };
}

/**
 * Combinations of names from different families that together match more words than each alone. The count is
 * estimated by that of the rarest name, which is an upper bound.
 */
function together(hits: readonly Hit<Name>[], counts: NameCounts): RankedNames[] {
  let all: Candidate[] = [];
  for (const family of nameFamilies) {
    const own = promising(
      hits.filter(({ name }) => name.family === family),
      counts,
    );
    all = [...all, ...own, ...all.flatMap((other) => own.flatMap((candidate) => joined(other, candidate)))];
  }
  const rarest = ({ names }: Candidate) => Math.min(...names.map((name) => counts.of(name)));
  return all.filter(({ names }) => names.length > 1).map((candidate) => ranked(candidate, rarest(candidate)));
}

/** The best names for each set of matched words. */
function promising(hits: readonly Hit<Name>[], counts: NameCounts): Candidate[] {
  const taken = new Map<number, number>();
  return hits
    .map((hit) => ranked(candidateOf(hit), counts.of(hit.name)))
    .filter(({ count }) => count > 0)
    .sort(byRank)
    .filter(({ mask }) => {
      const before = taken.get(mask) ?? 0;
      taken.set(mask, before + 1);
      return before < namesTogether;
    });
}

/** Both combined, if each matches a word that the other does not. */
function joined(one: Candidate, other: Candidate): Candidate[] {
  const mask = one.mask | other.mask;
  if (mask === one.mask || mask === other.mask) return [];
  const [mine, theirs] = [wordsIn(one.mask), wordsIn(other.mask)];
  const fit = (one.fit * mine + other.fit * theirs) / (mine + theirs);
  return [{ names: [...one.names, ...other.names], mask, fit }];
}
