import { publicStatuses } from '#contract/listing/listing.ts';
import {
  type BodyTypeCode,
  bodyTypes,
  type ListingTypeCode,
  listingTypes,
  type TransmissionCode,
  transmissions,
} from '#contract/vehicles/vehicle.ts';

/** What a list says of a car, besides the names of what it is and where. */
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
  readonly cover: string | null;
  /** Of the cover, where it was uploaded; drawn ones are made from their key. */
  readonly preview: string | null;
  /** The seller's own words for a variant that the vehicle catalogue does not have. */
  readonly ownVariant: string | null;
};

/** Memory that cars may take, in bytes; some 700,000. */
const defaultMostBytes = 256 * 1024 * 1024;
/** What a car takes besides its text: an entry of the map, and the head of the text. */
const entryBytes = 80;

const separator = '\x1f';
const bytesOf = (text: string) => entryBytes + text.length * 2;
const numberOrNull = (text = '') => (text === '' ? null : Number(text));
const textOrNull = (text = '') => (text === '' ? null : text);

/**
 * What lists say of public cars, so that they need not be read for it. One text a car: an object with a property a
 * field takes four times as much, and the garbage collector as long. Where there are too many, those written last are
 * kept.
 */
export class KeptCars {
  readonly #texts = new Map<number, string>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = defaultMostBytes) {
    this.#mostBytes = mostBytes;
  }

  /** Memory that they take at the most, in bytes. */
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
      // What people wrote comes last: a separator in it cuts nothing else short.
      car.ownVariant,
    ].join(separator);
    this.#texts.set(id, text);
    this.#bytes += bytesOf(text);
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.delete(oldest);
    }
  }

  delete(id: number): void {
    const text = this.#texts.get(id);
    if (text === undefined) return;
    this.#bytes -= bytesOf(text);
    this.#texts.delete(id);
  }

  /** Undefined of a car that nobody may find, and of one for which there was no room. */
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
    ownVariant: textOrNull(parts.slice(17).join(separator)),
  };
}
