import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import type { ReadPrincipal } from '#server/session/principal.ts';
import { requireAccount } from '#server/session/require-account.ts';
import { block, listBlocked, unblock } from './blocks.ts';

type Parts = { readonly database: Database; readonly readPrincipal: ReadPrincipal };

const options = { methods: ['POST'], isPrivate: true } as const;

/** Endpoints for blocking accounts. */
export function blockRoutes(app: FastifyInstance, { database, readPrincipal }: Parts): void {
  const { orm } = database;
  serveEndpoint(
    app,
    'blockAccount',
    async ({ id }, { request }) => {
      await block(database, (await requireAccount(readPrincipal, request)).id, id);
      return { done: true };
    },
    options,
  );

  serveEndpoint(
    app,
    'unblockAccount',
    async ({ id }, { request }) => {
      await unblock(orm, (await requireAccount(readPrincipal, request)).id, id);
      return { done: true };
    },
    options,
  );

  serveEndpoint(
    app,
    'blockedAccounts',
    async (_query, { request }) => {
      const rows = await listBlocked(orm, (await requireAccount(readPrincipal, request)).id);
      return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
    },
    options,
  );
}
