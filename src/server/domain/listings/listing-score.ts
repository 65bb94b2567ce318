/*
 * Popularity, the default order (docs/product.md#popularity). A score from 0 to 100:
 *
 *   30  freshness      halves every 14 days after publication
 *   20  completeness   the share of the optional facts that the seller gave
 *   20  photos         full with 8; the first ones count most
 *   20  price          against the typical one: full from 80 % to 95 % of it, nothing from 130 % up;
 *                      below 80 % it falls again, for what is far too cheap is rarely what it seems.
 *                      Half where there is no typical price
 *   10  views          a day since publication, by their logarithm; full with 50
 *
 * Nothing in it can be bought: featured listings stand in a rail of their own.
 */

const weights = { freshness: 30, completeness: 20, photos: 20, price: 20, views: 10 } as const;
const freshnessHalfLifeDays = 14;
const enoughPhotos = 8;
const enoughViewsADay = 50;
const msPerDay = 86_400_000;

/** The optional facts that make a listing complete; null, empty and absent count as not given. */
export interface ListingFacts {
  readonly variantId?: number | null | undefined;
  readonly cityId?: number | null | undefined;
  readonly registrationYear?: number | null | undefined;
  readonly color?: string | null | undefined;
  readonly bodyType?: string | null | undefined;
  readonly kilometerDriven?: number | null | undefined;
  readonly ownership?: number | null | undefined;
  readonly description?: string | null | undefined;
  readonly taxPaidUntil?: string | null | undefined;
  readonly bpkbHolder?: string | null | undefined;
  readonly serviceRecord?: boolean | null | undefined;
  readonly accidentFree?: boolean | null | undefined;
  readonly floodFree?: boolean | null | undefined;
}

export interface ScoreInput {
  readonly publishedAt: Date;
  readonly now: Date;
  readonly facts: ListingFacts;
  readonly photoCount: number;
  /** Rupiah. */
  readonly price: number;
  /** What cars like it are offered for, in rupiah; null where too few are known. */
  readonly typicalPrice: number | null;
  readonly views: number;
}

function completeness(facts: ListingFacts): number {
  const given = [
    facts.variantId,
    facts.cityId,
    facts.registrationYear,
    facts.color,
    facts.bodyType,
    facts.kilometerDriven,
    facts.ownership,
    facts.description,
    facts.taxPaidUntil,
    facts.bpkbHolder,
    facts.serviceRecord,
    facts.accidentFree,
    facts.floodFree,
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

/**
 * The popularity of a listing, 0 to 100. A date in the future counts as now. Rounded to whole points: listings
 * less than that apart are equally popular, the newer first; and a device stores it in half the space.
 */
export function listingScore(input: ScoreInput): number {
  const days = Math.max(0, (input.now.getTime() - input.publishedAt.getTime()) / msPerDay);
  const viewsADay = Math.max(0, input.views) / Math.max(1, days);
  const score =
    weights.freshness * 0.5 ** (days / freshnessHalfLifeDays) +
    weights.completeness * completeness(input.facts) +
    weights.photos * Math.sqrt(Math.min(Math.max(0, input.photoCount), enoughPhotos) / enoughPhotos) +
    weights.price * priceAppeal(input.price, input.typicalPrice) +
    weights.views * Math.min(1, Math.log1p(viewsADay) / Math.log1p(enoughViewsADay));
  return Math.round(score);
}
