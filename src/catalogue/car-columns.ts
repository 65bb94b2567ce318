import { type SortOrder, sortParametersOf } from '#contract/filter.ts';
import { BandedColumn } from './banded-column.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import type { GroupValues, ValueGroup } from './catalogue-selection.ts';
import { Facet } from './facet.ts';
import { NumberColumn } from './number-column.ts';
import type { SlotOrder } from './page-of-slots.ts';
import { TextIndex } from './text-index.ts';

/** Where one band ends and the next begins, ascending: in rupiah, and in kilometres. */
export type BandLimits = { readonly price: readonly number[]; readonly kilometers: readonly number[] };

/** All that is kept of cars, by slot. */
export class CarColumns {
  readonly ids = new NumberColumn();
  readonly #scores = new NumberColumn();
  readonly #instants = new NumberColumn();
  readonly facets: { readonly [G in ValueGroup]: Facet<GroupValues[G]> } = {
    brand: new Facet(),
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
  };
  readonly bands: { readonly price: BandedColumn; readonly kilometers: BandedColumn };
  readonly text = new TextIndex();

  constructor(limits: BandLimits) {
    this.bands = {
      price: new BandedColumn(limits.price),
      kilometers: new BandedColumn(limits.kilometers),
    };
  }

  set(slot: number, row: CatalogueRow): void {
    this.ids.set(slot, row.id);
    this.#scores.set(slot, row.score);
    this.#instants.set(slot, row.publishedAt);
    const { facets, bands } = this;
    facets.brand.set(slot, row.brand);
    facets.model.set(slot, row.model);
    facets.variant.set(slot, row.variant);
    facets['body-type'].set(slot, row.bodyType);
    facets.fuel.set(slot, row.fuel);
    facets.transmission.set(slot, row.transmission);
    facets['listing-type'].set(slot, row.listingType);
    facets.color.set(slot, row.color);
    facets.year.set(slot, row.makeYear);
    facets.province.set(slot, row.province);
    facets.city.set(slot, row.city);
    bands.price.set(slot, row.price);
    bands.kilometers.set(slot, row.kilometers);
    this.text.set(slot, row.tokens);
  }

  /** Takes the slot out of every set; its numbers stay until the next car has them. */
  clear(slot: number): void {
    for (const facet of Object.values(this.facets)) facet.set(slot, null);
    for (const band of Object.values(this.bands)) band.clear(slot);
    this.text.set(slot, []);
  }

  /** To be used before the next change. */
  orderOf(sort: SortOrder): SlotOrder {
    const { sort: field, order } = sortParametersOf(sort);
    const numbers = {
      score: this.#scores.numbers,
      createdAt: this.#instants.numbers,
      price: this.bands.price.numbers,
      km: this.bands.kilometers.numbers,
    }[field];
    return { numbers, direction: order === 'asc' ? 1 : -1, ids: this.ids.numbers };
  }
}
