import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ProfileService } from './profile.service.ts';

type Parts = { readonly profile: ProfileService };

/** An account's profile, and its request for a scope. */
export function profileRoutes(app: FastifyInstance, { profile }: Parts): void {
  serveEndpoint(app, 'userProfile', async (_query, { account }) => profile.read(account));

  serveEndpoint(app, 'updateProfile', async (given, { account, language }) => ({
    profile: await profile.update(account, given, language),
  }));

  serveEndpoint(app, 'requestScope', async (given, { account, language }) => ({
    profile: await profile.requestScope(account, given, language),
  }));
}
