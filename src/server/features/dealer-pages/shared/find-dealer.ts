import { and, eq } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';

const { accounts, dealerPages } = schema;

const mayShow = and(eq(accounts.scope, 'dealer'), eq(accounts.isSuspended, false));

/** The page of a dealer that may show it, with its account. */
export async function findDealer(orm: Orm, slug: string) {
  const [found] = await orm
    .select({
      page: dealerPages,
      accountId: accounts.id,
      publicId: accounts.publicId,
      mobile: accounts.mobile,
    })
    .from(dealerPages)
    .innerJoin(accounts, eq(accounts.id, dealerPages.accountId))
    .where(and(eq(dealerPages.slug, slug), mayShow));
  return found;
}

/** The slug of the page of a seller who is a dealer, by the opaque id of the account; null for others. */
export async function pageOfSeller(orm: Orm, publicId: string): Promise<string | null> {
  const [found] = await orm
    .select({ slug: dealerPages.slug })
    .from(dealerPages)
    .innerJoin(accounts, eq(accounts.id, dealerPages.accountId))
    .where(and(eq(accounts.publicId, publicId), mayShow));
  return found?.slug ?? null;
}

/** The refusal of an address with an unknown dealer. */
export function unknownDealer(language: Language): AppError {
  const text = localized('We do not know this dealer.')[language];
  return new AppError('not_found', { dealer: [text] }, language);
}
