import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import { type SessionRepository, sessionIdOf } from '#server/session/session.repository.ts';
import type { SessionCookies } from '#server/session/session-cookie.ts';
import { hashOfToken, tokenOf } from '#server/session/session-token.ts';

type Parts = {
  readonly sessions: SessionRepository;
  readonly readPrincipal: ReadPrincipal;
  readonly cookies: SessionCookies;
};

const options = { methods: ['POST'], isPrivate: true } as const;

/** Sessions of an account, and ending them. */
export function sessionRoutes(app: FastifyInstance, { sessions, readPrincipal, cookies }: Parts): void {
  serveEndpoint(
    app,
    'ownSessions',
    async (_query, { request }) => {
      const account = await requireAccount(readPrincipal, request);
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
    },
    options,
  );

  serveEndpoint(
    app,
    'endSession',
    async ({ id }, { request, reply }) => {
      const account = await requireAccount(readPrincipal, request);
      if (!(await sessions.endOne(account.id, id))) throw new AppError('not_found');
      if (sessionIdOf({ tokenHash: hashOfToken(tokenOf(request) ?? '') }) === id) cookies.clear(reply);
      return { done: true };
    },
    options,
  );

  serveEndpoint(
    app,
    'endOtherSessions',
    async (_query, { request }) => {
      const account = await requireAccount(readPrincipal, request);
      return { ended: await sessions.endOthers(account.id, hashOfToken(tokenOf(request) ?? '')) };
    },
    options,
  );
}
