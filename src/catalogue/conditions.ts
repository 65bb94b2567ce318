import type { Bitset } from './bitset.ts';
import type { CarColumns } from './car-columns.ts';
import {
  bandGroups,
  type CatalogueQuery,
  type CatalogueSelection,
  type ChosenValues,
  type Group,
  type ValueGroup,
  valueGroups,
} from './catalogue-selection.ts';
import type { Facet } from './facet.ts';
import { Matches } from './matches.ts';

/** The slots that one condition allows; of the words' conditions, which are no group's, `group` is absent. */
type Condition = { readonly group?: Group; readonly slots: Bitset };

/** What a query asks for, each group apart, so that any group can be left out. */
export class Conditions {
  readonly #conditions: readonly Condition[];
  readonly #all: Matches;
  #whole: Matches | undefined;

  constructor(query: CatalogueQuery, columns: CarColumns, all: Matches) {
    const { selection } = query;
    const capacity = all.set.capacity;
    this.#all = all;
    const conditions: Condition[] = [];
    for (const group of valueGroups) {
      const slots = slotsChosen(group, selection, columns.facets, capacity);
      if (slots) conditions.push({ group, slots });
    }
    for (const group of bandGroups) {
      const ranges = selection[group] ?? [];
      if (ranges.length > 0)
        conditions.push({ group, slots: columns.bands[group].slotsWithin(ranges, capacity) });
    }
    for (const word of query.words ?? []) {
      if (word !== '') conditions.push({ slots: columns.text.slotsWith(word, capacity) });
    }
    this.#conditions = conditions;
  }

  /** Whether nothing is asked for. */
  get areNone(): boolean {
    return this.#conditions.length === 0;
  }

  /** What fulfils every condition. */
  matches(): Matches {
    this.#whole ??= this.#matchesOf(this.#conditions);
    return this.#whole;
  }

  /** What fulfils every condition but the group's own. */
  matchesWithout(group: Group): Matches {
    const others = this.#conditions.filter((condition) => condition.group !== group);
    return others.length === this.#conditions.length ? this.matches() : this.#matchesOf(others);
  }

  #matchesOf([first, ...others]: readonly Condition[]): Matches {
    if (!first) return this.#all;
    if (others.length === 0) return new Matches(first.slots, false);
    const slots = first.slots.copy();
    for (const other of others) slots.and(other.slots);
    return new Matches(slots, false);
  }
}

/** Undefined where nothing is chosen of the group. */
function slotsChosen<G extends ValueGroup>(
  group: G,
  selection: ChosenValues & Pick<CatalogueSelection, 'years'>,
  facets: CarColumns['facets'],
  capacity: number,
): Bitset | undefined {
  if (group === 'year') return yearsChosen(selection, facets.year, capacity);
  const chosen: ChosenValues[G] = selection[group];
  return chosen && chosen.length > 0 ? facets[group].slotsWith(chosen, capacity) : undefined;
}

function yearsChosen(
  { year = [], years = [] }: CatalogueSelection,
  facet: Facet<number>,
  capacity: number,
): Bitset | undefined {
  if (year.length === 0 && years.length === 0) return undefined;
  const within = [...facet.values()].filter((value) =>
    years.some(({ min, max }) => value >= min && value <= max),
  );
  return facet.slotsWith([...year, ...within], capacity);
}
