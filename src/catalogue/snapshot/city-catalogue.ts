import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import type { CarLoad } from '#catalogue/faceted-index/load-columns.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import { belowMarket } from '#contract/vehicles/traits.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { type CarTable, carAt } from './car-table.ts';
import { cityNames, type LineIds, placeId } from './city-names.ts';
import type { CarLine, SnapshotCar } from './snapshot-car.ts';
import type { DecodedSnapshot } from './snapshot-format.ts';

/** Distinct values of one column of the index. */
const mostLines = 60_000;

/** A city's cars for searching, counting and showing, from its snapshot. */
export class CityCatalogue implements Catalogue {
  readonly index: FacetedIndex;
  readonly vocabulary: Vocabulary;
  readonly snapshot: DecodedSnapshot;
  /** By line, the words that find its cars; built with the first search for words. */
  #words: readonly (readonly string[])[] | undefined;
  /** Rows whose words are indexed. */
  #rowsWithWords = 0;

  /** @throws BrokenSnapshot for more names than the index can hold */
  constructor(snapshot: DecodedSnapshot) {
    this.snapshot = snapshot;
    const { table, place } = snapshot;
    if (table.line.values.length > mostLines) throw new BrokenSnapshot('more names than there are');
    const { vocabulary, ids } = cityNames(place, table.line.values);
    this.vocabulary = vocabulary;
    this.index = FacetedIndex.of(loadOf(table, ids));
  }

  /** How many cars there are. */
  get size(): number {
    return this.index.size;
  }

  /**
   * Indexes words, which takes longer than everything else together, while most people type none.
   * @param isTimeUp asked now and then whether to pause
   * @returns whether it is complete
   */
  readyWords(isTimeUp: () => boolean = () => false): boolean {
    const { table, place } = this.snapshot;
    this.#words ??= table.line.values.map(wordsOfLine);
    const placeWords = tokensOf(`${place.city.name} ${place.province.name}`);
    for (; this.#rowsWithWords < this.size; this.#rowsWithWords++) {
      if (this.#rowsWithWords % rowsATurn === 0 && isTimeUp()) return false;
      const { id, makeYear, transmission, fuel, color, bodyType } = carAt(table, this.#rowsWithWords);
      const codes = [String(makeYear), transmission, fuel, color, bodyType].filter((code) => code !== null);
      const lineWords = this.#words[table.line.of[this.#rowsWithWords] ?? -1] ?? [];
      this.index.describe(id, [...lineWords, ...codes, ...placeWords]);
    }
    return true;
  }

  /** The cars in order, as lists show them; of the photos only their number. */
  cards(ids: readonly number[]): ListingCard[] {
    const { table, place } = this.snapshot;
    return ids.flatMap((id) => {
      const row = table.id.indexOf(id);
      return row < 0 ? [] : cardOf(carAt(table, row), place.city.name);
    });
  }
}

function loadOf(table: CarTable, lines: readonly LineIds[]): CarLoad {
  const { id, line, vehicle, color, offer, year, kilometers, price, quality, publishedAt } = table;
  return {
    ...{ id, kilometers, publishedAt, color },
    price: numbersOf(price),
    quality: numbersOf(quality),
    isImported: (row) => offer.values[offer.of[row] ?? -1]?.isImported === true,
    vehicle: { values: lines, of: line.of },
    place: { values: [{ province: placeId, city: placeId }], of: new Uint8Array(id.length) },
    drive: vehicle,
    listingType: { values: offer.values.map(({ listingType }) => listingType), of: offer.of },
    year: yearsOf(year),
    traits: traitsOf(table),
  };
}

/** With the price, as it stands to the market. */
function traitsOf({ traits, badge }: CarTable): Uint16Array {
  return Uint16Array.from(traits, (number, row) =>
    badge.values[badge.of[row] ?? -1] === 'below' ? number | belowMarket : number,
  );
}

function numbersOf({ values, of }: CarTable['price']): Float64Array {
  const numbers = new Float64Array(of.length);
  for (let row = 0; row < of.length; row++) numbers[row] = values[of[row] ?? 0] ?? 0;
  return numbers;
}

function yearsOf(years: Int32Array): CarLoad['year'] {
  const values = [...new Set(years)];
  const places = new Map(values.map((year, place) => [year, place]));
  return { values, of: years.map((year) => places.get(year) ?? 0) };
}

/** Rows indexed between two checks of the time. */
const rowsATurn = 25;

function wordsOfLine({ brand, model, variant, ownName }: CarLine): string[] {
  return tokensOf([brand.name, model.name, variant?.name, ownName].filter(Boolean).join(' '));
}

/** As the server makes it: see its listing service. */
function cardOf(car: SnapshotCar, place: string): ListingCard {
  const { line, id, price, makeYear } = car;
  const variantName = line.variant?.name ?? line.ownName;
  const label = listingLabel({ brandName: line.brand.name, modelName: line.model.name, variantName });
  return {
    ...{ id, label, price, makeYear, place },
    slug: listingSlug({ id, label, makeYear, place }),
    kilometerDriven: car.kilometers,
    transmission: car.transmission,
    listingType: car.listingType,
    bodyType: car.bodyType,
    marketBadge: car.marketBadge,
    coverImage: null,
    imageCount: car.imageCount,
    publishedAt: new Date(car.publishedAt).toISOString(),
    status: car.isReserved ? 'reserved' : 'live',
  };
}
