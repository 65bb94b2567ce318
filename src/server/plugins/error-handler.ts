import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageAsked } from '#contract/api/common-query.ts';
import type { ErrorEnvelope } from '#contract/api/envelope.ts';
import type { ErrorCode } from '#contract/api/error-code.ts';
import { errorTable } from '#contract/api/error-table.ts';
import { isGone } from '#server/db/database-errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { BucketError } from '#server/photo-store/photo-bucket.ts';
import { isDiskFull } from '#server/process/error-reason.ts';

/** Fastify's own errors (body too large, malformed JSON, …) by status. */
function codeOfStatus(status: number | undefined): ErrorCode {
  if (status === 413) return 'payload_too_large';
  if (status === 404) return 'not_found';
  if (status === 405) return 'method_not_allowed';
  if (status === 429) return 'rate_limited';
  if (status === 503) return 'unavailable';
  return status !== undefined && status >= 400 && status < 500 ? 'bad_request' : 'internal';
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const language = error.language ?? languageAsked(request.query);
  const body: ErrorEnvelope = {
    statusCode: error.status,
    code: error.code,
    message: errorTable[error.code].message[language],
    errors: Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, [...texts]])),
    requestId: request.id,
  };
  return reply.code(error.status).header('cache-control', 'private, no-store').send(body);
}

/** Converts failures to responses (docs/decisions/errors.md). */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AppError) return sendError(request, reply, error);
    const isWithout = error instanceof BucketError || isGone(error);
    const code = isDiskFull(error) ? 'no_room' : isWithout ? 'unavailable' : codeOfStatus(error.statusCode);
    if (code === 'internal' || code === 'no_room' || isWithout)
      request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, new AppError(code));
  });
}
