import { type CarFacts, carFact, carFactNames } from '#contract/listing/car-facts.ts';

/*
 * What a listing's popularity owes to itself, 0 to 60; what time adds is in src/catalogue/faceted-index/popularity.ts.
 *
 *   20  completeness   the share of the optional facts that the seller gave
 *   20  photos         full with 8; the first ones count most
 *   20  price          against the typical one: full from 80 % to 95 % of it, nothing from 130 % up;
 *                      below 80 % it falls again, for what is far too cheap is rarely what it seems.
 *                      Half where there is no typical price
 */

const weights = { completeness: 20, photos: 20, price: 20 } as const;
const enoughPhotos = 8;

/** Those that can be unknown. */
const optionalFacts = carFactNames.filter((name) => carFact(name).kind !== 'flag');

/** The optional facts that make a listing complete; null, empty and absent all count as missing. */
export interface ListingFacts extends Partial<CarFacts> {
  readonly variantId?: number | null | undefined;
  readonly cityId?: number | null | undefined;
  readonly registrationYear?: number | null | undefined;
  readonly color?: string | null | undefined;
  readonly bodyType?: string | null | undefined;
  readonly kilometerDriven?: number | null | undefined;
  readonly description?: string | null | undefined;
}

export interface QualityInput {
  readonly facts: ListingFacts;
  readonly photoCount: number;
  /** Rupiah. */
  readonly price: number;
  /** The typical price of similar cars, in rupiah; null if too few are known. */
  readonly typicalPrice: number | null;
}

function completeness(facts: ListingFacts): number {
  const given = [
    facts.variantId,
    facts.cityId,
    facts.registrationYear,
    facts.color,
    facts.bodyType,
    facts.kilometerDriven,
    facts.description,
    ...optionalFacts.map((name) => facts[name]),
  ];
  let count = 0;
  for (const fact of given) if (fact !== undefined && fact !== null && fact !== '') count++;
  return count / given.length;
}

function priceAppeal(price: number, typicalPrice: number | null): number {
  if (typicalPrice === null || !(typicalPrice > 0)) return 0.5;
  const ratio = price / typicalPrice;
  if (ratio < 0.8) return Math.max(0, (ratio - 0.4) / 0.4);
  if (ratio <= 0.95) return 1;
  return Math.max(0, (1.3 - ratio) / 0.35);
}

/** The quality of a listing in whole points, which take a device half the space. */
export function listingQuality({ facts, photoCount, price, typicalPrice }: QualityInput): number {
  return Math.round(
    weights.completeness * completeness(facts) +
      weights.photos * Math.sqrt(Math.min(Math.max(0, photoCount), enoughPhotos) / enoughPhotos) +
      weights.price * priceAppeal(price, typicalPrice),
  );
}
