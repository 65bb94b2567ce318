import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { ProfileService } from './profile.service.ts';

type Parts = { readonly profile: ProfileService; readonly readPrincipal: ReadPrincipal };

const options = { methods: ['POST'], isPrivate: true } as const;

/** An account's profile, and its request for a scope. */
export function profileRoutes(app: FastifyInstance, { profile, readPrincipal }: Parts): void {
  serveEndpoint(
    app,
    'userProfile',
    async (_query, { request }) => profile.read(await requireAccount(readPrincipal, request)),
    // The documented way to call it.
    { ...options, methods: ['GET', 'POST'] },
  );

  serveEndpoint(
    app,
    'updateProfile',
    async (given, { request, language }) => ({
      profile: await profile.update(await requireAccount(readPrincipal, request), given, language),
    }),
    options,
  );

  serveEndpoint(
    app,
    'requestScope',
    async (given, { request, language }) => ({
      profile: await profile.requestScope(await requireAccount(readPrincipal, request), given, language),
    }),
    options,
  );
}
