import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '#server/env.ts';
import { AppError } from '#server/http/app-error.ts';

/** Paths that reveal internals of the server and do not concern visitors. */
const operatorPaths: ReadonlySet<string> = new Set(['/metrics', '/api/openapi.json']);

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * In production these require the operator's token (`Authorization: Bearer …`); for others they answer 404.
 */
export function operatorOnly(
  app: FastifyInstance,
  { isProduction, operatorToken }: Pick<Environment, 'isProduction' | 'operatorToken'>,
): void {
  if (!isProduction) return;
  const expected = operatorToken && digest(`Bearer ${operatorToken}`);
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!operatorPaths.has(routeOptions.url ?? '')) return;
    const given = digest(headers.authorization ?? '');
    if (!expected || !timingSafeEqual(given, expected)) throw new AppError('not_found');
  });
}
