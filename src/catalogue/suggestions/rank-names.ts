import type { CatalogueCounts, CatalogueSelection } from '#catalogue/faceted-index/catalogue-selection.ts';
import type { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import { type Name, nameFamilies } from './name-index.ts';
import { fits } from './typed-word.ts';
import type { Hit } from './word-index.ts';

/** Names of a family that are combined with those of others, for each set of typed words that they have. */
const namesTogether = 6;
/** Combinations that are counted for one answer, the most promising first. */
const mostCounted = 16;
/** Closer fits than this are equal, and the number of cars decides. */
const fitStep = 0.05;
/** More cars than there will ever be. */
const countScale = 1e8;

/** What typed words may mean, one name or several of different families, and which of the words they have. */
type Candidate = { readonly names: readonly Name[]; readonly mask: number; readonly fit: number };
type RankedNames = Candidate & { readonly count: number; readonly rank: number };

/** Most typed words first, then the best fit, then fewer names, then the most cars. */
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

/** How many cars each name has within a selection. */
export class NameCounts {
  readonly #counts: CatalogueCounts;
  readonly #maps = new Map<string, ReadonlyMap<number | string, number>>();

  constructor(index: FacetedIndex, selection: CatalogueSelection = {}) {
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
 * Candidates that cover the most typed words and have cars. A partial match is kept only where nothing covers more,
 * and only if it fits well.
 * @param countTogether the cars that all of these match
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
 * Combinations of names of different families that cover more words together than each alone. Estimated by the rarest
 * of them, which is an upper bound.
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

/** For each set of words the names that fit it best. */
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

/** Both combined, if each has a word that the other has not. */
function joined(one: Candidate, other: Candidate): Candidate[] {
  const mask = one.mask | other.mask;
  if (mask === one.mask || mask === other.mask) return [];
  const [mine, theirs] = [wordsIn(one.mask), wordsIn(other.mask)];
  const fit = (one.fit * mine + other.fit * theirs) / (mine + theirs);
  return [{ names: [...one.names, ...other.names], mask, fit }];
}
