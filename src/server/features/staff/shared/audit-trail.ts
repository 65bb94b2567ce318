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
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Once } from '#server/http/once.ts';

const { accounts, auditTrail, listings } = schema;

/** A change by staff and its entry in the trail. */
export type StaffChange = {
  readonly action: AuditAction;
  /** The actor; null for the command line. */
  readonly actorId: number | null;
  /** The change of the call; null for the command line. */
  readonly once: Once | null;
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
  return {
    /**
     * Runs `work` as the change of its call, and records it.
     * @throws AppError `own_case` if it concerns the actor's own account or listing
     */
    async once(
      { action, actorId, once }: StaffChange,
      work: (transaction: Orm) => Promise<Noted>,
    ): Promise<{ isNew: boolean }> {
      const recorded = async (transaction: Orm) => {
        const noted = await work(transaction);
        if (actorId !== null && !ownActions.has(action) && (await isOwnCase(transaction, actorId, noted)))
          throw new AppError('own_case');
        await transaction.insert(auditTrail).values({ action, actorId, ...noted });
      };
      if (once) return await once.change(recorded, action);
      await inTransaction(database.orm, recorded);
      return { isNew: true };
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
