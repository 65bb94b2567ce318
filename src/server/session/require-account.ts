import type { FastifyRequest } from 'fastify';
import type { Scope } from '#contract/account/account.ts';
import { AppError } from '#server/app-error.ts';
import type { AccountRow, WhoAsks } from './principal.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** @throws AppError `unauthorized` for a guest, and as `WhoAsks` */
export async function requireAccount(whoAsks: WhoAsks, request: Request): Promise<AccountRow> {
  const { account } = await whoAsks(request);
  if (!account) throw new AppError('unauthorized');
  return account;
}

/** @throws AppError `unauthorized` for a guest, `not_found` for another scope, and as `WhoAsks` */
export async function requireScope(
  whoAsks: WhoAsks,
  request: Request,
  ...scopes: readonly Scope[]
): Promise<AccountRow> {
  const account = await requireAccount(whoAsks, request);
  // 404 and not 403, so that its existence is not revealed (docs/product.md#roles).
  if (!scopes.includes(account.scope)) throw new AppError('not_found');
  return account;
}
