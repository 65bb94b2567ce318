import type { AccountAnswer } from '#app/data/account/use-account-api.ts';

type Answer = AccountAnswer<{ readonly items: readonly unknown[] }>;

/** The side of one's offers that is shown first: the one that has any. Undefined until that is known. */
export function firstSide(asBuyer: Answer, asSeller: Answer): 'buyer' | 'seller' | undefined {
  if (asBuyer.kind === 'reading') return undefined;
  if (asBuyer.kind !== 'known' || asBuyer.data.items.length > 0) return 'buyer';
  if (asSeller.kind === 'reading') return undefined;
  return asSeller.kind === 'known' && asSeller.data.items.length > 0 ? 'seller' : 'buyer';
}
