import type { AccountUser } from '#contract/account/account.ts';
import type { AccountRow } from '#server/session/principal.ts';

/** An account as its owner sees it. */
export function userOf({ publicId, mobile, scope, name, email }: AccountRow): AccountUser {
  return { id: publicId, mobile, scope, name, email };
}
