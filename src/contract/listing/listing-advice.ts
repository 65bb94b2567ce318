import * as z from 'zod/mini';
import type { MarketBadge } from '#contract/market/market.ts';
import { type CarFacts, carFact, carFactNames } from './car-facts.ts';

/** Advice for a listing, most helpful first. */
export const listingAdvices = [
  'add_photos',
  'lower_price',
  'write_description',
  'name_variant',
  'say_papers',
  'say_condition',
] as const;
export const listingAdvice = z.enum(listingAdvices);
export type ListingAdvice = (typeof listingAdvices)[number];

/** Enough photos to show a car from all sides, and a description of a few sentences. */
export const adviceLimits = { photos: 8, descriptionLength: 120, shown: 3 } as const;

type Facts = CarFacts & {
  readonly photoCount: number;
  readonly descriptionLength: number;
  readonly marketBadge: MarketBadge | null;
  readonly hasVariant: boolean;
};

/** Whether a fact of this kind is unknown. */
const lacks = (facts: CarFacts, about: 'papers' | 'condition') =>
  carFactNames.some((name) => carFact(name).about === about && facts[name] === null);

/** What its owner could improve; empty if nothing is missing. */
export function adviceOf(facts: Facts): ListingAdvice[] {
  const isMissing: Readonly<Record<ListingAdvice, boolean>> = {
    add_photos: facts.photoCount < adviceLimits.photos,
    lower_price: facts.marketBadge === 'above',
    write_description: facts.descriptionLength < adviceLimits.descriptionLength,
    name_variant: !facts.hasVariant,
    say_papers: lacks(facts, 'papers'),
    say_condition: lacks(facts, 'condition'),
  };
  return listingAdvices.filter((advice) => isMissing[advice]).slice(0, adviceLimits.shown);
}
