import { publicStatuses } from '#contract/listing/listing.ts';
import {
  type BodyTypeCode,
  bodyTypes,
  type ColorCode,
  colors,
  type ListingTypeCode,
  listingTypes,
  type TransmissionCode,
  transmissions,
} from '#contract/vehicles/vehicle.ts';

/** The data of a car in a list, except for the names of vehicle and place. */
export type KeptCar = {
  readonly brandId: number;
  readonly modelId: number;
  readonly variantId: number | null;
  readonly provinceId: number;
  readonly cityId: number | null;
  readonly bodyType: BodyTypeCode | null;
  readonly transmission: TransmissionCode;
  readonly listingType: ListingTypeCode;
  readonly status: (typeof publicStatuses)[number];
  readonly makeYear: number;
  readonly kilometerDriven: number | null;
  readonly price: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly expiresAt: number | null;
  readonly imageCount: number;
  /** For the drawing of a car without photos. */
  readonly color: ColorCode | null;
  readonly cover: string | null;
  /** For an uploaded cover; previews of drawn photos follow from their key. */
  readonly preview: string | null;
  /** The seller's own text for a variant that is not in the vehicle catalogue. */
  readonly ownVariant: string | null;
};

/** Memory for cars, in bytes; about 700,000 cars. */
const defaultMostBytes = 256 * 1024 * 1024;
/** Overhead of a car in addition to its text: a map entry and the string's header. */
const entryBytes = 80;

const separator = '\x1f';
const bytesOf = (text: string) => entryBytes + text.length * 2;
const numberOrNull = (text = '') => (text === '' ? null : Number(text));
const textOrNull = (text = '') => (text === '' ? null : text);

/**
 * List data of public cars in memory, so that lists need no database. One text per car: an object with a
 * property per field takes four times as much memory and garbage collection time. Beyond the limit, the last
 * written cars are kept.
 */
export class KeptCars {
  readonly #texts = new Map<number, string>();
  readonly #mostBytes: number;
  #bytes = 0;
  /** Continues where it was: one from the start would pass over all the gaps that removed cars leave. */
  #oldest = this.#texts.keys();

  constructor(mostBytes = defaultMostBytes) {
    this.#mostBytes = mostBytes;
  }

  /** Memory in use, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  set(id: number, car: KeptCar): void {
    this.delete(id);
    const text = [
      ...[car.brandId, car.modelId, car.variantId, car.provinceId, car.cityId],
      car.bodyType === null ? null : bodyTypes.indexOf(car.bodyType),
      transmissions.indexOf(car.transmission),
      listingTypes.indexOf(car.listingType),
      publicStatuses.indexOf(car.status),
      ...[car.makeYear, car.kilometerDriven, car.price, car.publishedAt, car.expiresAt],
      ...[car.imageCount, car.cover, car.preview],
      car.color === null ? null : colors.indexOf(car.color),
      // Free text comes last: a separator in it can only truncate itself.
      car.ownVariant,
    ].join(separator);
    this.#texts.set(id, text);
    this.#bytes += bytesOf(text);
    while (this.#bytes > this.#mostBytes) {
      const { value: oldest, done } = this.#oldest.next();
      if (done) this.#oldest = this.#texts.keys();
      else this.delete(oldest);
    }
  }

  delete(id: number): void {
    const text = this.#texts.get(id);
    if (text === undefined) return;
    this.#bytes -= bytesOf(text);
    this.#texts.delete(id);
  }

  /** Undefined for a car that is not public or is not in memory. */
  get(id: number): KeptCar | undefined {
    const parts = this.#texts.get(id)?.split(separator);
    return parts && carOf(parts);
  }
}

/** @param parts as `set` writes them */
function carOf(parts: readonly string[]): KeptCar | undefined {
  const transmission = transmissions[Number(parts[6])];
  const listingType = listingTypes[Number(parts[7])];
  const status = publicStatuses[Number(parts[8])];
  if (!transmission || !listingType || !status) return undefined;
  return {
    brandId: Number(parts[0]),
    modelId: Number(parts[1]),
    variantId: numberOrNull(parts[2]),
    provinceId: Number(parts[3]),
    cityId: numberOrNull(parts[4]),
    bodyType: bodyTypes[numberOrNull(parts[5]) ?? -1] ?? null,
    transmission,
    listingType,
    status,
    makeYear: Number(parts[9]),
    kilometerDriven: numberOrNull(parts[10]),
    price: Number(parts[11]),
    publishedAt: Number(parts[12]),
    expiresAt: numberOrNull(parts[13]),
    imageCount: Number(parts[14]),
    cover: textOrNull(parts[15]),
    preview: textOrNull(parts[16]),
    color: colors[numberOrNull(parts[17]) ?? -1] ?? null,
    ownVariant: textOrNull(parts.slice(18).join(separator)),
  };
}
