import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { block, listBlocked, unblock } from './blocks.ts';

type Parts = { readonly database: Database };

/** Endpoints for blocking accounts. */
export function blockRoutes(app: FastifyInstance, { database }: Parts): void {
  const { orm } = database;
  serveEndpoint(app, 'blockAccount', async ({ id }, { account }) => {
    await block(database, account.id, id);
    return { done: true };
  });

  serveEndpoint(app, 'unblockAccount', async ({ id }, { account }) => {
    await unblock(orm, account.id, id);
    return { done: true };
  });

  serveEndpoint(app, 'blockedAccounts', async (_query, { account }) => {
    const rows = await listBlocked(orm, account.id);
    return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
  });
}
