import type { AccountUser } from '#contract/account/account.ts';
import type { AccountRow } from '#server/session/principal.ts';

/** What an account is told of itself. */
export function userOf({ publicId, mobile, scope, name, email }: AccountRow): AccountUser {
  return { id: publicId, mobile, scope, name, email };
}
