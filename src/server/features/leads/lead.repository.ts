import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type LeadState, leadKindsTo, sellerLeadKinds } from '#contract/leads/lead.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { lockName } from '#server/db/transaction.ts';
import { isFromBlocked } from '#server/features/account/shared/blocked.ts';

const { accounts, brands, cities, leadRecipients, leads, listings, models } = schema;
const { outlets, provinces, variants } = schema;

export type NewLead = typeof leads.$inferInsert;
export type LeadRow = typeof leads.$inferSelect;
export type SellerLeadRow = Awaited<ReturnType<LeadRepository['ofReader']>>[number];
export type LeadRepository = ReturnType<typeof createLeadRepository>;

const counts = z.object({
  rows: z.tuple([
    z.object({
      sender: z.number(),
      senderToListing: z.number(),
      listing: z.number(),
      addressToListing: z.number(),
      address: z.number(),
    }),
  ]),
});
const recipientRows = z.object({ rows: z.array(z.object({ id: z.number() })) });
export type LeadCounts = z.infer<typeof counts>['rows'][0];

/** Dealers that a lead for a city's dealers is passed on to, those with most cars there first. */
const mostDealers = 10;

/** An account that reads leads: a seller, possibly also staff. */
export type LeadReader = { readonly id: number; readonly isStaff: boolean };

export function createLeadRepository(orm: Orm) {
  const carNames = {
    brandName: brands.name,
    modelName: models.name,
    variantName: sql<string | null>`coalesce(${variants.name}, ${listings.variantName})`,
    makeYear: listings.makeYear,
    place: sql<string>`coalesce(${cities.name}, ${provinces.name})`,
  };
  const senderCity = sql<string | null>`(select name from ${cities} where id = ${leads.cityId})`;
  const isRecipient = (id: number) =>
    sql`exists (select 1 from ${leadRecipients} r where r.lead_id = ${leads.id} and r.account_id = ${id})`;
  /** Each dealer has a state of its own; of other leads there is one. */
  const stateFor = ({ id }: LeadReader) => sql<LeadState>`coalesce(
    (select r.state from ${leadRecipients} r where r.lead_id = ${leads.id} and r.account_id = ${id}), ${leads.state})`;
  const readableBy = ({ id, isStaff }: LeadReader) => {
    const asSeller = and(
      or(and(eq(listings.userId, id), inArray(leads.kind, sellerLeadKinds)), isRecipient(id)),
      // Leads from blocked senders are hidden from the seller.
      sql`not exists (${isFromBlocked(sql`${id}`)})`,
    );
    return isStaff
      ? or(asSeller, inArray(leads.kind, leadKindsTo('staff')), isNotNull(leads.outletName))
      : asSeller;
  };
  const withCar = (reader: LeadReader) =>
    orm
      .select({
        lead: leads,
        state: stateFor(reader),
        senderId: accounts.publicId,
        senderCity,
        outletSource: outlets.source,
        ...carNames,
      })
      .from(leads)
      .leftJoin(listings, eq(listings.id, leads.listingId))
      .leftJoin(brands, eq(brands.id, listings.brandId))
      .leftJoin(models, eq(models.id, listings.modelId))
      .leftJoin(provinces, eq(provinces.id, listings.provinceId))
      .leftJoin(variants, eq(variants.id, listings.variantId))
      .leftJoin(cities, eq(cities.id, listings.cityId))
      .leftJoin(accounts, eq(accounts.id, leads.accountId))
      .leftJoin(outlets, eq(outlets.id, leads.outletId))
      .$dynamic();

  return {
    async byClientId(clientId: string): Promise<LeadRow | undefined> {
      const [row] = await orm.select().from(leads).where(eq(leads.clientId, clientId));
      return row;
    },

    /** Whether a lead comes from a sender that this account has blocked. */
    async isFromBlocked(leadId: number, accountId: number, within: Orm): Promise<boolean> {
      const found = await within
        .select({ id: leads.id })
        .from(leads)
        .where(and(eq(leads.id, leadId), sql`exists (${isFromBlocked(sql`${accountId}`)})`));
      return found.length > 0;
    },

    /** The car of a lead, public or not. */
    async listing(id: number, within: Orm) {
      const [found] = await within
        .select({
          id: listings.id,
          status: listings.status,
          price: listings.price,
          userId: listings.userId,
          publishedAt: listings.publishedAt,
          ...carNames,
        })
        .from(listings)
        .innerJoin(brands, eq(brands.id, listings.brandId))
        .innerJoin(models, eq(models.id, listings.modelId))
        .innerJoin(provinces, eq(provinces.id, listings.provinceId))
        .leftJoin(variants, eq(variants.id, listings.variantId))
        .leftJoin(cities, eq(cities.id, listings.cityId))
        .where(eq(listings.id, id));
      return found;
    },

    async outlet(id: number, within: Orm) {
      const [found] = await within
        .select({ id: outlets.id, name: outlets.name, offers: outlets.offers, brand: outlets.brand })
        .from(outlets)
        .where(eq(outlets.id, id));
      return found;
    },

    async hasCity(id: number, within: Orm): Promise<boolean> {
      const found = await within.select({ id: cities.id }).from(cities).where(eq(cities.id, id));
      return found.length > 0;
    },

    /** Locks the given keys until the transaction ends, so that concurrent requests are counted correctly. */
    async lock(keys: readonly string[], within: Orm): Promise<void> {
      // In a fixed order, to avoid deadlocks.
      for (const key of [...keys].sort()) await lockName(within, `lead ${key}`);
    },

    /** Recent numbers of leads: per day by sender and by car or outlet, per hour by address. */
    async countLately(
      {
        accountId,
        mobile,
        listingId,
        outletId,
        askedFrom,
      }: Pick<NewLead, 'accountId' | 'mobile' | 'listingId' | 'outletId' | 'askedFrom'>,
      within: Orm,
    ): Promise<LeadCounts> {
      // An unverified number must not use up its owner's limit.
      const bySender =
        accountId == null ? sql`mobile = ${mobile} and account_id is null` : sql`account_id = ${accountId}`;
      const about =
        outletId == null
          ? sql`listing_id = ${listingId ?? null}::bigint`
          : sql`outlet_id = ${outletId}::bigint`;
      const day = sql`created_at > now() - interval '1 day'`;
      const { rows } = z.parse(
        counts,
        await within.execute(sql`
          select
            (select count(*)::int from leads where ${bySender} and ${day}) as sender,
            (select count(*)::int from leads
              where ${bySender} and ${day} and ${about}) as "senderToListing",
            (select count(*)::int from leads where ${about} and ${day}) as listing,
            (select case when ${accountId != null} then 0 else count(*)::int end from leads
              where ${about} and ${day}
                and asked_from = ${askedFrom} and account_id is null) as "addressToListing",
            (select count(*)::int from leads
              where asked_from = ${askedFrom} and created_at > now() - interval '1 hour') as address`),
      );
      return rows[0];
    },

    /** @returns undefined if a lead with the same client id exists */
    async add(lead: NewLead, within: Orm): Promise<number | undefined> {
      const [added] = await within
        .insert(leads)
        .values(lead)
        .onConflictDoNothing()
        .returning({ id: leads.id });
      return added?.id;
    },

    /**
     * Passes a lead on to dealers with cars on offer in a city, and to the dealer of the wanted car.
     * @returns their accounts
     */
    async addDealers(
      leadId: number,
      {
        cityId,
        listingId,
        senderId,
      }: { readonly cityId: number; readonly listingId: number | null; readonly senderId: number | null },
      within: Orm,
    ): Promise<readonly number[]> {
      const result = await within.execute(sql`
        with dealers as (
          select accounts.id, max(case when listings.id = ${listingId}::bigint then 1 else 0 end) as is_asked,
            count(*) as cars
          from accounts join listings on listings.user_id = accounts.id
          where accounts.scope = 'dealer' and not accounts.is_suspended
            and accounts.id is distinct from ${senderId}::bigint
            and listings.status in ('live', 'reserved')
            and (listings.city_id = ${cityId} or listings.id = ${listingId}::bigint)
          group by accounts.id order by is_asked desc, cars desc, accounts.id limit ${mostDealers}
        )
        insert into lead_recipients (lead_id, account_id) select ${leadId}::bigint, id from dealers
        returning account_id::int as id`);
      return z.parse(recipientRows, result).rows.map(({ id }) => id);
    },

    /** Names of a catalogue's brand, model and variant; null where there is none. */
    async vehicleNames({
      brandId,
      modelId,
      variantId,
    }: Readonly<Record<'brandId' | 'modelId' | 'variantId', number | undefined>>) {
      const [found] = await orm
        .select({ brand: brands.name, model: models.name, variant: variants.name })
        .from(brands)
        .leftJoin(models, and(eq(models.brandId, brands.id), eq(models.id, modelId ?? 0)))
        .leftJoin(variants, and(eq(variants.modelId, models.id), eq(variants.id, variantId ?? 0)))
        .where(eq(brands.id, brandId ?? 0));
      return found;
    },

    async ofReader(reader: LeadReader, page: number, perPage: number) {
      return await withCar(reader)
        .where(readableBy(reader))
        .orderBy(desc(leads.id))
        .limit(perPage)
        .offset((page - 1) * perPage);
    },

    async countsOf(reader: LeadReader): Promise<{ total: number; fresh: number }> {
      const [counted] = await orm
        .select({
          total: count(),
          fresh: sql<number>`count(*) filter (where ${stateFor(reader)} = 'new')::int`,
        })
        .from(leads)
        .leftJoin(listings, eq(listings.id, leads.listingId))
        .where(readableBy(reader));
      return counted ?? { total: 0, fresh: 0 };
    },

    async oneOf(reader: LeadReader, id: number) {
      const [found] = await withCar(reader).where(and(readableBy(reader), eq(leads.id, id)));
      return found;
    },

    /** Deletes expired leads and national ids; the periods are in the privacy page. */
    async removeOld(): Promise<void> {
      await orm.execute(sql`
        update leads set ktp_cipher = null
        where ktp_cipher is not null and created_at <= now() - interval '90 days'`);
      await orm.execute(sql`delete from leads where created_at <= now() - interval '1 year'`);
    },
  };
}
