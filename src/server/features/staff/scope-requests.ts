import { eq, isNull, sql } from 'drizzle-orm';
import type { ScopeRequest } from '#contract/staff/staff.ts';
import { type Orm, schema } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { AppError } from '#server/http/app-error.ts';
import { setScope } from './set-scope.ts';
import { staffAccounts } from './staff-accounts.ts';
import { type Decided, noteOf, type StaffParts } from './staff-parts.ts';

const { scopeRequests } = schema;

export async function countScopeRequests(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(scopeRequests)
    .where(isNull(scopeRequests.decidedAt));
  return row?.count ?? 0;
}

/** Open scope requests, oldest first. */
export async function openScopeRequests(orm: Orm, limit: number, offset: number): Promise<ScopeRequest[]> {
  const rows = await orm
    .select()
    .from(scopeRequests)
    .where(isNull(scopeRequests.decidedAt))
    .orderBy(scopeRequests.createdAt, scopeRequests.id)
    .limit(limit)
    .offset(offset);
  const accounts = await staffAccounts(
    orm,
    rows.map(({ accountId }) => accountId),
  );
  return rows.flatMap(({ id, scope, company, note, createdAt, accountId }) => {
    const account = accounts.get(accountId);
    return account ? [{ id, scope, company, note, createdAt: createdAt.toISOString(), account }] : [];
  });
}

/**
 * Grants or refuses a request, once.
 * @throws AppError `not_found`, `conflict` if it has already been decided
 */
export async function decideScope(
  { database, trail }: StaffParts,
  { id, isGranted, note, ...decided }: Decided & { readonly id: number; readonly isGranted: boolean },
): Promise<void> {
  const action = isGranted ? 'grant-scope' : 'refuse-scope';
  const { isNew } = await trail.once({ action, ...decided }, async (transaction) => {
    const [request] = await transaction
      .select()
      .from(scopeRequests)
      .where(eq(scopeRequests.id, id))
      .for('update');
    if (!request) throw new AppError('not_found');
    if (request.decidedAt !== null) throw new AppError('conflict');
    const { accountId, scope } = request;
    await transaction
      .update(scopeRequests)
      .set({ decidedAt: new Date(), isGranted })
      .where(eq(scopeRequests.id, id));
    const before = isGranted ? await setScope(transaction, accountId, scope) : undefined;
    await notify(transaction, {
      accountId,
      kind: 'scope-decided',
      key: String(id),
      facts: { scope, isGranted },
    });
    return { accountId, facts: { scope, ...(before ? { before } : {}), ...noteOf(note) } };
  });
  if (isNew && isGranted) await database.announceChange();
}
