import type { Caller } from '#contract/api/endpoint.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow, Principal } from './principal.ts';

/**
 * The account that calls.
 * @throws AppError `unauthorized` for a guest, `not_found` for another scope
 */
export function requireCaller(
  who: Exclude<Caller, 'anyone'>,
  { account }: Pick<Principal, 'account'>,
): AccountRow {
  if (!account) throw new AppError('unauthorized');
  // 404 rather than 403, so that its existence is not revealed (docs/product.md#roles).
  if (who !== 'account' && who !== account.scope) throw new AppError('not_found');
  return account;
}
