import { type SortOrder, sortParametersOf } from '#contract/search/sort-order.ts';
import { BandedColumn } from './banded-column.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import type { BandGroup, Group, GroupValues, ValueGroup } from './catalogue-selection.ts';
import { CombinedColumn } from './combined-column.ts';
import { Facet } from './facet.ts';
import { NumberColumn } from './number-column.ts';
import type { SlotOrder } from './page-of-slots.ts';
import { PopularityColumn } from './popularity.ts';
import { Bitset } from './sets/bitset.ts';
import type { SlotList } from './sets/slot-list.ts';
import { TallyTogether } from './tally-together.ts';
import { TextIndex } from './text-index.ts';
import { TraitColumn } from './trait-column.ts';

/** Band boundaries, ascending, in rupiah, kilometres, and rupiah a month. */
export type BandLimits = { readonly [G in BandGroup]: readonly number[] };

/** Groups that share a column because few combinations of their values occur. */
export const groupsOfColumns = {
  vehicle: ['brand', 'parent-model', 'model', 'variant'],
  place: ['province', 'city', 'district'],
  drive: ['body-type', 'fuel', 'transmission'],
  look: ['color'],
  seller: ['listing-type'],
  use: ['price', 'kilometers', 'instalment'],
  age: ['year'],
} as const satisfies { readonly [name: string]: readonly Group[] };
export type ColumnName = keyof typeof groupsOfColumns;
export const columnNames: readonly ColumnName[] = [
  'vehicle',
  'place',
  'drive',
  'look',
  'seller',
  'use',
  'age',
];

/** What an order depends on besides the cars. */
type OrderOf = {
  readonly sort: SortOrder;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** By city. */
  readonly distances: ReadonlyMap<number, number>;
  /** Only these are put in order. */
  readonly matches: SlotList;
};

/** All columns of the cars, by slot. */
export class CarColumns {
  readonly ids = new NumberColumn();
  readonly instants = new NumberColumn();
  readonly popularity = new PopularityColumn();
  /** Slots whose publication date is that of an import. */
  readonly imported = new Bitset();
  readonly facets: { readonly [G in ValueGroup]: Facet<GroupValues[G]> } = {
    brand: new Facet(),
    'parent-model': new Facet(),
    model: new Facet(),
    variant: new Facet(),
    'body-type': new Facet(),
    fuel: new Facet(),
    transmission: new Facet(),
    'listing-type': new Facet(),
    color: new Facet(),
    year: new Facet(),
    province: new Facet(),
    city: new Facet(),
    district: new Facet(),
  };
  readonly bands: { readonly [G in BandGroup]: BandedColumn };
  readonly columns: { readonly [Name in ColumnName]: CombinedColumn };
  readonly together: TallyTogether;
  readonly traits = new TraitColumn();
  readonly text = new TextIndex();
  /** By slot, for the last order by distance. */
  #distances = new Float64Array(0);

  constructor(limits: BandLimits) {
    this.bands = {
      price: new BandedColumn(limits.price),
      kilometers: new BandedColumn(limits.kilometers),
      instalment: new BandedColumn(limits.instalment),
    };
    const columnOf = (name: ColumnName) =>
      new CombinedColumn(groupsOfColumns[name].map((group) => this.facetOf(group)));
    this.columns = {
      vehicle: columnOf('vehicle'),
      place: columnOf('place'),
      drive: columnOf('drive'),
      look: columnOf('look'),
      seller: columnOf('seller'),
      use: columnOf('use'),
      age: columnOf('age'),
    };
    const { vehicle, place, drive, look, seller, use, age } = this.columns;
    this.together = new TallyTogether([vehicle, place, drive, look, seller, use, age]);
  }

  /** The values of a group, or its bands. */
  facetOf(group: Group): Facet {
    return group === 'price' || group === 'kilometers' || group === 'instalment'
      ? this.bands[group].bands
      : this.facets[group];
  }

  set(slot: number, row: CatalogueRow): void {
    this.ids.set(slot, row.id);
    this.instants.set(slot, row.publishedAt);
    this.popularity.set(slot, row);
    if (row.isImported) this.imported.add(slot);
    else this.imported.delete(slot);
    const { facets, bands, columns } = this;
    columns.vehicle.set(slot, [
      facets.brand.ordinalOf(row.brand),
      facets['parent-model'].ordinalOf(row.parentModel),
      facets.model.ordinalOf(row.model),
      facets.variant.ordinalOf(row.variant),
    ]);
    columns.place.set(slot, [
      facets.province.ordinalOf(row.province),
      facets.city.ordinalOf(row.city),
      facets.district.ordinalOf(row.district),
    ]);
    columns.drive.set(slot, [
      facets['body-type'].ordinalOf(row.bodyType),
      facets.fuel.ordinalOf(row.fuel),
      facets.transmission.ordinalOf(row.transmission),
    ]);
    columns.look.set(slot, [facets.color.ordinalOf(row.color)]);
    columns.seller.set(slot, [facets['listing-type'].ordinalOf(row.listingType)]);
    columns.use.set(slot, [
      bands.price.set(slot, row.price),
      bands.kilometers.set(slot, row.kilometers),
      bands.instalment.set(slot, row.instalment),
    ]);
    columns.age.set(slot, [facets.year.ordinalOf(row.makeYear)]);
    this.traits.set(slot, row.traits);
    this.text.set(slot, row.tokens);
  }

  /** Takes the numbers of all slots at once and owns the arrays from then on. */
  loadNumbers(ids: Float64Array, quality: ArrayLike<number>, instants: Float64Array): void {
    this.ids.load(ids);
    this.instants.load(instants);
    this.popularity.load(quality, instants);
  }

  /** Removes the slot from every set; its numbers remain until the slot is reused. */
  clear(slot: number): void {
    for (const column of Object.values(this.columns)) column.clear(slot);
    // A removed car must not be found by its traits.
    this.traits.set(slot, 0);
    this.text.set(slot, []);
  }

  /** Valid until the next change, and the next order by distance. */
  orderOf({ sort, now, distances, matches }: OrderOf): SlotOrder {
    const { sort: field, order } = sortParametersOf(sort);
    const numbersOf = {
      score: () => this.popularity.at(now),
      createdAt: () => this.instants.numbers,
      price: () => this.bands.price.numbers,
      km: () => this.bands.kilometers.numbers,
      instalment: () => this.bands.instalment.numbers,
      distance: () => this.#distancesOf(matches, distances),
    };
    const numbers = numbersOf[field]();
    return { numbers, direction: order === 'asc' ? 1 : -1, ids: this.ids.numbers };
  }

  #distancesOf(matches: SlotList, distances: ReadonlyMap<number, number>): Float64Array {
    const { length } = this.ids.numbers;
    if (this.#distances.length < length) this.#distances = new Float64Array(length);
    this.columns.place.numbersInto(this.facets.city, distances, matches, this.#distances);
    return this.#distances;
  }
}
