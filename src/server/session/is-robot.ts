import type { FastifyRequest } from 'fastify';

/** Crawlers, link previews, monitors and libraries, by the words they name themselves with. */
const names =
  /bot\b|bot[/ ;_-]|crawl|spider|slurp|headless|lighthouse|preview|scrap|facebookexternalhit|whatsapp\/|telegram|monitor|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|phantom|puppeteer|playwright/i;

/** Whether a call comes from a program rather than from a person, or is made before a person asks for it. */
export function isRobot({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return agent === '' || names.test(agent) || /prefetch|prerender|preview/i.test(purpose);
}
