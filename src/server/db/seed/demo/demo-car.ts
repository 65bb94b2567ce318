import { hash } from 'node:crypto';
import { demonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import type {
  BodyTypeCode,
  ColorCode,
  FuelCode,
  ListingTypeCode,
  TransmissionCode,
} from '#contract/vehicles/vehicle.ts';
import { drawnPhotoKeys } from '#server/drawn-photos/drawn-photo-key.ts';
import { drawnBodyFor } from '#server/drawn-photos/model-bodies.ts';
import { listingQuality } from '#server/features/listing/shared/listing-quality.ts';
import { districtsOf } from '#server/regions/districts.ts';
import type { CitySeed } from '#server/regions/regions.ts';
import { drawColor } from './demo-colors.ts';
import { answer, bpkbHolder, driven, monthsAround, owners, registered, taxMonths } from './demo-facts.ts';
import { dealerName, personName } from './demo-names.ts';
import { type DemoPlace, placeTable } from './demo-places.ts';
import { askingPrice, kilometersFactor, typicalPrice } from './demo-price.ts';
import { type DemoVehicle, demonstrationYear, VehicleSupply } from './demo-vehicles.ts';
import { writeDescription, writeTitle } from './demo-words.ts';
import { Random } from './random.ts';

/** A demonstration listing, without constant columns. */
export interface DemoCar {
  readonly carIdHash: string;
  readonly dealerIdHash: string | null;
  readonly externalId: string;
  readonly isFeatured: boolean;
  readonly sellerName: string;
  /** An unassigned number (contract/seller-number/demonstration-number.ts). */
  readonly mobile: string;
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number | null;
  readonly brandId: number;
  readonly modelId: number;
  readonly variantId: number;
  readonly title: string;
  readonly description: string;
  readonly makeYear: number;
  readonly registrationYear: number | null;
  readonly color: ColorCode;
  readonly bodyType: BodyTypeCode;
  readonly fuel: FuelCode;
  readonly transmission: TransmissionCode;
  readonly listingType: ListingTypeCode;
  readonly kilometerDriven: number;
  readonly ownership: number | null;
  readonly price: number;
  readonly taxPaidUntil: string | null;
  readonly bpkbHolder: 'owner' | 'dealer' | 'finance' | null;
  readonly plateRegion: string | null;
  readonly plateParity: 'odd' | 'even' | null;
  readonly serviceRecord: boolean | null;
  readonly accidentFree: boolean | null;
  readonly floodFree: boolean | null;
  readonly images: readonly string[];
  readonly quality: number;
  readonly publishedAt: Date;
}

/** Streams of the random generator. */
const purposes = { car: 1, dealer: 2, publication: 3 } as const;
const msPerDay = 86_400_000;
const publishedWithinDays = 60;
/** Lower seller numbers belong to private sellers, in the order of their cars. */
const firstDealer = 90_000_000;

interface Dealer {
  readonly idHash: string;
  readonly mobile: string;
  readonly name: string;
  readonly place: DemoPlace;
}

/** 128 bits in hexadecimal that do not reveal the number. */
function opaqueId(kind: string, index: number): string {
  return hash('sha256', `demonstration ${kind} ${index}`, 'hex').slice(0, 32);
}

/** Two of three sellers name their district; by number, so that no other fact of a car depends on it. */
function demoDistrict(cityId: number, index: number): number | null {
  const districts = districtsOf(cityId);
  return index % 3 === 0 ? null : (districts[(index * 7919) % districts.length]?.id ?? null);
}

/**
 * Generates the demonstration's cars. Car `index` does not depend on their number or order; only its dates
 * depend on the clock.
 */
export class DemoCars {
  private readonly random = new Random();
  private readonly publication = new Random();
  private readonly supply: VehicleSupply;
  private readonly places: ReturnType<typeof placeTable>;
  private readonly dealers = new Map<number, Dealer>();
  private readonly now: Date;
  private readonly months: readonly string[];

  constructor(vehicles: readonly DemoVehicle[], cities: readonly CitySeed[], now: Date) {
    this.supply = new VehicleSupply(vehicles);
    this.places = placeTable(cities);
    this.now = now;
    this.months = monthsAround(now);
  }

  /**
   * Larger demonstrations have more dealers, each with about one to thirty cars. Uses its own random stream.
   */
  private dealer(number: number): Dealer {
    const known = this.dealers.get(number);
    if (known) return known;
    const random = new Random().start(purposes.dealer, number);
    const dealer = {
      idHash: opaqueId('dealer', number),
      mobile: demonstrationNumber(firstDealer + number),
      name: dealerName(random),
      place: this.places.draw(random),
    };
    this.dealers.set(number, dealer);
    return dealer;
  }

  /** The month until which the tax is paid, if the seller states it; for most it is paid. */
  private tax(random: Random): { readonly until: string | null; readonly isPaid: boolean } {
    if (random.chance(0.25)) return { until: null, isPaid: false };
    const isPaid = random.chance(0.88);
    const offset = isPaid ? 1 + random.below(taxMonths.ahead) : -1 - random.below(taxMonths.past);
    return { until: this.months[taxMonths.past + offset] ?? null, isPaid };
  }

  /**
   * The age of a listing, in milliseconds: recent ones are more frequent, as in a market where cars sell.
   * Uses its own random stream.
   */
  private publishedAgo(index: number): number {
    const random = this.publication.start(purposes.publication, index);
    return Math.round(publishedWithinDays * msPerDay * random.unit() ** 1.7);
  }

  /** Cars 0 to `count` − 1 in order of publication. */
  inOrder(count: number): Uint32Array {
    const ago = Float64Array.from({ length: count }, (_, index) => this.publishedAgo(index));
    const order = Uint32Array.from(ago.keys());
    return order.sort((a, b) => (ago[b] ?? 0) - (ago[a] ?? 0) || a - b);
  }

  /** @param repaint a colour instead of the car's own (`FirstRows`) */
  make(index: number, repaint?: ColorCode): DemoCar {
    const random = this.random.start(purposes.car, index);
    const { vehicle, makeYear } = this.supply.draw(random);
    const age = demonstrationYear - makeYear;
    const isDealer = random.chance(0.35);
    const dealer = isDealer ? this.dealer(random.below(12 + Math.floor((index * 0.35) / 30))) : undefined;
    const place = dealer?.place ?? this.places.draw(random);
    const ownColor = drawColor(makeYear, random);
    const color = repaint ?? ownColor;
    const kilometers = driven(age, random);
    const ownership = owners(age, random);
    const tax = this.tax(random);
    const serviceRecord = answer(random, age < 8 ? 0.55 : 0.3, 0.15);
    const accidentFree = answer(random, 0.55, 0.03);
    const floodFree = answer(random, 0.65, 0.005);

    const typical = typicalPrice(vehicle, age);
    const condition =
      (accidentFree === false ? 0.9 : 1) * (floodFree === false ? 0.75 : 1) * (isDealer ? 1.02 : 0.99);
    const scatter = Math.exp(0.07 * random.bell());
    const price = askingPrice(
      typical * kilometersFactor(kilometers, age) * condition * scatter,
      random.chance(0.45),
    );

    const facts = {
      brandName: vehicle.brandName,
      modelName: vehicle.modelName,
      variantName: vehicle.variantName,
      bodyType: vehicle.bodyType,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      makeYear,
      color,
      kilometers,
      isDealer,
      ownership,
      taxIsPaid: tax.isPaid,
      serviceRecord,
      accidentFree,
      floodFree,
    };
    const body = drawnBodyFor({ ...vehicle, makeYear });
    const images = drawnPhotoKeys({ body, color, kilometers, seed: index });
    const car = {
      carIdHash: opaqueId('car', index),
      dealerIdHash: dealer?.idHash ?? null,
      externalId: String(index),
      isFeatured: random.chance(0.012),
      sellerName: dealer?.name ?? personName(random),
      mobile: dealer?.mobile ?? demonstrationNumber(index),
      provinceId: place.provinceId,
      cityId: place.cityId,
      districtId: demoDistrict(place.cityId, index),
      brandId: vehicle.brandId,
      modelId: vehicle.modelId,
      variantId: vehicle.variantId,
      title: writeTitle(facts, random),
      description: writeDescription(facts, random),
      makeYear,
      registrationYear: registered(makeYear, random),
      color,
      bodyType: vehicle.bodyType,
      fuel: vehicle.fuel,
      transmission: vehicle.transmission,
      listingType: isDealer ? ('diler' as const) : ('individu' as const),
      kilometerDriven: kilometers,
      ownership,
      price,
      taxPaidUntil: tax.until,
      bpkbHolder: bpkbHolder(isDealer, random),
      plateRegion: random.chance(0.3) ? null : place.plateRegion,
      plateParity: random.chance(0.4) ? null : random.chance(0.5) ? ('odd' as const) : ('even' as const),
      serviceRecord,
      accidentFree,
      floodFree,
      images,
      quality: 0,
      publishedAt: new Date(this.now.getTime() - this.publishedAgo(index)),
    };
    car.quality = listingQuality({
      facts: car,
      photoCount: images.length,
      price,
      typicalPrice: typical,
    });
    return car;
  }
}
