import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageOfQuery } from '#contract/common-query.ts';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  type ParsedQueryOf,
  querySchemaOf,
} from '#contract/endpoint-schemas.ts';
import { endpointPaths } from '#contract/endpoints.ts';
import { successEnvelope } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { AppError } from './app-error.ts';

export type EndpointContext = { readonly language: Language };

const looseRecord = z.record(z.string(), z.unknown());

const invalidIn = (language: Language) =>
  ({ id: 'Isian ini tidak sah.', en: 'This value is not valid.' })[language];

/** Form-encoded or JSON; in JSON a number may be one. @throws AppError `bad_request` if it is no set of fields */
function parametersOfBody(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {};
  const fields = z.safeParse(looseRecord, body);
  if (!fields.success) throw new AppError('bad_request');
  return Object.fromEntries(
    Object.entries(fields.data).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );
}

/** @throws AppError `bad_request` naming each field that is wrong */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'bad_request',
    Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.'), [invalidIn(language)]])),
  );
}

/**
 * Serves one endpoint of the contract: parses the common parameters and its own, and wraps the
 * answer in the envelope. A POST takes its parameters from the body, form-encoded or JSON, and the query.
 */
export function serveEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (query: ParsedQueryOf<Name>, context: EndpointContext) => Promise<DataOf<Name>>,
  methods: readonly ('GET' | 'POST')[] = ['GET'],
): void {
  const querySchema = querySchemaOf(name);
  app.route({
    method: [...methods],
    url: endpointPaths[name],
    schema: {
      querystring: querySchema,
      response: { 200: z.extend(successEnvelope, { data: dataSchemaOf(name) }) },
    },
    async handler(request, reply) {
      const given = { ...parse(looseRecord, request.query, 'id'), ...parametersOfBody(request.body) };
      const language = languageOfQuery(parse(commonQuery, given, 'id'));
      // Where a browser sends its call is not for the call to say (decisions, Privacy and scripts).
      if ('host' in given) throw new AppError('bad_request', { host: [invalidIn(language)] });
      const data = await handler(parse(querySchema, given, language), { language });
      return reply.send({ statusCode: 200, message: 'OK', data });
    },
  });
}
