import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findContactDetails } from '#contract/masking/contact-details.ts';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import { utmOf } from '#contract/page/utm.ts';
import { notPages } from '#contract/paths.ts';
import { isMobile } from '#server/http/is-mobile.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for an in-process request while a page is rendered. */
    readonly isInternal: boolean;
  }
}

const longestReferer = 300;
const internalHeader = 'x-lajur-internal';
/** Known only to this process, so that it cannot be forged. */
const internalToken = randomUUID();

export const internalHeaders = { [internalHeader]: internalToken };

/** A telephone number in an address; the numbers of cars and articles start with other digits. */
const numberInPath = /(^|\D)\+?(?:62|0)(?:(?:[\s.+-]|%20)?\d){8,}/g;

const withoutNumbers = (address: string) => address.replace(numberInPath, '$1•••');

/** Origin and path of a page that led here; its query may be a visitor's words. */
function refererOf({ headers: { referer } }: FastifyRequest): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origin === 'null' ? undefined : withoutNumbers(`${origin}${pathname}`).slice(0, longestReferer);
}

/** The utm parameters of a page, without national ids and contact details. */
function campaignOf(query: string) {
  const now = new Date();
  const named = Object.entries(utmOf(new URLSearchParams(query))).filter(
    ([, value]) => !hasKtp(value, now) && findContactDetails(value).length === 0,
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/**
 * One line per request, with its id and without visitor data: no network address, no body, and of the query of
 * a page its utm parameters only.
 */
export function requestLog(app: FastifyInstance): void {
  app.decorateRequest('isInternal', {
    getter(this: FastifyRequest) {
      return this.headers[internalHeader] === internalToken;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.isInternal) return;
    const [path = '', query = ''] = request.url.split(/\?(.*)/s);
    const isPage = !notPages.test(path);
    request.log.info(
      {
        method: request.method,
        path: withoutNumbers(path),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        mobile: isMobile(request),
        // Absent values are left out of the line.
        ...(isPage && { referer: refererOf(request), utm: query ? campaignOf(query) : undefined }),
      },
      'request',
    );
  });
}
