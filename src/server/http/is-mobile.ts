import type { FastifyRequest } from 'fastify';

/**
 * Whether the client is a phone: by its client hint, otherwise its user agent
 * (docs/product.md#wide-and-narrow).
 */
export function isMobile({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  return /mobile/i.test(headers['user-agent'] ?? '');
}
