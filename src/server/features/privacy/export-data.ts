import { desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Orm, schema } from '#server/db/database.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';
import { dealingsOf } from './export-dealings.ts';

const { accountCollections, blockedAccounts, consents, supportMessages, contactViews, leads } = schema;
const { listingPriceChanges, listings, mutedKinds, notifications, offers, offerSteps, orders } = schema;
const { conversationMessages, conversations, ownerReviewReports } = schema;
const { listingId, formerPrice, changedAt } = listingPriceChanges;
const { pushSubscriptions, reports, scopeRequests, sessions } = schema;

/** Maximum number of rows per kind. */
const most = 5000;
/** Internal columns: keys and hashes. */
const ours = [
  'deviceHash',
  'contentHash',
  'askedFrom',
  'owner',
  'tokenHash',
  'changedBy',
  'quality',
] as const;

type Row = Readonly<Record<string, unknown>>;

/**
 * A row without internal columns. The national id stays encrypted; the export only states that there is one.
 */
function shown(row: Row): Row {
  const left = Object.entries(row).filter(([name]) => !ours.some((hidden) => hidden === name));
  return Object.fromEntries(
    left.map(([name, value]) => (name === 'ktpCipher' ? ['hasNationalId', value !== null] : [name, value])),
  );
}

/** Everything stored about the caller, as account and as device, by name (UU 27/2022, article 6). */
export async function exportOf(orm: Orm, principal: Principal): Promise<Record<string, unknown>> {
  const { account, deviceHash } = principal;
  const owners = ownersOf(principal);
  const id = account?.id ?? 0;
  const rowsOf = async (rows: PromiseLike<Row[]>) => (await rows).map(shown);
  const ownListing: SQL | undefined = or(
    account ? eq(listings.userId, id) : undefined,
    deviceHash === undefined
      ? undefined
      : sql`(${listings.userId} is null and ${listings.deviceHash} = ${deviceHash})`,
  );
  const ownLead = or(inArray(leads.owner, owners), account ? eq(leads.accountId, id) : undefined);
  const anybodys = {
    advertisements: await rowsOf(
      orm.select().from(listings).where(ownListing).orderBy(desc(listings.id)).limit(most),
    ),
    priceChanges: await rowsOf(
      orm
        .select({ listingId, formerPrice, changedAt })
        .from(listingPriceChanges)
        .innerJoin(listings, eq(listings.id, listingId))
        .where(ownListing)
        .limit(most),
    ),
    requests: await rowsOf(orm.select().from(leads).where(ownLead).orderBy(desc(leads.id)).limit(most)),
    messagesToUs: await rowsOf(
      orm.select().from(supportMessages).where(inArray(supportMessages.owner, owners)).limit(most),
    ),
    reports: await rowsOf(
      orm
        .select({
          listingId: reports.listingId,
          reason: reports.reason,
          details: reports.details,
          createdAt: reports.createdAt,
        })
        .from(reports)
        .where(inArray(reports.owner, owners))
        .limit(most),
    ),
    reviewReports: await rowsOf(
      orm
        .select({
          ...{ reviewId: ownerReviewReports.reviewId, reason: ownerReviewReports.reason },
          ...{ details: ownerReviewReports.details, createdAt: ownerReviewReports.createdAt },
        })
        .from(ownerReviewReports)
        .where(inArray(ownerReviewReports.owner, owners))
        .limit(most),
    ),
    consents: await rowsOf(orm.select().from(consents).where(inArray(consents.owner, owners)).limit(most)),
  };
  if (!account) return anybodys;
  const steps = orm
    .select({ step: offerSteps })
    .from(offerSteps)
    .innerJoin(offers, eq(offers.id, offerSteps.offerId))
    .where(eq(offers.buyerId, id))
    .orderBy(offerSteps.id)
    .limit(most);
  return {
    account: shown(account),
    ...anybodys,
    ...(await dealingsOf(orm, account, most)),
    offers: await rowsOf(orm.select().from(offers).where(eq(offers.buyerId, id)).limit(most)),
    bookings: await rowsOf(
      orm
        .select({
          ...{ reference: orders.reference, listingId: orders.listingId, car: orders.car },
          ...{ status: orders.status, fee: orders.fee, price: orders.price, name: orders.name },
          ...{ visitOn: orders.visitOn, termsVersion: orders.termsVersion, createdAt: orders.createdAt },
        })
        .from(orders)
        .where(eq(orders.buyerId, id))
        .limit(most),
    ),
    offerSteps: (await steps).map(({ step }) => shown(step)),
    sellersSeen: (
      await rowsOf(orm.select().from(contactViews).where(eq(contactViews.accountId, id)).limit(most))
    ).map(({ listingId, createdAt }) => ({ listingId, createdAt })),
    messages: await rowsOf(
      orm
        .select()
        .from(notifications)
        .where(eq(notifications.accountId, id))
        .orderBy(desc(notifications.id))
        .limit(most),
    ),
    conversations: await rowsOf(
      orm
        .select({
          id: conversations.id,
          listingId: conversations.listingId,
          createdAt: conversations.createdAt,
        })
        .from(conversations)
        .where(or(eq(conversations.buyerId, id), eq(conversations.sellerId, id)))
        .limit(most),
    ),
    conversationMessages: await rowsOf(
      orm
        .select({
          ...{ conversationId: conversationMessages.conversationId, kind: conversationMessages.kind },
          ...{ text: conversationMessages.text, images: conversationMessages.images },
          ...{ facts: conversationMessages.facts, createdAt: conversationMessages.createdAt },
        })
        .from(conversationMessages)
        .where(eq(conversationMessages.authorId, id))
        .orderBy(desc(conversationMessages.createdAt))
        .limit(most),
    ),
    messagesSwitchedOff: await rowsOf(orm.select().from(mutedKinds).where(eq(mutedKinds.accountId, id))),
    collections: await rowsOf(
      orm.select().from(accountCollections).where(eq(accountCollections.accountId, id)),
    ),
    scopeRequests: await rowsOf(orm.select().from(scopeRequests).where(eq(scopeRequests.accountId, id))),
    /** A push subscription's address is a secret. */
    browsersWoken: await rowsOf(
      orm
        .select({ language: pushSubscriptions.language, createdAt: pushSubscriptions.createdAt })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.accountId, id)),
    ),
    sessions: await rowsOf(orm.select().from(sessions).where(eq(sessions.accountId, id))),
    /** Blocked accounts are included as a number only. */
    blocked: (await orm.select().from(blockedAccounts).where(eq(blockedAccounts.accountId, id))).length,
  };
}
