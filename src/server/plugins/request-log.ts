import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMobile } from '#server/http/is-mobile.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for an in-process request while a page is rendered. */
    readonly isInternal: boolean;
  }
}

const internalHeader = 'x-lajur-internal';
/** Known only to this process, so that it cannot be forged. */
const internalToken = randomUUID();

export const internalHeaders = { [internalHeader]: internalToken };

/** One line per request, with its id and without visitor data: no address, no query, no body. */
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
    const [path] = request.url.split('?');
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        mobile: isMobile(request),
      },
      'request',
    );
  });
}
