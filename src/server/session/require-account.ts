import type { FastifyRequest } from 'fastify';
import type { Scope } from '#contract/account/account.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow, ReadPrincipal } from './principal.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** @throws AppError `unauthorized` for a guest, and as `ReadPrincipal` */
export async function requireAccount(readPrincipal: ReadPrincipal, request: Request): Promise<AccountRow> {
  const { account } = await readPrincipal(request);
  if (!account) throw new AppError('unauthorized');
  return account;
}

/** @throws AppError `unauthorized` for a guest, `not_found` for another scope, and as `ReadPrincipal` */
export async function requireScope(
  readPrincipal: ReadPrincipal,
  request: Request,
  ...scopes: readonly Scope[]
): Promise<AccountRow> {
  const account = await requireAccount(readPrincipal, request);
  // 404 rather than 403, so that its existence is not revealed (docs/product.md#roles).
  if (!scopes.includes(account.scope)) throw new AppError('not_found');
  return account;
}
