import type { FastifyRequest } from 'fastify';
import type { Caller } from '#contract/api/endpoint.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow, ReadPrincipal } from './principal.ts';

/**
 * The account that calls.
 * @throws AppError `unauthorized` for a guest, `not_found` for another scope, and as `ReadPrincipal`
 */
export async function requireCaller(
  who: Exclude<Caller, 'anyone'>,
  readPrincipal: ReadPrincipal,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<AccountRow> {
  const { account } = await readPrincipal(request);
  if (!account) throw new AppError('unauthorized');
  // 404 rather than 403, so that its existence is not revealed (docs/product.md#roles).
  if (who !== 'account' && who !== account.scope) throw new AppError('not_found');
  return account;
}
