import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import {
  type AuditAction,
  type AuditEntry,
  type AuditFacts,
  auditActions,
  auditFacts,
} from '#contract/staff/audit.schema.ts';
import { type Database, type Orm, schema } from '#server/db/database.ts';
import { inTransaction, lockName } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';

const { accounts, auditTrail, listings } = schema;

/** A change by staff and its entry in the trail. */
export type StaffChange = {
  readonly action: AuditAction;
  /** The actor; null for the command line. */
  readonly actorId: number | null;
  /** The client's idempotency key; null for the command line. */
  readonly clientId: string | null;
};

/** Subject and facts, known after the change. */
export type Noted = {
  readonly listingId?: number;
  readonly accountId?: number;
  readonly facts: AuditFacts;
};

/** What people do with what is theirs. */
const ownActions: ReadonlySet<AuditAction> = new Set(['import']);

/** Whether an account, or a listing under its account or number, is the actor's. */
async function isOwnCase(orm: Orm, actorId: number, { listingId, accountId }: Noted): Promise<boolean> {
  if (accountId === actorId) return true;
  if (listingId === undefined) return false;
  const [own] = await orm
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, actorId))
    .where(
      and(eq(listings.id, listingId), or(eq(listings.userId, actorId), eq(listings.mobile, accounts.mobile))),
    );
  return own !== undefined;
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * The audit trail: append-only (enforced by a trigger), each entry written in the transaction of the change
 * itself.
 */
export function createAuditTrail(database: Database) {
  /**
   * @throws AppError `not_found` for another actor's id, `bad_request` for one that was used for something
   * else
   */
  async function isDone(orm: Orm, { action, actorId, clientId }: StaffChange): Promise<boolean> {
    if (clientId === null) return false;
    const [row] = await orm.select().from(auditTrail).where(eq(auditTrail.clientId, clientId));
    if (!row) return false;
    if (row.actorId !== actorId) throw new AppError('not_found');
    if (row.action !== action) throw new AppError('bad_request');
    return true;
  }

  async function attempt(
    change: StaffChange,
    work: (transaction: Orm) => Promise<Noted>,
  ): Promise<{ isNew: boolean }> {
    return await inTransaction(database.orm, async (transaction) => {
      // Waits for a concurrent transaction with the same key.
      if (change.clientId !== null) await lockName(transaction, `staff ${change.clientId}`);
      if (await isDone(transaction, change)) return { isNew: false };
      const noted = await work(transaction);
      const { action, actorId } = change;
      if (actorId !== null && !ownActions.has(action) && (await isOwnCase(transaction, actorId, noted)))
        throw new AppError('own_case');
      await transaction.insert(auditTrail).values({ ...change, ...noted });
      return { isNew: true };
    });
  }

  return {
    /**
     * Runs `work` in a transaction and records it, unless it has run before.
     * @throws AppError `own_case` if it concerns the actor's own account or listing
     */
    async once(change: StaffChange, work: (transaction: Orm) => Promise<Noted>): Promise<{ isNew: boolean }> {
      return await attempt(change, work);
    },

    /** Newest first. */
    async entries({
      where,
      limit,
      offset = 0,
    }: {
      readonly where?: SQL | undefined;
      readonly limit: number;
      readonly offset?: number;
    }): Promise<AuditEntry[]> {
      const actors = alias(accounts, 'actors');
      const rows = await database.orm
        .select({
          row: auditTrail,
          name: actors.name,
          actorMobile: actors.mobile,
          mobile: accounts.mobile,
        })
        .from(auditTrail)
        .leftJoin(actors, eq(actors.id, auditTrail.actorId))
        .leftJoin(accounts, eq(accounts.id, auditTrail.accountId))
        .where(where)
        .orderBy(desc(auditTrail.id))
        .limit(limit)
        .offset(offset);
      return rows.flatMap(({ row, name, actorMobile, mobile }) => {
        const action = z.safeParse(z.enum(auditActions), row.action).data;
        // An action of a later version.
        if (action === undefined) return [];
        return {
          id: row.id,
          action,
          actor: name ?? actorMobile,
          isCommandLine: row.actorId === null,
          listingId: row.listingId,
          mobile,
          facts: z.safeParse(auditFacts(), row.facts).data ?? {},
          createdAt: row.createdAt.toISOString(),
        };
      });
    },

    async count(): Promise<number> {
      const [row] = await database.orm.select({ count: sql<number>`count(*)::int` }).from(auditTrail);
      return row?.count ?? 0;
    },
  };
}
