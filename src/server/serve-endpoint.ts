import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageOfQuery } from '#contract/common-query.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { successEnvelope } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { AppError } from './app-error.ts';

export type EndpointContext = {
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

const looseRecord = z.record(z.string(), z.unknown());

/** @throws AppError `bad_request` naming each field that is wrong */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const wrong = { id: 'Isian ini tidak sah.', en: 'This value is not valid.' }[language];
  throw new AppError(
    'bad_request',
    Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.'), [wrong]])),
  );
}

/**
 * Serves one endpoint of the contract: parses the common parameters and its own, and wraps the
 * answer in the envelope. A POST takes its parameters from the body, form-encoded or JSON, and the query.
 */
export function serveEndpoint<Query extends z.ZodMiniType, Data extends z.ZodMiniType>(
  app: FastifyInstance,
  endpoint: Endpoint<Query, Data>,
  handler: (query: z.output<Query>, context: EndpointContext) => Promise<z.output<Data>>,
  methods: readonly ('GET' | 'POST')[] = [endpoint.method],
): void {
  app.route({
    method: [...methods],
    url: endpoint.path,
    schema: {
      querystring: endpoint.query,
      response: { 200: z.extend(successEnvelope, { data: endpoint.data }) },
    },
    async handler(request, reply) {
      const body = z.safeParse(looseRecord, request.body);
      const query = parse(looseRecord, request.query, 'id');
      const language = languageOfQuery(parse(commonQuery, query, 'id'));
      const data = await handler(
        parse(endpoint.query, { ...query, ...(body.success ? body.data : {}) }, language),
        {
          language,
          request,
          reply,
        },
      );
      return reply.send({ statusCode: 200, message: 'OK', data });
    },
  });
}
