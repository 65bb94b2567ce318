import { and, desc, eq, like, or } from 'drizzle-orm';
import { slugify } from '#contract/slug.ts';
import { type Orm, schema } from '#server/db/database.ts';

const { accounts, dealerPages, scopeRequests } = schema;

/** Long names are cut, so that an address stays readable. */
const slugLength = 50;

/** The slug of a name, with a number where others have it already. */
export function newSlug(name: string, isTaken: (slug: string) => boolean): string {
  const written = slugify(name).slice(0, slugLength).replace(/-+$/, '');
  const base = written.length < 2 ? 'dealer' : written;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** Creates the page of an account that becomes a dealer, by the name it asked under; one that exists stays. */
export async function openDealerPage(transaction: Orm, accountId: number): Promise<void> {
  const [asked] = await transaction
    .select({ company: scopeRequests.company })
    .from(scopeRequests)
    .where(and(eq(scopeRequests.accountId, accountId), eq(scopeRequests.scope, 'dealer')))
    .orderBy(desc(scopeRequests.id))
    .limit(1);
  const [account] = await transaction
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const name = asked?.company ?? account?.name ?? 'Dealer';
  const base = newSlug(name, () => false);
  const taken = await transaction
    .select({ slug: dealerPages.slug })
    .from(dealerPages)
    .where(or(eq(dealerPages.slug, base), like(dealerPages.slug, `${base}-%`)));
  const slugs = new Set(taken.map(({ slug }) => slug));
  await transaction
    .insert(dealerPages)
    .values({ accountId, name, slug: newSlug(name, (slug) => slugs.has(slug)) })
    .onConflictDoNothing({ target: dealerPages.accountId });
}
