import type { Catalogue } from '#catalogue/answers/filter-answer.ts';
import { FacetedIndex } from '#catalogue/faceted-index/faceted-index.ts';
import type { CarLoad } from '#catalogue/faceted-index/load-columns.ts';
import { tokensOf } from '#catalogue/faceted-index/text-index.ts';
import { awayIn } from '#catalogue/parse-search.ts';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import { belowMarket, traitNumbers } from '#contract/vehicles/traits.ts';
import { cardInstalment, usualInstalment } from '#money/usual-credit.ts';
import { BrokenSnapshot } from './broken-snapshot.ts';
import { type CarTable, carAt } from './car-table.ts';
import { cityNames, type LineIds } from './city-names.ts';
import type { CarLine, SnapshotCar } from './snapshot-car.ts';
import type { DecodedSnapshot } from './snapshot-format.ts';

/** Maximum number of distinct values in a column of the index. */
const mostLines = 60_000;

/** The cars of a city, and of those around it, for searching, counting and displaying, built from its snapshot. */
export class CityCatalogue implements Catalogue {
  readonly index: FacetedIndex;
  readonly vocabulary: Vocabulary;
  readonly snapshot: DecodedSnapshot;
  /** Searchable words by line; built with the first word search. */
  #words: readonly (readonly string[])[] | undefined;
  /** Number of rows whose words have been indexed. */
  #rowsWithWords = 0;

  /** @throws BrokenSnapshot if there are more names than the index can hold */
  constructor(snapshot: DecodedSnapshot) {
    this.snapshot = snapshot;
    const { table, place } = snapshot;
    if (table.line.values.length > mostLines) throw new BrokenSnapshot('more names than there are');
    const { vocabulary, ids, places } = cityNames(place, table);
    this.vocabulary = vocabulary;
    this.index = FacetedIndex.of(loadOf(snapshot, ids, places));
  }

  /** How many cars there are. */
  get size(): number {
    return this.index.size;
  }

  /**
   * Indexes words, which takes longer than everything else together, while most visitors search for none.
   * @param isTimeUp called regularly, to decide whether to pause
   * @returns whether indexing is complete
   */
  readyWords(isTimeUp: () => boolean = () => false): boolean {
    const { table, place } = this.snapshot;
    this.#words ??= table.line.values.map(wordsOfLine);
    const placeWords = [{ ...place.city, province: place.province }, ...place.around].map(
      ({ name, province }) => tokensOf(`${name} ${province.name}`),
    );
    for (; this.#rowsWithWords < this.size; this.#rowsWithWords++) {
      if (this.#rowsWithWords % rowsATurn === 0 && isTimeUp()) return false;
      const { id, city, district, makeYear, transmission, fuel, color, bodyType } = carAt(
        table,
        this.#rowsWithWords,
      );
      const codes = [String(makeYear), transmission, fuel, color, bodyType].filter((code) => code !== null);
      const lineWords = this.#words[table.line.of[this.#rowsWithWords] ?? -1] ?? [];
      this.index.describe(id, [
        ...lineWords,
        ...codes,
        ...(placeWords[city] ?? []),
        ...tokensOf(district ?? ''),
      ]);
    }
    return true;
  }

  /**
   * Cards of the cars in the given order; the snapshot only contains the number of photos.
   * @param distances kilometres of each city, for a list with a radius
   */
  cards(ids: readonly number[], distances?: ReadonlyMap<number, number>): ListingCard[] {
    const { table, place, credits, asOf } = this.snapshot;
    return ids.flatMap((id) => {
      const row = table.id.indexOf(id);
      if (row < 0) return [];
      const car = carAt(table, row);
      const { name } = car.city === 0 ? place.city : (place.around[car.city - 1] ?? place.city);
      const card = cardOf(car, name, { credits, asOf });
      // In the vocabulary ids count from 1.
      return { ...card, ...awayIn(distances, car.city + 1) };
    });
  }
}

function loadOf(
  { table, ...head }: DecodedSnapshot,
  lines: readonly LineIds[],
  place: CarLoad['place'],
): CarLoad {
  const { id, line, vehicle, color, offer, year, kilometers, price, quality, publishedAt } = table;
  return {
    ...{ id, kilometers, publishedAt, color },
    price: numbersOf(price),
    instalment: instalmentsOf(table, head),
    quality: numbersOf(quality),
    isImported: (row) => offer.values[offer.of[row] ?? -1]?.isImported === true,
    vehicle: { values: lines, of: line.of },
    place,
    drive: vehicle,
    listingType: { values: offer.values.map(({ listingType }) => listingType), of: offer.of },
    year: yearsOf(year),
    traits: traitsOf(table),
  };
}

type Credits = Pick<DecodedSnapshot, 'credits' | 'asOf'>;

const ageAt = (asOf: number, makeYear: number) => Math.max(0, yearInJakarta(asOf) - makeYear);

/** Rupiah a month on usual terms; null if lenders do not usually finance the car. */
function instalmentIn({ credits, asOf }: Credits) {
  return (price: number, makeYear: number) => usualInstalment(credits, price, ageAt(asOf, makeYear));
}

/** Infinite where there is none. Many cars of a city have the price and the year of another. */
function instalmentsOf({ price, year }: CarTable, head: Credits) {
  const instalmentOf = instalmentIn(head);
  const known = new Map<number, number>();
  return Float64Array.from(price.of, (rank, row) => {
    const makeYear = year[row] ?? 0;
    const key = rank * 10_000 + makeYear;
    let instalment = known.get(key);
    if (instalment === undefined) {
      instalment = instalmentOf(price.values[rank] ?? 0, makeYear) ?? Number.POSITIVE_INFINITY;
      known.set(key, instalment);
    }
    return instalment;
  });
}

/** The traits that this version knows, with the line's and the price's relation to the market. */
function traitsOf({ traits, badge, line }: CarTable): Int32Array {
  return Int32Array.from(traits, (number, row) => {
    const ofPrice = badge.values[badge.of[row] ?? -1] === 'below' ? belowMarket : 0;
    return (number & (traitNumbers - 1)) | (line.values[line.of[row] ?? -1]?.facts ?? 0) | ofPrice;
  });
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

/** Number of rows indexed between two time checks. */
const rowsATurn = 25;

function wordsOfLine({ brand, model, variant, ownName }: CarLine): string[] {
  return tokensOf([brand.name, model.name, variant?.name, ownName].filter(Boolean).join(' '));
}

/** The same card as the server's listing service builds. */
function cardOf(car: SnapshotCar, place: string, { credits, asOf }: Credits): ListingCard {
  const { line, id, price, makeYear } = car;
  const variantName = line.variant?.name ?? line.ownName;
  const label = listingLabel({ brandName: line.brand.name, modelName: line.model.name, variantName });
  return {
    ...{ id, label, price, makeYear, place },
    slug: listingSlug({ id, label, makeYear, place }),
    ...cardInstalment(credits, price, ageAt(asOf, makeYear)),
    kilometerDriven: car.kilometers,
    transmission: car.transmission,
    listingType: car.listingType,
    bodyType: car.bodyType,
    color: car.color,
    marketBadge: car.marketBadge,
    coverImage: null,
    imageCount: car.imageCount,
    publishedAt: new Date(car.publishedAt).toISOString(),
    status: car.isReserved ? 'reserved' : 'live',
  };
}
