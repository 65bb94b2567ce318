import type { CarColumns } from './car-columns.ts';
import {
  bandGroups,
  type CatalogueQuery,
  type CatalogueSelection,
  type ChosenValues,
  type ClosedRange,
  families,
  type Group,
  type HalfOpenRange,
  type ValueGroup,
} from './catalogue-selection.ts';
import type { Facet } from './facet.ts';
import type { Bitset } from './sets/bitset.ts';
import { slotsIn } from './sets/meet-sets.ts';
import type { Scratch } from './sets/scratch.ts';
import type { SlotList } from './sets/slot-list.ts';
import type { SlotSet } from './sets/slot-set.ts';
import type { UnionCache } from './sets/union-cache.ts';

/** The slots that a condition allows, and its groups; empty for a word. */
type Condition = { readonly groups: readonly (Group | 'traits')[]; readonly slots: Bitset };

/**
 * The conditions of a query. Their sets are borrowed from the scratch and must not be used after it has taken
 * them back.
 */
export class Conditions {
  /** Scratch space for every slot, overwritten by each use. */
  readonly room: Int32Array;
  readonly #conditions: readonly Condition[];
  readonly #live: Bitset;
  readonly #scratch: Scratch;
  #matches: SlotList | undefined;

  /** @param unions cache, cleared with every change */
  constructor(
    query: CatalogueQuery,
    columns: CarColumns,
    live: Bitset,
    scratch: Scratch,
    unions: UnionCache,
  ) {
    this.room = scratch.list();
    this.#live = live;
    this.#scratch = scratch;
    const { selection } = query;
    const known: Known = (key, make) => unions.of(key, live.capacity, make);
    this.#conditions = [
      ...valuesChosen(selection, columns, scratch, known),
      ...rangesChosen(selection, columns, scratch, known, this.room),
      ...traitsChosen(selection, columns, scratch, known, live.capacity),
      ...wordsTyped(query.words ?? [], columns, scratch),
    ];
  }

  /** Whether something is selected in the group or its family. */
  hasChoiceOf(group: Group): boolean {
    return this.#conditions.some(({ groups }) => groups.includes(group));
  }

  /** Whether the group and its family are the only condition. */
  areOnlyOf(group: Group): boolean {
    return this.#conditions.every(({ groups }) => groups.includes(group));
  }

  /** Whether a slot satisfies every condition. */
  allow(slot: number): boolean {
    return this.#conditions.every(({ slots }) => slots.has(slot));
  }

  /** Slots that satisfy every condition. */
  matches(): SlotList {
    if (!this.#matches) {
      const [last = this.#live, ...others] = this.#conditions.map(({ slots }) => slots);
      this.#matches = slotsIn(this.#twoOf(others), last, 'in third', this.#scratch.list());
    }
    return this.#matches;
  }

  /**
   * Slots that fail only the group's condition; together with the matches they are what the group is counted
   * over. Written into `room`.
   */
  lackingOnly(group: Group | 'traits'): SlotList {
    const own = this.#conditions.find(({ groups }) => groups.includes(group));
    if (!own) return { slots: this.room, count: 0 };
    const others = this.#conditions.flatMap((each) => (each === own ? [] : [each.slots]));
    return slotsIn(this.#twoOf(others), own.slots, 'not in third', this.room);
  }

  /** Reduces the sets to two with the same intersection; without sets, to all cars. */
  #twoOf([first = this.#live, second = first, ...others]: readonly Bitset[]): readonly [Bitset, Bitset] {
    if (others.length === 0) return [first, second];
    const set = this.#scratch.copyOf(second);
    for (const other of others) set.and(other);
    return [first, set];
  }
}

/** The union of some sets, with the length of all sets of the query. */
function unionOf(sets: readonly SlotSet[], scratch: Scratch): Bitset {
  const [first, ...others] = sets;
  if (first?.bits && others.length === 0) return scratch.lengthened(first.bits);
  return addAll(sets, scratch);
}

/** Like `unionOf`, but a copy that may be modified. */
function addAll([first, ...others]: readonly SlotSet[], scratch: Scratch): Bitset {
  const union = first?.bits ? scratch.copyOf(first.bits) : scratch.bitset();
  if (!first?.bits) first?.addTo(union);
  for (const set of others) set.addTo(union);
  return union;
}

/** Returns the cached set of the key, or creates it. */
type Known = (key: string, make: () => Bitset) => Bitset;

function valuesChosen(
  selection: CatalogueSelection,
  { facets }: CarColumns,
  scratch: Scratch,
  known: Known,
): Condition[] {
  return families
    .filter((groups) => groups.some((group) => isChosen(group, selection)))
    .map((groups) => {
      const years = groups[0] === 'year' ? (selection.years ?? []) : [];
      const make = () => {
        const sets = groups.flatMap((group) => setsChosen(group, selection, facets));
        return unionOf([...sets, ...yearsChosen(years, facets.year)], scratch);
      };
      // The set of a single value already exists, so it needs no cache.
      const count = groups.reduce((sum, group) => sum + (selection[group]?.length ?? 0), 0);
      if (count === 1 && years.length === 0) return { groups, slots: make() };
      const values = groups.map((group) => `${group}:${selection[group]?.join() ?? ''}`);
      return { groups, slots: known([...values, keyOfRanges(years)].join(';'), make) };
    });
}

function keyOfRanges(ranges: readonly HalfOpenRange[]): string {
  return ranges.map(({ min, max }) => `${min}-${max}`).join();
}

function isChosen(group: ValueGroup, selection: CatalogueSelection): boolean {
  const values = selection[group]?.length ?? 0;
  return values > 0 || (group === 'year' && (selection.years?.length ?? 0) > 0);
}

function setsChosen<G extends ValueGroup>(
  group: G,
  selection: ChosenValues,
  facets: CarColumns['facets'],
): SlotSet[] {
  const chosen: ChosenValues[G] = selection[group];
  return (chosen ?? []).flatMap((value) => facets[group].setOf(value) ?? []);
}

function yearsChosen(years: readonly ClosedRange[], facet: Facet<number>): SlotSet[] {
  return [...facet.values()]
    .filter((value) => years.some(({ min, max }) => value >= min && value <= max))
    .flatMap((value) => facet.setOf(value) ?? []);
}

function rangesChosen(
  selection: CatalogueSelection,
  { bands }: CarColumns,
  scratch: Scratch,
  known: Known,
  room: Int32Array,
): Condition[] {
  return bandGroups.flatMap((group) => {
    const ranges = selection[group] ?? [];
    if (ranges.length === 0) return [];
    const make = () => {
      const union = addAll(bands[group].bandsWithin(ranges), scratch);
      bands[group].addOthersWithin(ranges, union, room);
      return union;
    };
    return { groups: [group], slots: known(`${group}:${keyOfRanges(ranges)}`, make) };
  });
}

function traitsChosen(
  { traits: choices = [] }: CatalogueSelection,
  { traits }: CarColumns,
  scratch: Scratch,
  known: Known,
  capacity: number,
): Condition[] {
  if (choices.length === 0) return [];
  const make = () => {
    const set = scratch.bitset();
    traits.addWith(choices, capacity, set);
    return set;
  };
  const key = choices.map(({ mask, anyOf }) => `${mask}:${anyOf.join()}`).join(';');
  return [{ groups: ['traits'], slots: known(`traits:${key}`, make) }];
}

function wordsTyped(words: readonly string[], { text }: CarColumns, scratch: Scratch): Condition[] {
  return words
    .filter((word) => word !== '')
    .map((word) => ({ groups: [], slots: unionOf(text.setsWith(word), scratch) }));
}
