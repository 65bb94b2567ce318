import type { FastifyRequest } from 'fastify';
import type { Limit } from '#contract/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import { type AccountRow, ownersOf, type ReadPrincipal } from '#server/session/principal.ts';
import { AppError } from './app-error.ts';
import { AttemptLimiter } from './attempt-limiter.ts';
import { createSharedLimiter, type SharedLimiter } from './shared-limiter.ts';

/** Of a limit, which bounds its memory: the least recently seen of more starts anew. */
const mostAddresses = 20_000;

/**
 * Counts a call against the limit that its endpoint declares.
 * @param account the caller's, if it has been read
 * @throws AppError `rate_limited`; `unauthorized` where callers are counted, and this one is neither an account nor a
 * device
 */
export type CountCall = (
  limit: Limit,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  account: AccountRow | undefined,
) => Promise<void>;

/** @param secret key for the stored hashes of what all processes count together */
export function createCallCounter(
  database: Pick<Database, 'engine' | 'orm'>,
  secret: string,
  readPrincipal: ReadPrincipal,
): CountCall {
  const limiters = new Map<Limit, SharedLimiter>();

  function limiterOf(limit: Limit): SharedLimiter {
    const known = limiters.get(limit);
    if (known) return known;
    const { most, withinMinutes, sharedAs } = limit;
    const limits = { most, withinMs: withinMinutes * 60_000, mostAddresses };
    const limiter =
      sharedAs === undefined
        ? new AttemptLimiter(limits)
        : createSharedLimiter(database, sharedAs, secret, limits);
    limiters.set(limit, limiter);
    return limiter;
  }

  /** Whom a call counts for; undefined if it is not limited. */
  async function countedOf(
    { of }: Limit,
    request: Pick<FastifyRequest, 'headers' | 'ip'>,
    account: AccountRow | undefined,
  ): Promise<string | undefined> {
    if (of === 'address') return request.ip;
    const principal = account ? { account, deviceHash: undefined } : await readPrincipal(request);
    if (of === 'guests of an address') return principal.account ? undefined : request.ip;
    const [caller] = ownersOf(principal);
    if (caller === undefined) throw new AppError('unauthorized');
    return caller;
  }

  return async (limit, request, account) => {
    const counted = await countedOf(limit, request, account);
    if (counted !== undefined && !(await limiterOf(limit).take(counted))) throw new AppError('rate_limited');
  };
}
