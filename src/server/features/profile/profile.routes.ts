import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/serve-endpoint.ts';
import type { WhoAsks } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import type { ProfileService } from './profile.service.ts';

type Parts = { readonly profile: ProfileService; readonly whoAsks: WhoAsks };

const options = { methods: ['POST'], isPrivate: true } as const;

/** An account's profile, and its request for a scope. */
export function profileRoutes(app: FastifyInstance, { profile, whoAsks }: Parts): void {
  serveEndpoint(
    app,
    'userProfile',
    async (_query, { request }) => profile.read(await requireAccount(whoAsks, request)),
    // The documented way to call it.
    { ...options, methods: ['GET', 'POST'] },
  );

  serveEndpoint(
    app,
    'updateProfile',
    async (given, { request, language }) => ({
      profile: await profile.update(await requireAccount(whoAsks, request), given, language),
    }),
    options,
  );

  serveEndpoint(
    app,
    'requestScope',
    async (given, { request, language }) => ({
      profile: await profile.requestScope(await requireAccount(whoAsks, request), given, language),
    }),
    options,
  );
}
