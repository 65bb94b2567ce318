import type { FastifyRequest } from 'fastify';

/** Words in the user agents of crawlers, link previews, monitors and libraries. */
const names =
  /bot\b|bot[/ ;_-]|crawl|spider|slurp|headless|lighthouse|preview|scrap|facebookexternalhit|whatsapp\/|telegram|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|phantom|puppeteer|playwright/i;

/** Whether the call was made by a program, or is a browser's prefetch. */
export function isRobot({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return agent === '' || names.test(agent) || /prefetch|prerender|preview/i.test(purpose);
}
