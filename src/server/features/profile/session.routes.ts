import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { type SessionRepository, sessionIdOf } from '#server/session/session.repository.ts';
import type { SessionCookies } from '#server/session/session-cookie.ts';
import { hashOfToken, tokenOf } from '#server/session/session-token.ts';

type Parts = {
  readonly sessions: SessionRepository;
  readonly cookies: SessionCookies;
};

/** Sessions of an account, and ending them. */
export function sessionRoutes(app: FastifyInstance, { sessions, cookies }: Parts): void {
  serveEndpoint(app, 'ownSessions', async (_query, { account, request }) => {
    const current = hashOfToken(tokenOf(request) ?? '');
    const rows = await sessions.listOf(account.id);
    return {
      items: rows.map((row) => ({
        id: sessionIdOf(row),
        device: row.device,
        createdAt: row.createdAt.toISOString(),
        usedAt: row.usedAt.toISOString(),
        isCurrent: row.tokenHash === current,
      })),
    };
  });

  serveEndpoint(app, 'endSession', async ({ id }, { account, request, reply }) => {
    if (!(await sessions.endOne(account.id, id))) throw new AppError('not_found');
    if (sessionIdOf({ tokenHash: hashOfToken(tokenOf(request) ?? '') }) === id) cookies.clear(reply);
    return { done: true };
  });

  serveEndpoint(app, 'endOtherSessions', async (_query, { account, request }) => {
    return { ended: await sessions.endOthers(account.id, hashOfToken(tokenOf(request) ?? '')) };
  });
}
