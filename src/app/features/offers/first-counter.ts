import type { OfferView } from '#contract/offers/offer.schema.ts';

type Offer = Pick<OfferView, 'role' | 'amount' | 'steps'> & { readonly listing: { readonly price: number } };

/** Rupiah; prices are named in steps of this. */
const step = 500_000;

/** A counter-offer to start from: halfway between the other party's amount and one's own last one. */
export function firstCounter({ role, amount, steps, listing }: Offer): string {
  const own = steps.findLast((each) => each.by === role && each.amount !== null)?.amount ?? listing.price;
  const half = Math.round((amount + own) / 2 / step) * step;
  // Too close for another amount between them.
  return half === amount || half > listing.price ? '' : String(half);
}
