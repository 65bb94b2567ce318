import type { FastifyRequest } from 'fastify';
import { accountHeader, deviceHeader, deviceTokenPattern } from '#contract/account/account.ts';
import { AppError } from '#server/http/app-error.ts';
import type { AccountRow, SessionRepository } from './session.repository.ts';
import { hashOfToken, tokenOf } from './session-token.ts';

export type { AccountRow } from './session.repository.ts';

export type Principal = {
  readonly account: AccountRow | undefined;
  /** SHA-256 of the device's token, in hexadecimal. */
  readonly deviceHash: string | undefined;
};

/**
 * The principal of a call.
 * @throws AppError `other_account` if `x-lajur-account` names another account than the session's;
 * `unauthorized` if it names one and there is no session; `suspended`; `bad_request` for an invalid device
 * token
 */
export type ReadPrincipal = (request: Pick<FastifyRequest, 'headers'>) => Promise<Principal>;

export function createPrincipalReader(sessions: Pick<SessionRepository, 'accountOf'>): ReadPrincipal {
  return async (request) => {
    const deviceHash = deviceHashOf(request);
    const token = tokenOf(request);
    const account = token === undefined ? undefined : await sessions.accountOf(hashOfToken(token));
    if (account?.isSuspended) throw new AppError('suspended');
    const named = request.headers[accountHeader];
    if (named !== undefined && named !== account?.publicId)
      throw new AppError(account ? 'other_account' : 'unauthorized');
    return { account, deviceHash };
  };
}

/** @throws AppError `bad_request` for an invalid device token */
export function deviceHashOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = headers[deviceHeader];
  if (token === undefined) return undefined;
  if (typeof token !== 'string' || !deviceTokenPattern.test(token)) throw new AppError('bad_request');
  return hashOfToken(token);
}

/** Owners of uploads and submissions: the account, the device, or both. The account comes first. */
export function ownersOf({ account, deviceHash }: Principal): string[] {
  const owners = account ? [`account:${account.id}`] : [];
  if (deviceHash !== undefined) owners.push(`device:${deviceHash}`);
  return owners;
}
